ALTER TABLE `about` ADD `numbers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `about` ADD `steps` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `about` ADD `document_ids` text DEFAULT '[]' NOT NULL;