CREATE TABLE `imported_pictures` (
	`import_id` text NOT NULL,
	`url` text NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imported_pictures_by_import` ON `imported_pictures` (`import_id`);--> statement-breakpoint
CREATE INDEX `imported_pictures_by_url` ON `imported_pictures` (`url`);--> statement-breakpoint
CREATE TABLE `product_pictures` (
	`product_seq` integer NOT NULL,
	`url` text NOT NULL,
	FOREIGN KEY (`product_seq`) REFERENCES `products`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_pictures_by_product` ON `product_pictures` (`product_seq`);--> statement-breakpoint
CREATE INDEX `product_pictures_by_url` ON `product_pictures` (`url`,`product_seq`);--> statement-breakpoint
ALTER TABLE `products` ADD `image_alt` text;--> statement-breakpoint
ALTER TABLE `products` ADD `more_pictures` text DEFAULT '[]' NOT NULL;