-- The index of 0001 with one of single letters: without it FTS5 puts together the rows of all words that begin so.
DROP TABLE `product_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `product_search` USING fts5(
  `title`, `body`, `code`, `facets`,
  content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '1 2 3 4'
);
--> statement-breakpoint
-- It is empty now: with rules that nobody has, the next start fills it.
UPDATE `state` SET `value` = 0 WHERE `key` = 'search-rules';
