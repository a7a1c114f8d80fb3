CREATE TABLE `care_quiet` (
	`account_id` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `chat_memories` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`key_id` text,
	`subject_hash` text NOT NULL,
	`sealed_memory` text,
	`is_edited` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_memories_subject` ON `chat_memories` (`account_id`,`subject_hash`);--> statement-breakpoint
CREATE INDEX `chat_memories_account` ON `chat_memories` (`account_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `chat_messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`session_id` text NOT NULL,
	`account_id` text NOT NULL,
	`sealed_body` text NOT NULL,
	`author` text NOT NULL,
	`request_key` text,
	`reply_to` text,
	`lease_until` integer,
	`companion` text,
	`companion_fallback` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `chat_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_id` ON `chat_messages` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_request` ON `chat_messages` (`account_id`,`request_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_reply` ON `chat_messages` (`reply_to`);--> statement-breakpoint
CREATE INDEX `chat_messages_session` ON `chat_messages` (`session_id`,`seq`);--> statement-breakpoint
CREATE INDEX `chat_messages_account` ON `chat_messages` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `chat_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`key_id` text,
	`sealed_title` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_sessions_account` ON `chat_sessions` (`account_id`,`last_at`);