/**
 * Upper limits that `npm test` checks: bytes of a first visit, SQL statements of an operation. Where a
 * budget is too small for something new, this is the place to argue about it.
 */

/** Bytes as they come over the line, for a visitor who has nothing of the site yet. */
export const bytes = {
  /** The starter content's pages; the home page holds the drawing of its head, and a tile for each category. */
  document: { '/': 28_500, '/products': 15_000, others: 13_000 },
  /** All pages share it; the tables of lists, families and comparisons are a sixth of it. A chosen kind is in view before scripts. */
  stylesheet: 18_300,
  font: 60_000,
  /** The script that runs before a page is shown. */
  firstScript: 2000,
  /**
   * The scripts that come afterwards, when the browser is idle, without the link for changes. A search brings the rows that
   * stand for another maker's code.
   */
  script: { '/': 228_600, '/products': 225_200, '/contact': 222_000, '/kvkk': 241_000, others: 223_600 },
  /** Styles in the page, not compressed: a form needs many, and few visits come to the comparison, which has its own. */
  inlineStyles: { '/': 21_000, '/contact': 21_000, '/karsilastir': 15_000, others: 12_000 },
};

/**
 * The fonts in which a page is set that was not scrolled: one for each size, weight and width. For each, Chromium on Linux
 * waits one to four milliseconds for another process before the page is painted.
 */
export const fonts = { '/': 14, '/products': 12, '/products/1738669741160': 17, others: 9 };

/** The budget of a page, where it differs from page to page. */
export const ofPage = ({ others, ...of }: { others: number } & Record<string, number>, path: string) =>
  of[path.split('?', 1)[0] ?? path] ?? others;

/**
 * SQL statements of an operation that was not asked before, however many products there are. Rows of products are kept for
 * a revision (server/db/cachedRows.ts), which is asked each time: once they are there, a list takes one less.
 */
export const statements = {
  'a list of products with categories and pictures': 4,
  // One of them reads what comes first for which words, once after each change.
  'a search': 16,
  'one product': 2,
  'the categories': 1,
  messages: 2,
  'categories with their products and counts': 6,
};
