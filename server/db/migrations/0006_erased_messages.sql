-- The index of 0001 in a form that takes the words of a deleted message out of the file at once, and not at the next time
-- that the whole index is written again: FTS5 can do so where it is told the words, which `contentless_delete` rules out.
DROP TABLE `message_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `message_search` USING fts5(
  `title`, `body`, `code`, `facets`,
  content = '', tokenize = 'ascii', prefix = '2 3 4'
);
--> statement-breakpoint
INSERT INTO `message_search` (`message_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
-- It is empty now: with rules that nobody has, the next start fills it.
UPDATE `state` SET `value` = 0 WHERE `key` = 'search-rules';
