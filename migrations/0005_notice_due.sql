DROP INDEX `letters_to_announce`;--> statement-breakpoint
CREATE INDEX `letters_notice_due` ON `letters` (`opens_at`) WHERE sealed_notice_to is not null;