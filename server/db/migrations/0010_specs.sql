CREATE TABLE `attributes` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`unit` text,
	`decimals` integer,
	`options` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_kinds` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`attributes` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `spec_values` (
	`product_seq` integer NOT NULL,
	`attribute_id` text NOT NULL,
	`term` text,
	`low` real,
	`high` real,
	FOREIGN KEY (`product_seq`) REFERENCES `products`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `spec_values_by_product` ON `spec_values` (`product_seq`);--> statement-breakpoint
CREATE INDEX `spec_values_by_term` ON `spec_values` (`attribute_id`,`term`,`product_seq`);--> statement-breakpoint
CREATE INDEX `spec_values_by_measure` ON `spec_values` (`attribute_id`,`low`,`high`,`product_seq`);--> statement-breakpoint
ALTER TABLE `products` ADD `kind_id` text;--> statement-breakpoint
ALTER TABLE `products` ADD `specs` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `spec_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `products_by_kind` ON `products` (`kind_id`);