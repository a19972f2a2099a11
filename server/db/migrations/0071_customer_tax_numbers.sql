ALTER TABLE `customer_addresses` ADD `tax_number` text;--> statement-breakpoint
ALTER TABLE `customer_addresses` ADD `by_hand` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `customers` ADD `tax_number` text;--> statement-breakpoint
CREATE INDEX `customers_by_tax_number` ON `customers` (`tax_number`);--> statement-breakpoint
ALTER TABLE `attachments` ADD `letter_id` text;--> statement-breakpoint
CREATE INDEX `attachments_by_letter` ON `attachments` (`letter_id`);