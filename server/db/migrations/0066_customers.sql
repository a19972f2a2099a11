CREATE TABLE `customer_addresses` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`customer_id` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_addresses_email_unique` ON `customer_addresses` (`email`);--> statement-breakpoint
CREATE INDEX `customer_addresses_by_customer` ON `customer_addresses` (`customer_id`);--> statement-breakpoint
CREATE TABLE `customers` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	`found` text NOT NULL,
	`discount` text,
	`delivery_terms` text,
	`payment_terms` text,
	`note` text,
	`joined_to` text,
	`last_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_id_unique` ON `customers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `customers_key_unique` ON `customers` (`key`);--> statement-breakpoint
CREATE INDEX `customers_by_age` ON `customers` (`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `customers_by_joined` ON `customers` (`joined_to`);--> statement-breakpoint
CREATE INDEX `messages_by_email` ON `messages` (`email`);