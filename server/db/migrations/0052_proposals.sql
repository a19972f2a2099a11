CREATE TABLE `proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`program` text NOT NULL,
	`reason` text NOT NULL,
	`rows` text NOT NULL,
	`created_at` integer NOT NULL,
	`state` text DEFAULT 'WAITING' NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`undo` text
);
--> statement-breakpoint
CREATE INDEX `proposals_by_moment` ON `proposals` (`created_at`);