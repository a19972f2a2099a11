CREATE TABLE `external_ids` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`system` text NOT NULL,
	`external_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `external_ids_by_thing` ON `external_ids` (`entity`,`entity_id`,`system`);--> statement-breakpoint
CREATE UNIQUE INDEX `external_ids_by_number` ON `external_ids` (`system`,`entity`,`external_id`);--> statement-breakpoint
CREATE TABLE `shipment_rows` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shipment_seq` integer NOT NULL,
	`order_row_seq` integer NOT NULL,
	`quantity` real NOT NULL,
	FOREIGN KEY (`shipment_seq`) REFERENCES `shipments`(`seq`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_row_seq`) REFERENCES `order_rows`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shipment_rows_by_shipment` ON `shipment_rows` (`shipment_seq`);--> statement-breakpoint
CREATE INDEX `shipment_rows_by_row` ON `shipment_rows` (`order_row_seq`);--> statement-breakpoint
CREATE TABLE `shipments` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`order_seq` integer NOT NULL,
	`carrier` text,
	`consignment` text,
	`waybill_number` text,
	`admin` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_seq`) REFERENCES `orders`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipments_id_unique` ON `shipments` (`id`);--> statement-breakpoint
CREATE INDEX `shipments_by_order` ON `shipments` (`order_seq`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `invoice_party` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `invoice_party` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `invoice_number` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `invoice_uuid` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `waybill_number` text;--> statement-breakpoint
ALTER TABLE `general` ADD `invoice_asked` text DEFAULT 'NEVER' NOT NULL;