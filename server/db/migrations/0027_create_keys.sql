CREATE TABLE `create_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`made_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `create_keys_by_age` ON `create_keys` (`created_at`);