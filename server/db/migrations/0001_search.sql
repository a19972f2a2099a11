-- Terms made in code (server/modules/search); a row's rowid is the `seq` of what it finds.
CREATE VIRTUAL TABLE `product_search` USING fts5(
  `title`, `body`, `code`, `facets`,
  content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3 4'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `product_search_terms` USING fts5vocab(`product_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `message_search` USING fts5(
  `title`, `body`, `code`, `facets`,
  content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3 4'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `message_search_terms` USING fts5vocab(`message_search`, 'row');
--> statement-breakpoint
CREATE INDEX `products_by_price` ON `products` (coalesce(`price`, 9007199254740991), `id`);
--> statement-breakpoint
CREATE INDEX `products_by_price_down` ON `products` (coalesce(`price`, -1), `id`);
