CREATE TABLE `plan_steps` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plan_id` text NOT NULL,
	`at` integer NOT NULL,
	`is_back` integer DEFAULT false NOT NULL,
	`state` text DEFAULT 'WAITING' NOT NULL,
	`met` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`undo` text,
	`done_at` integer,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_steps_by_state` ON `plan_steps` (`state`,`at`);--> statement-breakpoint
CREATE INDEX `plan_steps_by_moment` ON `plan_steps` (`at`);--> statement-breakpoint
CREATE INDEX `plan_steps_by_plan` ON `plan_steps` (`plan_id`);--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`what` text NOT NULL,
	`changed_by` text,
	`fields` text,
	`rows` text NOT NULL,
	`count` integer NOT NULL,
	`admin` text NOT NULL
);
