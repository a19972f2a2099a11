CREATE TABLE `fetched_pictures` (
	`import_id` text NOT NULL,
	`product_seq` integer NOT NULL,
	`place` integer NOT NULL,
	`address` text NOT NULL,
	`host` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer NOT NULL,
	`url` text,
	`reason` text,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fetched_pictures_by_import` ON `fetched_pictures` (`import_id`,`state`);--> statement-breakpoint
CREATE INDEX `fetched_pictures_by_state` ON `fetched_pictures` (`state`,`tries`);--> statement-breakpoint
CREATE INDEX `fetched_pictures_by_product` ON `fetched_pictures` (`product_seq`);--> statement-breakpoint
ALTER TABLE `imports` ADD `made` text;