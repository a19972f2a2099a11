CREATE TABLE `answer_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `letters` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`message_seq` integer,
	`enquiry_seq` integer,
	`offer_seq` integer,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`elsewhere` integer DEFAULT false NOT NULL,
	`admin` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`message_seq`) REFERENCES `messages`(`seq`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`enquiry_seq`) REFERENCES `enquiries`(`seq`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`offer_seq`) REFERENCES `offers`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `letters_id_unique` ON `letters` (`id`);--> statement-breakpoint
CREATE INDEX `letters_by_message` ON `letters` (`message_seq`);--> statement-breakpoint
CREATE INDEX `letters_by_enquiry` ON `letters` (`enquiry_seq`);--> statement-breakpoint
CREATE INDEX `letters_by_offer` ON `letters` (`offer_seq`);