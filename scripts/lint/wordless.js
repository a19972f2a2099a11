/** Files whose words stand in the catalogue (scripts/lint/visibleWords.js). Each part of the product switches itself on. */
export const wordless = [
  // Visitors read these.
  'web/{site,components,page,graphql}/**/*.{ts,tsx}',
  'web/*.{ts,tsx}',
  // Staff read these.
  'web/admin/**/*.{ts,tsx}',
  'web/playground/**/*.{ts,tsx}',
];

/** They hold the words, or are no part of the product. */
export const wordy = [
  'web/words/**',
  'server/words/**',
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  '**/generated/**',
  '**/*.generated.ts',
  // Operations are code, with values of the starter content.
  'web/playground/examples.ts',
];
