CREATE TABLE `families` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`columns` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `products` ADD `family_id` text;--> statement-breakpoint
CREATE INDEX `products_by_family` ON `products` (`family_id`);