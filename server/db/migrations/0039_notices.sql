CREATE TABLE `notice_people` (
	`admin_id` text PRIMARY KEY NOT NULL,
	`choices` text NOT NULL,
	`read_all_at` integer DEFAULT 0 NOT NULL,
	`mailed_until` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notice_reads` (
	`admin_id` text NOT NULL,
	`notice_seq` integer NOT NULL,
	`read_at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`notice_seq`) REFERENCES `notices`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notice_reads_by_admin` ON `notice_reads` (`admin_id`,`notice_seq`);--> statement-breakpoint
CREATE INDEX `notice_reads_by_notice` ON `notice_reads` (`notice_seq`);--> statement-breakpoint
CREATE TABLE `notices` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`subjects` text NOT NULL,
	`times` integer NOT NULL,
	`numbers` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`mailed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_id_unique` ON `notices` (`id`);--> statement-breakpoint
CREATE INDEX `notices_by_subject` ON `notices` (`kind`,`about`,`created_at`);--> statement-breakpoint
CREATE INDEX `notices_by_change` ON `notices` (`changed_at`);--> statement-breakpoint
CREATE INDEX `notices_by_mail` ON `notices` (`mailed_at`,`created_at`);