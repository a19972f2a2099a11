CREATE TABLE `offer_mails` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`offer_seq` integer NOT NULL,
	`text` text NOT NULL,
	`admin` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`offer_seq`) REFERENCES `offers`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offer_mails_id_unique` ON `offer_mails` (`id`);--> statement-breakpoint
CREATE INDEX `offer_mails_by_offer` ON `offer_mails` (`offer_seq`);--> statement-breakpoint
ALTER TABLE `enquiry_rows` ADD `candidates` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiry_rows` ADD `written` text;