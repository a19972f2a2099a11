CREATE TABLE `audit` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`event` text NOT NULL,
	`admin` text,
	`about` text
);
--> statement-breakpoint
CREATE INDEX `audit_by_age` ON `audit` (`at`);--> statement-breakpoint
CREATE INDEX `audit_by_event` ON `audit` (`event`,`seq`);--> statement-breakpoint
CREATE TABLE `bin` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`name` text NOT NULL,
	`row` text NOT NULL,
	`deleted_at` integer NOT NULL,
	`admin` text,
	`change_seq` integer,
	FOREIGN KEY (`change_seq`) REFERENCES `changes`(`seq`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `bin_by_entity` ON `bin` (`entity`,`entity_id`);--> statement-breakpoint
CREATE INDEX `bin_by_age` ON `bin` (`deleted_at`);--> statement-breakpoint
CREATE INDEX `bin_by_change` ON `bin` (`change_seq`);--> statement-breakpoint
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
CREATE INDEX `revisions_by_change` ON `revisions` (`change_seq`);--> statement-breakpoint
CREATE TRIGGER `audit_stays_as_it_is` BEFORE UPDATE ON `audit` BEGIN
  SELECT raise(ABORT, 'Entries of the audit log are only ever added.');
END;
--> statement-breakpoint
-- A year, which no setting shortens.
CREATE TRIGGER `audit_stays` BEFORE DELETE ON `audit` WHEN OLD.`at` > (unixepoch() - 31536000) * 1000 BEGIN
  SELECT raise(ABORT, 'Entries of the audit log are only ever added.');
END;
