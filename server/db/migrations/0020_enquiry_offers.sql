CREATE TABLE `offer_rows` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`offer_seq` integer NOT NULL,
	`product_id` text,
	`code` text,
	`name` text NOT NULL,
	`note` text,
	`quantity` real NOT NULL,
	`sales_unit` text,
	`price` integer NOT NULL,
	`price_quantity` integer,
	`discount` real,
	`vat_rate` integer NOT NULL,
	FOREIGN KEY (`offer_seq`) REFERENCES `offers`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `offer_rows_by_offer` ON `offer_rows` (`offer_seq`);--> statement-breakpoint
CREATE INDEX `offer_rows_by_product` ON `offer_rows` (`product_id`);--> statement-breakpoint
CREATE TABLE `offers` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`enquiry_seq` integer NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`valid_until` text NOT NULL,
	`prepared_by` text NOT NULL,
	`intro` text,
	`delivery_terms` text,
	`payment_terms` text,
	`notes` text,
	FOREIGN KEY (`enquiry_seq`) REFERENCES `enquiries`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offers_id_unique` ON `offers` (`id`);--> statement-breakpoint
CREATE INDEX `offers_by_enquiry` ON `offers` (`enquiry_seq`,`revision`);