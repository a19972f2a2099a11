CREATE TABLE `picture_batch_files` (
	`batch_id` text NOT NULL,
	`file` integer NOT NULL,
	`path` text NOT NULL,
	`byte_size` integer NOT NULL,
	`place` integer NOT NULL,
	`is_document` integer NOT NULL,
	`match_id` text,
	`candidates` text DEFAULT '[]' NOT NULL,
	`chosen_id` text,
	`is_left_out` integer NOT NULL,
	`url` text,
	`sha256` text,
	`width` integer,
	`height` integer,
	`problem` text,
	FOREIGN KEY (`batch_id`) REFERENCES `picture_batches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `picture_batch_files_by_batch` ON `picture_batch_files` (`batch_id`,`file`);--> statement-breakpoint
CREATE TABLE `picture_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`admin` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`state` text NOT NULL,
	`place` text,
	`sent_at` integer NOT NULL,
	`added` integer NOT NULL,
	`products` integer NOT NULL,
	`left_over` integer NOT NULL,
	`import_id` text
);
--> statement-breakpoint
ALTER TABLE `imports` ADD `documents` text DEFAULT '[]' NOT NULL;