CREATE TABLE `imported_products` (
	`import_id` text NOT NULL,
	`product_seq` integer NOT NULL,
	`name` text NOT NULL,
	`version` integer NOT NULL,
	`before` text,
	`image` text,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imported_by_import` ON `imported_products` (`import_id`);--> statement-breakpoint
CREATE INDEX `imported_by_product` ON `imported_products` (`product_seq`);--> statement-breakpoint
CREATE INDEX `imported_by_image` ON `imported_products` (`image`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`admin` text NOT NULL,
	`created_at` integer NOT NULL,
	`added` integer NOT NULL,
	`changed` integer NOT NULL,
	`undone_at` integer
);
