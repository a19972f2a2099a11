/** Files whose words stand in the catalogue (scripts/lint/visibleWords.js). Each part of the product switches itself on. */
export const wordless = [
  // What visitors read.
  'web/theme/**/*.ts',
  // What visitors read that the server writes.
  // What staff read.
];

/** They hold the words, or are no part of the product. */
export const wordy = ['web/words/**', 'server/words/**', '**/*.test.{ts,tsx}', '**/testing/**', '**/generated/**'];
