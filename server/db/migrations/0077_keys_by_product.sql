PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_double_keys` (
	`product_seq` integer NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`product_seq`, `key`),
	FOREIGN KEY (`product_seq`) REFERENCES `products`(`seq`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_double_keys`("product_seq", "key") SELECT "product_seq", "key" FROM `double_keys`;--> statement-breakpoint
DROP TABLE `double_keys`;--> statement-breakpoint
ALTER TABLE `__new_double_keys` RENAME TO `double_keys`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `double_keys_by_key` ON `double_keys` (`key`,`product_seq`);