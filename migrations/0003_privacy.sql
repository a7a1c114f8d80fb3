ALTER TABLE `accounts` ADD `last_seen_at` integer;--> statement-breakpoint
CREATE INDEX `accounts_unseen` ON `accounts` (`last_seen_at`,`created_at`) WHERE email_hash is null and merged_into is null and tier = 'free';--> statement-breakpoint
CREATE INDEX `account_keys_version` ON `account_keys` (`master_version`);--> statement-breakpoint
CREATE INDEX `outbox_to` ON `outbox` (lower("to"));