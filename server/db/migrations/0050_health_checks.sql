CREATE TABLE `outliers` (
	`product_seq` integer NOT NULL,
	`attribute_id` text NOT NULL,
	FOREIGN KEY (`product_seq`) REFERENCES `products`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outliers_by_product` ON `outliers` (`product_seq`);--> statement-breakpoint
ALTER TABLE `product_kinds` ADD `weights` text DEFAULT '{"specs":1,"picture":1,"code":1,"description":1,"price":1}' NOT NULL;