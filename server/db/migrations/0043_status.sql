DROP INDEX `spec_values_by_product`;--> statement-breakpoint
DROP INDEX `spec_values_by_term`;--> statement-breakpoint
DROP INDEX `spec_values_by_measure`;--> statement-breakpoint
DROP INDEX `spec_values_by_category_and_term`;--> statement-breakpoint
DROP INDEX `spec_values_by_category_and_measure`;--> statement-breakpoint
ALTER TABLE `spec_values` ADD `is_public` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `spec_values_by_product` ON `spec_values` (`product_seq`,`attribute_id`,`term`,`low`,`high`,`is_public`);--> statement-breakpoint
CREATE INDEX `spec_values_by_term` ON `spec_values` (`attribute_id`,`term`,`discontinued`,`product_seq`,`is_public`);--> statement-breakpoint
CREATE INDEX `spec_values_by_measure` ON `spec_values` (`attribute_id`,`low`,`high`,`discontinued`,`product_seq`,`is_public`) WHERE "spec_values"."low" is not null;--> statement-breakpoint
CREATE INDEX `spec_values_by_category_and_term` ON `spec_values` (`category_id`,`attribute_id`,`term`,`discontinued`,`product_seq`,`is_public`) WHERE "spec_values"."term" is not null;--> statement-breakpoint
CREATE INDEX `spec_values_by_category_and_measure` ON `spec_values` (`category_id`,`attribute_id`,`low`,`high`,`discontinued`,`product_seq`,`is_public`) WHERE "spec_values"."low" is not null;--> statement-breakpoint
DROP INDEX `products_by_age`;--> statement-breakpoint
DROP INDEX `products_by_category`;--> statement-breakpoint
DROP INDEX `products_by_featured`;--> statement-breakpoint
DROP INDEX `products_by_kind`;--> statement-breakpoint
DROP INDEX `products_by_offer`;--> statement-breakpoint
ALTER TABLE `products` ADD `status` text DEFAULT 'PUBLISHED' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `is_public` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `products_by_status` ON `products` (`status`,`created_at`,`id`) WHERE "products"."status" <> 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `products_by_age` ON `products` (`created_at`,`id`,`availability`,`is_public`);--> statement-breakpoint
CREATE INDEX `products_by_category` ON `products` (`category_id`,`created_at`,`id`,`availability`,`is_public`);--> statement-breakpoint
CREATE INDEX `products_by_featured` ON `products` (`featured`,`created_at`,`id`,`availability`,`is_public`);--> statement-breakpoint
CREATE INDEX `products_by_kind` ON `products` (`kind_id`,`category_id`,`created_at`,`id`,`availability`,`is_public`);--> statement-breakpoint
CREATE INDEX `products_by_offer` ON `products` (`category_id`,`availability`,`kind_id`,`price`,`lead_days`,`is_public`);--> statement-breakpoint
ALTER TABLE `documents` ADD `status` text DEFAULT 'PUBLISHED' NOT NULL;--> statement-breakpoint
ALTER TABLE `families` ADD `status` text DEFAULT 'PUBLISHED' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `status` text DEFAULT 'PUBLISHED' NOT NULL;--> statement-breakpoint
ALTER TABLE `general` ADD `new_as_drafts` integer DEFAULT false NOT NULL;