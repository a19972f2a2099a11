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
ALTER TABLE `enquiries` ADD `message_id` text;--> statement-breakpoint
CREATE INDEX `enquiries_by_message` ON `enquiries` (`message_id`);--> statement-breakpoint
ALTER TABLE `order_rows` ADD `cancelled` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_rows` ADD `cancel_reason` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `channel` text DEFAULT 'SITE' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `accepted_on` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `recorded_by` text;--> statement-breakpoint
ALTER TABLE `shipments` ADD `place` integer;