ALTER TABLE `letters` ADD `sealed_sound_map` text;--> statement-breakpoint
ALTER TABLE `letters` ADD `opens_at` integer;--> statement-breakpoint
ALTER TABLE `letters` ADD `sealed_notice_to` text;--> statement-breakpoint
ALTER TABLE `letters` ADD `notice_sent_at` integer;--> statement-breakpoint
ALTER TABLE `letters` ADD `released_at` integer;--> statement-breakpoint
CREATE INDEX `letters_to_announce` ON `letters` (`opens_at`) WHERE sealed_notice_to is not null and notice_sent_at is null;