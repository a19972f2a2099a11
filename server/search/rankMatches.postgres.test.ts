import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inGate } from '../testing/inGate.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { searchTable } from '../testing/searchTable.ts';
import { importContent } from '../modules/upkeep/content/content.import.ts';
import { productIndex } from '../modules/catalogue/products/products.rows.ts';
import { searchFor } from '../modules/catalogue/products/products.search.ts';
import { countMatches } from './fullText.ts';
import { countFound, ranked } from './search.store.ts';

test('one statement for all tiers finds, orders and counts like one statement for each tier', async () => {
  const { db } = await openTestApi();
  const content = JSON.parse(readFileSync('server/testing/starter/content.json', 'utf8')) as {
    information: { products: { products: { image: null }[] } };
  };
  content.information.products.products.forEach((product) => (product.image = null));
  await importContent(db, content);
  let found = 0;
  // No product has all words of the last search, and many have some.
  for (const text of [
    ...searchTable('small')
      .filter((_, at) => at % inGate(4, 1) === 0)
      .map(({ search }) => search),
    'e',
    'rulman 6204 vana paslanmaz',
    'zzzz vana',
  ]) {
    const search = await searchFor(db, text, { discontinued: false });
    if (!search) continue;
    const all = await ranked(db, productIndex, { ...search, ranking: undefined }, 0, 100);
    expect([text, await ranked(db, productIndex, search, 0, 100)]).toEqual([text, all]);
    expect(await ranked(db, productIndex, search, 2, 3)).toEqual(all.slice(2, 5));
    const last = search.tiers.at(-1)?.expression ?? '';
    const count = await countMatches(db, productIndex.table, last, 2001);
    expect([text, await countFound(db, productIndex, search)]).toEqual([text, { count, isExact: true }]);
    found += count;
  }
  expect(found).toBeGreaterThan(inGate(100, 300));
});
