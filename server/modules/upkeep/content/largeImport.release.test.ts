import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { anyIndex } from '../../../search/searchIndex.ts';
import { isConsistent } from '../../../search/consistency.ts';
import { productIndex } from '../../catalogue/products/products.rows.ts';
import { importContent } from './content.import.ts';

/** This is more than is looked up, written and indexed in one batch. */
const many = 1203;

const contentOf = (nameOf: (n: number) => string | undefined) => ({
  information: {
    products: {
      products: Array.from({ length: many }, (_, n) => ({
        id: String(1_700_000_000_000 + n),
        name: nameOf(n),
        description: 'Işıklı, çift şalterli',
        category: '',
      })).filter(({ name }) => name),
    },
  },
});

test('after a large import, and one over it, the search knows every product and no other word', async () => {
  const { db, asVisitor } = await openTestApi();
  const index = anyIndex(productIndex);
  const found = async (search: string) =>
    (await asVisitor('query ($search: String) { products(search: $search) { totalCount } }', { search })).data.products
      .totalCount as number;

  const first = await importContent(
    db,
    contentOf((n) => `Sürgülü Vana ${n}`),
  );
  expect(first.parts).toContainEqual({ name: 'PRODUCTS', added: many, changed: 0, unchanged: 0 });
  expect(await isConsistent(db, index, await index.entries(db))).toBe(true);
  expect(await found('sürgülü')).toBe(many);

  // Every third product changes; some are left out, and so left alone.
  const second = await importContent(
    db,
    contentOf((n) => (n >= 1200 ? undefined : n % 3 ? `Sürgülü Vana ${n}` : `Ilgaz Filtresi ${n}`)),
  );
  expect(second.parts).toContainEqual({ name: 'PRODUCTS', added: 0, changed: 400, unchanged: 800 });
  expect(await isConsistent(db, index, await index.entries(db))).toBe(true);
  expect([await found('sürgülü'), await found('ılgaz')]).toEqual([many - 400, 400]);
});
