ALTER TABLE `money` ADD `foreign_terms` text;--> statement-breakpoint
ALTER TABLE `offer_rows` ADD `gross` integer;--> statement-breakpoint
ALTER TABLE `offers` ADD `currency` text DEFAULT 'TRY' NOT NULL;--> statement-breakpoint
ALTER TABLE `offers` ADD `rates` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_rows` ADD `gross` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `currency` text DEFAULT 'TRY' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `rates` text DEFAULT '[]' NOT NULL;