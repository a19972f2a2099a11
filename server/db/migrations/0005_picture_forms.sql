ALTER TABLE `images` ADD `is_animated` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `images` ADD `has_dark` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Moving pictures were those of these types that had no AVIF.
UPDATE `images` SET `is_animated` = true WHERE `variant_types` = '["webp"]' AND `content_type` IN ('image/gif', 'image/webp');--> statement-breakpoint
ALTER TABLE `images` DROP COLUMN `variant_widths`;--> statement-breakpoint
ALTER TABLE `images` DROP COLUMN `variant_types`;--> statement-breakpoint
ALTER TABLE `products` ADD `image_caption` text;
