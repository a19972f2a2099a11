ALTER TABLE `about` ADD `status` text DEFAULT 'PUBLISHED' NOT NULL;--> statement-breakpoint
ALTER TABLE `sector_products` ADD `status` text DEFAULT 'PUBLISHED' NOT NULL;