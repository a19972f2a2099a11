CREATE TABLE `health_days` (
	`day` text PRIMARY KEY NOT NULL,
	`counts` text NOT NULL,
	`counted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `health_fine` (
	`key` text PRIMARY KEY NOT NULL,
	`check_name` text NOT NULL,
	`product_id` text NOT NULL,
	`reason` text NOT NULL,
	`admin` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `health_fine_by_check` ON `health_fine` (`check_name`,`product_id`);--> statement-breakpoint
CREATE INDEX `health_fine_by_product` ON `health_fine` (`product_id`);--> statement-breakpoint
CREATE INDEX `health_fine_by_age` ON `health_fine` (`created_at`);--> statement-breakpoint
ALTER TABLE `products` ADD `complete` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `priced_at` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `fine` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `products` SET `complete` = 25 * (CASE WHEN `image` IS NULL THEN 0 ELSE 1 END + CASE WHEN `stock_code` IS NULL THEN 0 ELSE 1 END + CASE WHEN length(`description`) < 60 THEN 0 ELSE 1 END + CASE WHEN `price` IS NULL THEN 0 ELSE 1 END);--> statement-breakpoint
UPDATE `products` SET `priced_at` = CAST(strftime('%s', 'now', 'start of day') AS integer) * 1000 WHERE `price` IS NOT NULL;--> statement-breakpoint
UPDATE `products` SET `complete` = (
	SELECT (200 * ((CASE WHEN `image` IS NULL THEN 0 ELSE 1 END + CASE WHEN `stock_code` IS NULL THEN 0 ELSE 1 END + CASE WHEN length(`description`) < 60 THEN 0 ELSE 1 END + CASE WHEN `price` IS NULL THEN 0 ELSE 1 END) + `of_kind`.`stated`) + 4 + `of_kind`.`required`) / (2 * (4 + `of_kind`.`required`))
	FROM (
		SELECT count(*) AS `required`, coalesce(sum(EXISTS (
			SELECT 1 FROM `spec_values`
			WHERE `product_seq` = `products`.`seq` AND `attribute_id` = json_extract(`has`.`value`, '$.attributeId')
		)), 0) AS `stated`
		FROM `product_kinds`, json_each(`product_kinds`.`attributes`) AS `has`
		WHERE `product_kinds`.`id` = `products`.`kind_id` AND json_extract(`has`.`value`, '$.required')
	) AS `of_kind`
) WHERE `kind_id` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `products_without_alt` ON `products` (`created_at`,`id`) WHERE "products"."image" is not null and "products"."image_alt" is null;--> statement-breakpoint
CREATE INDEX `products_described_briefly` ON `products` (`created_at`,`id`) WHERE length("products"."description") < 60;--> statement-breakpoint
CREATE INDEX `products_without_successor` ON `products` (`created_at`,`id`) WHERE "products"."availability" = 'DISCONTINUED' and "products"."successor_id" is null;--> statement-breakpoint
CREATE INDEX `products_by_pricing` ON `products` (`priced_at`,`created_at`,`id`,`availability`);--> statement-breakpoint
CREATE INDEX `products_by_completeness` ON `products` (`complete`,`id`);--> statement-breakpoint
CREATE INDEX `products_complete_by_category` ON `products` (`category_id`,`complete`);--> statement-breakpoint
CREATE INDEX `images_small` ON `images` (`url`) WHERE "images"."width" < 800;