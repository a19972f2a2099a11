CREATE TABLE `attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text,
	`place` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`format` text NOT NULL,
	`byte_size` integer NOT NULL,
	`created_at` integer NOT NULL,
	`ends_at` integer
);
--> statement-breakpoint
CREATE INDEX `attachments_by_enquiry` ON `attachments` (`enquiry_id`,`place`);--> statement-breakpoint
CREATE INDEX `attachments_by_end` ON `attachments` (`ends_at`);