CREATE TABLE `former_slugs` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity` text NOT NULL,
	`language` text NOT NULL,
	`slug` text NOT NULL,
	`id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `former_slugs_by_slug` ON `former_slugs` (`entity`,`language`,`slug`);--> statement-breakpoint
CREATE INDEX `former_slugs_by_thing` ON `former_slugs` (`entity`,`id`);--> statement-breakpoint
CREATE TABLE `languages` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`direction` text DEFAULT 'LTR' NOT NULL,
	`in_menu` integer DEFAULT true NOT NULL,
	`indexable` integer DEFAULT true NOT NULL,
	`currency` text,
	`position` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `translation_states` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity` text NOT NULL,
	`id` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`publish_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `translation_states_by_thing` ON `translation_states` (`entity`,`id`,`language`);--> statement-breakpoint
CREATE INDEX `translation_states_due` ON `translation_states` (`publish_at`);--> statement-breakpoint
CREATE TABLE `translations` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity` text NOT NULL,
	`id` text NOT NULL,
	`language` text NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`source` text NOT NULL,
	`source_hash` text NOT NULL,
	`origin` text DEFAULT 'PERSON' NOT NULL,
	`reviewed_by` text,
	`updated_by` text,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `translations_by_thing` ON `translations` (`entity`,`id`,`language`,`field`);--> statement-breakpoint
CREATE INDEX `translations_by_language` ON `translations` (`language`,`entity`,`field`);--> statement-breakpoint
CREATE UNIQUE INDEX `translations_by_slug` ON `translations` (`entity`,`language`,`value`) WHERE "translations"."field" = 'slug';--> statement-breakpoint
ALTER TABLE `admins` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `language` text DEFAULT 'tr' NOT NULL;--> statement-breakpoint
ALTER TABLE `revisions` ADD `languages` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `language` text DEFAULT 'tr' NOT NULL;