CREATE TABLE `changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`admin` text,
	`cause` text NOT NULL,
	`source` text
);
--> statement-breakpoint
CREATE INDEX `changes_by_age` ON `changes` (`at`);--> statement-breakpoint
CREATE TABLE `revision_files` (
	`url` text NOT NULL,
	`revision_seq` integer NOT NULL,
	FOREIGN KEY (`revision_seq`) REFERENCES `revisions`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `revision_files_by_url` ON `revision_files` (`url`);--> statement-breakpoint
CREATE INDEX `revision_files_by_revision` ON `revision_files` (`revision_seq`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`change_seq` integer NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`action` text NOT NULL,
	`version` integer,
	`before` text,
	FOREIGN KEY (`change_seq`) REFERENCES `changes`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `revisions_by_entity` ON `revisions` (`entity`,`entity_id`,`seq`);--> statement-breakpoint
CREATE INDEX `revisions_by_change` ON `revisions` (`change_seq`);