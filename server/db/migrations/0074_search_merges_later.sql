-- Segments of the search index are merged when twelve are of one size, and not four: the many small writes of single saves
-- then rewrite half as much of it, and a search reads as fast.
INSERT INTO `product_search` (`product_search`, rank) VALUES ('automerge', 12);
