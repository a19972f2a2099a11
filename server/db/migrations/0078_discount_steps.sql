ALTER TABLE `offer_rows` ADD `discount_steps` text;--> statement-breakpoint
ALTER TABLE `order_rows` ADD `discount_steps` text;