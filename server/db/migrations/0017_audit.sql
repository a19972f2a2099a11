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
CREATE TRIGGER `audit_stays_as_it_is` BEFORE UPDATE ON `audit` BEGIN
  SELECT raise(ABORT, 'Entries of the audit log are only ever added.');
END;
--> statement-breakpoint
-- A year, which no setting shortens.
CREATE TRIGGER `audit_stays` BEFORE DELETE ON `audit` WHEN OLD.`at` > (unixepoch() - 31536000) * 1000 BEGIN
  SELECT raise(ABORT, 'Entries of the audit log are only ever added.');
END;
