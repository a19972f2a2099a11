ALTER TABLE `product_kinds` ADD `section` text;--> statement-breakpoint
ALTER TABLE `product_kinds` ADD `letters` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `product_kinds` ADD `own_drawing` text;