DROP INDEX `products_by_age`;--> statement-breakpoint
DROP INDEX `products_by_category`;--> statement-breakpoint
DROP INDEX `products_by_featured`;--> statement-breakpoint
ALTER TABLE `products` ADD `successor_id` text;--> statement-breakpoint
CREATE INDEX `products_by_successor` ON `products` (`successor_id`);--> statement-breakpoint
CREATE INDEX `products_by_age` ON `products` (`created_at`,`id`,`availability`);--> statement-breakpoint
CREATE INDEX `products_by_category` ON `products` (`category_id`,`created_at`,`id`,`availability`);--> statement-breakpoint
CREATE INDEX `products_by_featured` ON `products` (`featured`,`created_at`,`id`,`availability`);