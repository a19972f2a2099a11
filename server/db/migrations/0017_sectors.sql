CREATE TABLE `sector_products` (
	`sector_id` text PRIMARY KEY NOT NULL,
	`product_ids` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
