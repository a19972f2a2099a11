CREATE TABLE `undone_changes` (
	`change_seq` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`admin` text,
	`restored` integer NOT NULL,
	`kept` text DEFAULT '[]' NOT NULL,
	`kept_count` integer NOT NULL,
	FOREIGN KEY (`change_seq`) REFERENCES `changes`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `changes` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `changes` ADD `things` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `changes` ADD `note` text;--> statement-breakpoint
CREATE INDEX `changes_by_admin` ON `changes` (`admin`,`seq`);--> statement-breakpoint
CREATE INDEX `changes_by_kind` ON `changes` (`kind`,`seq`);