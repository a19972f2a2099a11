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
CREATE INDEX `bin_by_change` ON `bin` (`change_seq`);