DROP INDEX `spec_values_by_product`;--> statement-breakpoint
DROP INDEX `spec_values_by_term`;--> statement-breakpoint
DROP INDEX `spec_values_by_measure`;--> statement-breakpoint
ALTER TABLE `spec_values` ADD `category_id` text;--> statement-breakpoint
ALTER TABLE `spec_values` ADD `discontinued` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `spec_values` SET (`category_id`, `discontinued`) = (SELECT `category_id`, coalesce(`availability` = 'DISCONTINUED', 0) FROM `products` WHERE `seq` = `product_seq`);--> statement-breakpoint
CREATE INDEX `spec_values_by_category_and_term` ON `spec_values` (`category_id`,`attribute_id`,`term`,`discontinued`,`product_seq`) WHERE `term` is not null;--> statement-breakpoint
CREATE INDEX `spec_values_by_category_and_measure` ON `spec_values` (`category_id`,`attribute_id`,`low`,`high`,`discontinued`,`product_seq`) WHERE `low` is not null;--> statement-breakpoint
CREATE INDEX `spec_values_by_product` ON `spec_values` (`product_seq`,`attribute_id`,`term`,`low`,`high`);--> statement-breakpoint
CREATE INDEX `spec_values_by_term` ON `spec_values` (`attribute_id`,`term`,`discontinued`,`product_seq`);--> statement-breakpoint
CREATE INDEX `spec_values_by_measure` ON `spec_values` (`attribute_id`,`low`,`high`,`discontinued`,`product_seq`) WHERE `low` is not null;