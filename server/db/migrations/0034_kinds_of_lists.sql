DROP INDEX `products_by_kind`;--> statement-breakpoint
DROP INDEX `products_by_offer`;--> statement-breakpoint
CREATE INDEX `products_by_kind` ON `products` (`kind_id`,`category_id`,`created_at`,`id`,`availability`);--> statement-breakpoint
CREATE INDEX `products_by_offer` ON `products` (`category_id`,`availability`,`kind_id`,`price`,`lead_days`);