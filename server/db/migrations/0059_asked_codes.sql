CREATE TABLE `customer_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`customer` text NOT NULL,
	`key` text NOT NULL,
	`code` text NOT NULL,
	`product_id` text NOT NULL,
	`learned_by` text NOT NULL,
	`learned_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_codes_by_code` ON `customer_codes` (`customer`,`key`);--> statement-breakpoint
CREATE INDEX `customer_codes_by_product` ON `customer_codes` (`product_id`);--> statement-breakpoint
ALTER TABLE `enquiry_rows` ADD `asked_code` text;--> statement-breakpoint
ALTER TABLE `quote_rows` ADD `asked_code` text;--> statement-breakpoint
ALTER TABLE `offer_rows` ADD `asked_code` text;