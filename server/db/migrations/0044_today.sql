ALTER TABLE `admins` ADD `starts_with_today` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `settled_at` integer;--> statement-breakpoint
CREATE INDEX `offers_by_end` ON `offers` (`valid_until`);