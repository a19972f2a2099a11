ALTER TABLE `webhooks` ADD `key_id` text;--> statement-breakpoint
UPDATE `webhooks` SET `key_id` = coalesce((SELECT `keys`.`id` FROM `keys` WHERE `keys`.`name` || ' (key)' = `webhooks`.`made_by` LIMIT 1), 'renamed') WHERE `made_by` LIKE '% (key)';
