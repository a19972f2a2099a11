CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`product_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `preview_links_token_hash_unique` ON `preview_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `preview_links_by_product` ON `preview_links` (`product_id`);--> statement-breakpoint
CREATE INDEX `preview_links_by_end` ON `preview_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `waiting_changes` (
	`product_id` text PRIMARY KEY NOT NULL,
	`changes` text NOT NULL,
	`base` text NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `waiting_pictures` (
	`product_id` text NOT NULL,
	`url` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `waiting_changes`(`product_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `waiting_pictures_by_product` ON `waiting_pictures` (`product_id`);--> statement-breakpoint
CREATE INDEX `waiting_pictures_by_url` ON `waiting_pictures` (`url`);