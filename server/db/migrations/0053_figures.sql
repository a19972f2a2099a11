CREATE TABLE `daily_counts` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`n` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `daily_counts_by_key` ON `daily_counts` (`key`,`kind`,`day`);--> statement-breakpoint
CREATE INDEX `daily_counts_by_kind` ON `daily_counts` (`kind`,`day`,`key`,`n`);--> statement-breakpoint
CREATE TABLE `ignored_words` (
	`word` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pins` (
	`key` text PRIMARY KEY NOT NULL,
	`said` text NOT NULL,
	`product_ids` text DEFAULT '[]' NOT NULL,
	`leads_to` text,
	`until` text
);
--> statement-breakpoint
ALTER TABLE `synonyms` ADD `two_way` integer DEFAULT false NOT NULL;