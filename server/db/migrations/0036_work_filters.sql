DROP INDEX `revisions_by_change`;--> statement-breakpoint
CREATE INDEX `revisions_by_change` ON `revisions` (`change_seq`,`entity`,`entity_id`);--> statement-breakpoint
ALTER TABLE `products` ADD `lacks_specs` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `products` SET `lacks_specs` = 1 WHERE EXISTS (
	SELECT 1 FROM `product_kinds`, json_each(`product_kinds`.`attributes`) AS `has`
	WHERE `product_kinds`.`id` = `products`.`kind_id`
		AND json_extract(`has`.`value`, '$.required')
		AND NOT EXISTS (
			SELECT 1 FROM `spec_values`
			WHERE `product_seq` = `products`.`seq` AND `attribute_id` = json_extract(`has`.`value`, '$.attributeId')
		)
);--> statement-breakpoint
CREATE INDEX `products_by_brand` ON `products` (`brand`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `products_without_picture` ON `products` (`created_at`,`id`) WHERE "products"."image" is null;--> statement-breakpoint
CREATE INDEX `products_without_price` ON `products` (`created_at`,`id`) WHERE "products"."price" is null;--> statement-breakpoint
CREATE INDEX `products_without_code` ON `products` (`created_at`,`id`) WHERE "products"."stock_code" is null;--> statement-breakpoint
CREATE INDEX `products_lacking_specs` ON `products` (`created_at`,`id`) WHERE "products"."lacks_specs";