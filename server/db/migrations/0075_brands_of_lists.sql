DROP INDEX `products_by_offer`;--> statement-breakpoint
CREATE INDEX `products_by_offer` ON `products` (`category_id`,`availability`,`kind_id`,`price`,`lead_days`,`is_public`,`complete`,`brand`);