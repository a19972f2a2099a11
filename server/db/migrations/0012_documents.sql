CREATE TABLE `document_files` (
	`url` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`format` text NOT NULL,
	`byte_size` integer NOT NULL,
	`sha256` text NOT NULL,
	`uploader` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`file` text NOT NULL,
	`title` text NOT NULL,
	`title_key` text NOT NULL,
	`kind` text NOT NULL,
	`language` text,
	`revision` text,
	`date` text,
	`found_by` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`file`) REFERENCES `document_files`(`url`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `documents_by_title` ON `documents` (`title_key`,`id`);--> statement-breakpoint
CREATE INDEX `documents_by_file` ON `documents` (`file`);--> statement-breakpoint
CREATE TABLE `product_documents` (
	`product_seq` integer NOT NULL,
	`document_id` text NOT NULL,
	FOREIGN KEY (`product_seq`) REFERENCES `products`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_documents_by_product` ON `product_documents` (`product_seq`);--> statement-breakpoint
CREATE INDEX `product_documents_by_document` ON `product_documents` (`document_id`,`product_seq`);--> statement-breakpoint
ALTER TABLE `products` ADD `document_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `document_text` text DEFAULT '' NOT NULL;