import { createHash } from 'node:crypto';
import { allIndexes } from './allIndexes.ts';
import type { SearchIndexes } from './reindex.ts';

/**
 * The source of all that has a say in the terms of an index. Counting versions by hand would miss the rule that nobody
 * thought of; this at worst reindexes once too often. The built server and the development server read the same text,
 * so they do not undo each other's work.
 */
const sources = import.meta.glob<string>(
  [
    '../modules/search/*.ts',
    '!../modules/search/*.test.ts',
    '../modules/products/products.fields.ts',
    '../modules/products/products.rows.ts',
    '../modules/messages/messages.store.ts',
    '../modules/enquiries/enquiryIndex.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const hash = createHash('sha256').update(JSON.stringify(Object.entries(sources).sort()));

/** Every index of the product, with the rules of this version. */
export const searchIndexes: SearchIndexes = {
  indexes: allIndexes,
  // 48 bits: as many whole bytes as a number of `state` holds exactly.
  rules: hash.digest().readUIntBE(0, 6),
};
