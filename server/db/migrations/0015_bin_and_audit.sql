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
CREATE TRIGGER `audit_stays_as_it_is` BEFORE UPDATE ON `audit` BEGIN
  SELECT raise(ABORT, 'Entries of the audit log are only ever added.');
END;
--> statement-breakpoint
-- A year, which no setting shortens.
CREATE TRIGGER `audit_stays` BEFORE DELETE ON `audit` WHEN OLD.`at` > (unixepoch() - 31536000) * 1000 BEGIN
  SELECT raise(ABORT, 'Entries of the audit log are only ever added.');
END;
