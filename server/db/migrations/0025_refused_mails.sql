DROP INDEX `notifications_by_time`;--> statement-breakpoint
ALTER TABLE `notifications` ADD `failure` text;--> statement-breakpoint
CREATE INDEX `notifications_by_subject` ON `notifications` (`subject_id`);--> statement-breakpoint
CREATE INDEX `notifications_by_time` ON `notifications` (`failure`,`next_at`);