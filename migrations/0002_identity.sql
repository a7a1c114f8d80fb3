CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`version` text NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consents_once` ON `consents` (`account_id`,`kind`,`version`,`given_at`);--> statement-breakpoint
CREATE TABLE `email_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`email_hash` text NOT NULL,
	`token_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `email_codes_asked` ON `email_codes` (`email_hash`,`token_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_codes_expiry` ON `email_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `trial_uses` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `trials` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`key_id` text,
	`sealed_name` text NOT NULL,
	`sealed_email` text NOT NULL,
	`sealed_motivation` text NOT NULL,
	`started_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trials_token` ON `trials` (`token_hash`);--> statement-breakpoint
CREATE INDEX `trials_account` ON `trials` (`account_id`);--> statement-breakpoint
CREATE TABLE `chat_windows` (
	`account_id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`used` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `accounts` ADD `email_hash` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `sealed_email` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `sealed_name` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `time_zone` text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `trial_expires_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `merged_into` text REFERENCES accounts(id) ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email` ON `accounts` (`email_hash`);--> statement-breakpoint
CREATE INDEX `accounts_merged` ON `accounts` (`merged_into`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `id` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `proven_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_id` ON `sessions` (`id`);--> statement-breakpoint
ALTER TABLE `letters` ADD `key_id` text;