CREATE TABLE `account_keys` (
	`account_id` text PRIMARY KEY NOT NULL,
	`wrapped_key` text NOT NULL,
	`master_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`tier` text DEFAULT 'free' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_account` ON `sessions` (`account_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_reset` ON `rate_limits` (`resets_at`);--> statement-breakpoint
CREATE TABLE `letters` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`request_key` text NOT NULL,
	`path` text NOT NULL,
	`language` text NOT NULL,
	`depth` text NOT NULL,
	`tier` text NOT NULL,
	`is_counted` integer NOT NULL,
	`sealed_request` text NOT NULL,
	`sealed_content` text,
	`status` text NOT NULL,
	`audio_status` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_token` text,
	`lease_until` integer,
	`sent_at` integer NOT NULL,
	`error_code` text,
	`writer` text,
	`writer_fallback` text,
	`narrator` text,
	`narrator_fallback` text,
	`audio_quality` text,
	`audio_bytes` integer,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`written_at` integer,
	`ready_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `letters_request` ON `letters` (`account_id`,`request_key`);--> statement-breakpoint
CREATE INDEX `letters_account_created` ON `letters` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `letters_unfinished` ON `letters` (`sent_at`) WHERE status in ('queued', 'writing') or audio_status in ('waiting', 'narrating');--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`);