CREATE TABLE `quote_shares` (
	`code` text PRIMARY KEY NOT NULL,
	`copy_id` text NOT NULL,
	`list_id` text NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`copy_id`) REFERENCES `quote_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quote_shares_by_copy` ON `quote_shares` (`copy_id`);--> statement-breakpoint
CREATE INDEX `quote_shares_by_list` ON `quote_shares` (`list_id`);--> statement-breakpoint
CREATE INDEX `quote_shares_by_end` ON `quote_shares` (`ends_at`);--> statement-breakpoint
CREATE TABLE `carriers` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`pattern` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `offer_papers` (
	`offer_seq` integer PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`offer_seq`) REFERENCES `offers`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `offer_request_rows` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_seq` integer NOT NULL,
	`offer_row_seq` integer NOT NULL,
	`quantity` real,
	`price` integer,
	`day` text,
	`text` text,
	FOREIGN KEY (`request_seq`) REFERENCES `offer_requests`(`seq`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`offer_row_seq`) REFERENCES `offer_rows`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `offer_request_rows_by_request` ON `offer_request_rows` (`request_seq`);--> statement-breakpoint
CREATE INDEX `offer_request_rows_by_row` ON `offer_request_rows` (`offer_row_seq`);--> statement-breakpoint
CREATE TABLE `offer_requests` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`offer_seq` integer NOT NULL,
	`send_key` text NOT NULL,
	`sent` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text,
	`text` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`offer_seq`) REFERENCES `offers`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offer_requests_id_unique` ON `offer_requests` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `offer_requests_send_key_unique` ON `offer_requests` (`send_key`);--> statement-breakpoint
CREATE INDEX `offer_requests_by_offer` ON `offer_requests` (`offer_seq`);--> statement-breakpoint
CREATE TABLE `order_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_seq` integer NOT NULL,
	`state` text NOT NULL,
	`text` text,
	`admin` text,
	`mailed` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_seq`) REFERENCES `orders`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_events_by_order` ON `order_events` (`order_seq`);--> statement-breakpoint
CREATE TABLE `order_numbers` (
	`year` integer PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `order_papers` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_seq` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`order_seq`) REFERENCES `orders`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_papers_by_order` ON `order_papers` (`order_seq`,`kind`);--> statement-breakpoint
CREATE TABLE `order_rows` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_seq` integer NOT NULL,
	`product_id` text,
	`code` text,
	`name` text NOT NULL,
	`note` text,
	`asked_code` text,
	`quantity` real NOT NULL,
	`sales_unit` text,
	`price` integer NOT NULL,
	`price_quantity` integer,
	`discount` real,
	`vat_rate` integer NOT NULL,
	FOREIGN KEY (`order_seq`) REFERENCES `orders`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_rows_by_order` ON `order_rows` (`order_seq`);--> statement-breakpoint
CREATE INDEX `order_rows_by_product` ON `order_rows` (`product_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`enquiry_seq` integer,
	`offer_seq` integer,
	`offer_number` text NOT NULL,
	`send_key` text NOT NULL,
	`sent` text NOT NULL,
	`created_at` integer NOT NULL,
	`state` text NOT NULL,
	`company` text,
	`buyer_name` text,
	`buyer_title` text,
	`email` text,
	`own_number` text,
	`network` text,
	`digest` text NOT NULL,
	`delivery_place` text,
	`delivery_terms` text,
	`payment_terms` text,
	`notes` text,
	`carrier` text,
	`consignment` text,
	`cancel_reason` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`enquiry_seq`) REFERENCES `enquiries`(`seq`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`offer_seq`) REFERENCES `offers`(`seq`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_id_unique` ON `orders` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number_unique` ON `orders` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_send_key_unique` ON `orders` (`send_key`);--> statement-breakpoint
CREATE INDEX `orders_by_enquiry` ON `orders` (`enquiry_seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_offer` ON `orders` (`offer_seq`);--> statement-breakpoint
CREATE INDEX `orders_by_age` ON `orders` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_state` ON `orders` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_email` ON `orders` (`email`);--> statement-breakpoint
CREATE INDEX `orders_by_own_number` ON `orders` (`own_number`);--> statement-breakpoint
CREATE TABLE `product_pairs` (
	`product_seq` integer NOT NULL,
	`product_id` text NOT NULL,
	`other_id` text NOT NULL,
	FOREIGN KEY (`product_seq`) REFERENCES `products`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_pairs_by_product` ON `product_pairs` (`product_seq`);--> statement-breakpoint
CREATE INDEX `product_pairs_by_other` ON `product_pairs` (`other_id`,`product_seq`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `asked_at` integer;--> statement-breakpoint
CREATE INDEX `enquiries_by_asking` ON `enquiries` (`suspected_spam`,`asked_at`,`id`);--> statement-breakpoint
ALTER TABLE `quote_lists` ADD `owner` text;--> statement-breakpoint
ALTER TABLE `quote_lists` ADD `name` text;--> statement-breakpoint
ALTER TABLE `quote_lists` ADD `made_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `quote_lists` ADD `chosen_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `quote_lists` ADD `repeated` text;--> statement-breakpoint
CREATE INDEX `quote_lists_by_owner` ON `quote_lists` (`owner`);--> statement-breakpoint
ALTER TABLE `quote_rows` ADD `replaces` text;--> statement-breakpoint
ALTER TABLE `quote_rows` ADD `former_price` integer;--> statement-breakpoint
ALTER TABLE `quote_rows` ADD `former_price_quantity` integer;--> statement-breakpoint
ALTER TABLE `offers` ADD `remind_by` text;--> statement-breakpoint
ALTER TABLE `offers` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `together_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- Until now the digest of a browser's cookie was the id of its only list.
UPDATE `quote_lists` SET `owner` = `id`, `made_at` = `used_at`, `chosen_at` = `used_at`;
