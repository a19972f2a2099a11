ALTER TABLE `languages` ADD `shows_unconfirmed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `languages` ADD `untranslated` text DEFAULT 'IN_PLACE' NOT NULL;