ALTER TABLE `quote_rows` ADD `unread_quantity` text;--> statement-breakpoint
ALTER TABLE `quote_rows` ADD `written` text;