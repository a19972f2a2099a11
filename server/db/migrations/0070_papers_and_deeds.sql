CREATE TABLE `enquiry_questions` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`enquiry_seq` integer NOT NULL,
	`send_key` text NOT NULL,
	`sent` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`enquiry_seq`) REFERENCES `enquiries`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiry_questions_id_unique` ON `enquiry_questions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `enquiry_questions_send_key_unique` ON `enquiry_questions` (`send_key`);--> statement-breakpoint
CREATE INDEX `enquiry_questions_by_enquiry` ON `enquiry_questions` (`enquiry_seq`);--> statement-breakpoint
CREATE TABLE `undone_changes` (
	`change_seq` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`admin` text,
	`restored` integer NOT NULL,
	`kept` text DEFAULT '[]' NOT NULL,
	`kept_count` integer NOT NULL,
	FOREIGN KEY (`change_seq`) REFERENCES `changes`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `message_id` text;--> statement-breakpoint
CREATE INDEX `enquiries_by_message` ON `enquiries` (`message_id`);--> statement-breakpoint
ALTER TABLE `changes` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `changes` ADD `things` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `changes` ADD `note` text;--> statement-breakpoint
CREATE INDEX `changes_by_admin` ON `changes` (`admin`,`seq`);--> statement-breakpoint
CREATE INDEX `changes_by_kind` ON `changes` (`kind`,`seq`);--> statement-breakpoint
ALTER TABLE `money` ADD `foreign_terms` text;--> statement-breakpoint
ALTER TABLE `offer_rows` ADD `gross` integer;--> statement-breakpoint
ALTER TABLE `offers` ADD `currency` text DEFAULT 'TRY' NOT NULL;--> statement-breakpoint
ALTER TABLE `offers` ADD `rates` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_rows` ADD `gross` integer;--> statement-breakpoint
ALTER TABLE `order_rows` ADD `cancelled` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_rows` ADD `cancel_reason` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `channel` text DEFAULT 'SITE' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `accepted_on` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `recorded_by` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `currency` text DEFAULT 'TRY' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `rates` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `shipments` ADD `place` integer;