CREATE TABLE `search_texts` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_seq` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`lacks` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_texts_by_product` ON `search_texts` (`product_seq`,`language`);