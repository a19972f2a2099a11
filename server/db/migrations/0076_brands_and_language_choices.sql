DROP INDEX `products_by_offer`;--> statement-breakpoint
CREATE INDEX `products_by_offer` ON `products` (`category_id`,`availability`,`kind_id`,`price`,`lead_days`,`is_public`,`complete`,`brand`);--> statement-breakpoint
ALTER TABLE `languages` ADD `shows_unconfirmed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `languages` ADD `untranslated` text DEFAULT 'IN_PLACE' NOT NULL;