ALTER TABLE `admins` ADD `signature` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `offers` ADD `sent_at` integer;--> statement-breakpoint
-- Buyers have seen each offer that was made before there was sending.
UPDATE `offers` SET `sent_at` = `created_at`;
