CREATE TABLE `keys` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`start` text NOT NULL,
	`former_hash` text,
	`former_until` integer,
	`scopes` text NOT NULL,
	`profile_ids` text NOT NULL,
	`addresses` text NOT NULL,
	`admin_id` text,
	`made_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`last_used_at` integer,
	`last_used_from` text,
	`revoked_at` integer,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_hash_unique` ON `keys` (`hash`);--> statement-breakpoint
CREATE INDEX `keys_by_former_hash` ON `keys` (`former_hash`);--> statement-breakpoint
CREATE INDEX `keys_by_admin` ON `keys` (`admin_id`);