CREATE TABLE `double_keys` (
	`product_seq` integer NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`product_seq`) REFERENCES `products`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `double_keys_by_key` ON `double_keys` (`key`,`product_seq`);--> statement-breakpoint
CREATE INDEX `double_keys_by_product` ON `double_keys` (`product_seq`);--> statement-breakpoint
CREATE TABLE `moved_lines` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`gone_id` text NOT NULL,
	`kept_id` text NOT NULL,
	`lines` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `moved_lines_by_gone` ON `moved_lines` (`gone_id`);--> statement-breakpoint
CREATE TABLE `not_doubles` (
	`pair` text PRIMARY KEY NOT NULL,
	`admin` text,
	`created_at` integer NOT NULL
);
