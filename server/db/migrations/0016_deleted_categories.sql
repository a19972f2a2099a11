-- What was deleted lies in one place, whatever it is.
INSERT INTO `bin` (`entity`, `entity_id`, `name`, `row`, `deleted_at`)
SELECT 'category', `id`, `name`, json_object('id', `id`, 'name', `name`, 'description', `description`, 'version', `version`), `deleted_at`
FROM `deleted_categories`;
--> statement-breakpoint
DROP TABLE `deleted_categories`;
