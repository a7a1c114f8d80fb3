CREATE TABLE `coaching_reminders` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`type` text NOT NULL,
	`preferred_time` text NOT NULL,
	`is_active` integer NOT NULL,
	`language` text NOT NULL,
	`due_at` integer,
	`told_on` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coaching_reminders_kind` ON `coaching_reminders` (`account_id`,`type`);--> statement-breakpoint
CREATE INDEX `coaching_reminders_due` ON `coaching_reminders` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `coaching_told` (
	`account_id` text NOT NULL,
	`type` text NOT NULL,
	`key` text NOT NULL,
	`told_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `type`, `key`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
