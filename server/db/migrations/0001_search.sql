-- Words of products, folded in code (server/modules/search): rowid is products.seq.
CREATE VIRTUAL TABLE `product_search` USING fts5(
  `name`, `description`, `id`,
  content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0", prefix = '2 3'
);
