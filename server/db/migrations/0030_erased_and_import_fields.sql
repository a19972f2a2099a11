ALTER TABLE `audit` ADD `erased` text;--> statement-breakpoint
ALTER TABLE `imported_products` ADD `written` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `kept` text DEFAULT '[]' NOT NULL;