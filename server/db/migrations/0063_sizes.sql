ALTER TABLE `products` ADD `size_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `products_by_size` ON `products` (`size_key`,`id`,`availability`,`is_public`);--> statement-breakpoint
CREATE INDEX `products_of_category_by_size` ON `products` (`category_id`,`size_key`,`id`,`availability`,`is_public`);--> statement-breakpoint
CREATE INDEX `products_of_kind_by_size` ON `products` (`kind_id`,`size_key`,`id`,`availability`,`is_public`);--> statement-breakpoint
CREATE INDEX `products_of_both_by_size` ON `products` (`kind_id`,`category_id`,`size_key`,`id`,`availability`,`is_public`);