CREATE TABLE `exchange_rates` (
	`id` text PRIMARY KEY NOT NULL,
	`currency` text NOT NULL,
	`rate` integer NOT NULL,
	`margin` integer NOT NULL,
	`day` text NOT NULL,
	`source` text NOT NULL,
	`kind` text,
	`bulletin` text,
	`fixed_until` text,
	`state` text NOT NULL,
	`by` text,
	`changed` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `exchange_rates_by_day` ON `exchange_rates` (`currency`,`day`,`created_at`);--> statement-breakpoint
CREATE INDEX `exchange_rates_by_state` ON `exchange_rates` (`state`);--> statement-breakpoint
CREATE TABLE `money` (
	`id` integer PRIMARY KEY NOT NULL,
	`currencies` text NOT NULL,
	`source` text NOT NULL,
	`rate_kind` text NOT NULL,
	`margin` integer NOT NULL,
	`old_after_days` integer NOT NULL,
	`when_old` text NOT NULL,
	`vat_rates` text NOT NULL,
	`shows_net` integer NOT NULL,
	`shows_rate` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `money_notes` (
	`id` integer PRIMARY KEY NOT NULL,
	`applied` text NOT NULL,
	`asked` text,
	`taken_day` text,
	`problem` text,
	`told_old` text
);
--> statement-breakpoint
ALTER TABLE `products` ADD `list_price` text;--> statement-breakpoint
ALTER TABLE `products` ADD `list_breaks` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `products` ADD `vat_rate` integer;--> statement-breakpoint
CREATE INDEX `products_by_currency` ON `products` (`currency`,`seq`) WHERE "products"."currency" is not null;