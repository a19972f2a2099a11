CREATE TABLE `enquiries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`token` text NOT NULL,
	`send_key` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text,
	`phone` text,
	`delivery_place` text,
	`message` text,
	`created_at` integer NOT NULL,
	`state` text NOT NULL,
	`assignee_id` text,
	`notice_version` text,
	`suspected_spam` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`assignee_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_id_unique` ON `enquiries` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_number_unique` ON `enquiries` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_send_key_unique` ON `enquiries` (`send_key`);--> statement-breakpoint
CREATE INDEX `enquiries_by_age` ON `enquiries` (`suspected_spam`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_by_state` ON `enquiries` (`suspected_spam`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_by_email` ON `enquiries` (`email`);--> statement-breakpoint
CREATE TABLE `enquiry_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enquiry_seq` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text,
	`admin` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`enquiry_seq`) REFERENCES `enquiries`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_events_by_enquiry` ON `enquiry_events` (`enquiry_seq`);--> statement-breakpoint
CREATE TABLE `enquiry_numbers` (
	`year` integer PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `enquiry_rows` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enquiry_seq` integer NOT NULL,
	`product_id` text,
	`code` text,
	`name` text NOT NULL,
	`price` integer,
	`price_quantity` integer,
	`sales_unit` text,
	`specs` text DEFAULT '[]' NOT NULL,
	`quantity` real,
	`note` text,
	FOREIGN KEY (`enquiry_seq`) REFERENCES `enquiries`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_rows_by_enquiry` ON `enquiry_rows` (`enquiry_seq`);--> statement-breakpoint
CREATE INDEX `enquiry_rows_by_product` ON `enquiry_rows` (`product_id`);--> statement-breakpoint
CREATE TABLE `quote_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`send_key` text NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quote_lists_by_use` ON `quote_lists` (`used_at`);--> statement-breakpoint
CREATE TABLE `quote_rows` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`list_id` text NOT NULL,
	`product_id` text,
	`name` text NOT NULL,
	`candidates` text DEFAULT '[]' NOT NULL,
	`quantity` real,
	`note` text,
	FOREIGN KEY (`list_id`) REFERENCES `quote_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quote_rows_by_list` ON `quote_rows` (`list_id`);--> statement-breakpoint
-- Mails to be sent get a table for every kind of them; under its old name, so that those under way are counted as there.
CREATE TABLE `__new_notifications` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_notifications`("kind", "subject_id", "attempts", "next_at") SELECT 'MESSAGE', "id", "attempts", "next_at" FROM `notifications` JOIN `messages` ON "seq" = "message_seq" ORDER BY "message_seq";--> statement-breakpoint
DROP TABLE `notifications`;--> statement-breakpoint
ALTER TABLE `__new_notifications` RENAME TO `notifications`;--> statement-breakpoint
CREATE INDEX `notifications_by_time` ON `notifications` (`next_at`);
--> statement-breakpoint
-- As `message_search` of 0006: words of a deleted enquiry go from the file at once.
CREATE VIRTUAL TABLE `enquiry_search` USING fts5(
  `title`, `body`, `code`, `facets`,
  content = '', tokenize = 'ascii', prefix = '2 3 4'
);
--> statement-breakpoint
INSERT INTO `enquiry_search` (`enquiry_search`, `rank`) VALUES ('secure-delete', 1);
