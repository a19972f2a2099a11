CREATE TABLE `waiting_values` (
	`id` text PRIMARY KEY NOT NULL,
	`entity` text NOT NULL,
	`thing_id` text NOT NULL,
	`name` text NOT NULL,
	`changes` text NOT NULL,
	`base` text NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX `preview_links_by_product`;--> statement-breakpoint
ALTER TABLE `preview_links` ADD `entity` text DEFAULT 'product' NOT NULL;--> statement-breakpoint
CREATE INDEX `preview_links_by_product` ON `preview_links` (`product_id`,`entity`);