CREATE TABLE `webhook_deliveries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`subject` text NOT NULL,
	`enquiry_id` text,
	`version` integer,
	`number` integer NOT NULL,
	`created_at` integer NOT NULL,
	`state` text NOT NULL,
	`next_at` integer NOT NULL,
	`claimed_until` integer,
	`tries` text NOT NULL,
	`failed` integer DEFAULT false NOT NULL,
	`sent` text,
	`answer` text,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_id_unique` ON `webhook_deliveries` (`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`state`,`webhook_id`,`next_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`seq`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_failed` ON `webhook_deliveries` (`webhook_id`,`failed`,`seq`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_subject` ON `webhook_deliveries` (`webhook_id`,`event`,`subject`,`state`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_enquiry` ON `webhook_deliveries` (`enquiry_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_number` ON `webhook_deliveries` (`number`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_age` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`whole` integer NOT NULL,
	`personal_data` integer NOT NULL,
	`imported_rows` integer NOT NULL,
	`secret` text NOT NULL,
	`secret_end` text NOT NULL,
	`former_secret` text,
	`former_until` integer,
	`off_at` integer,
	`off_reason` text,
	`failing_since` integer,
	`failed_at` integer,
	`paused_until` integer,
	`made_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `keys` ADD `end_noticed` integer;