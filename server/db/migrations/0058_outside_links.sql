CREATE TABLE `outside_links` (
	`product_seq` integer NOT NULL,
	`address` text NOT NULL,
	`asked_at` integer,
	`failures` integer NOT NULL,
	FOREIGN KEY (`product_seq`) REFERENCES `products`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outside_links_by_product` ON `outside_links` (`product_seq`);--> statement-breakpoint
CREATE INDEX `outside_links_by_failures` ON `outside_links` (`failures`,`product_seq`);