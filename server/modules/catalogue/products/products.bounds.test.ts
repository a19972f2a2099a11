import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { enteredOf } from '../../../fields/field.ts';
import { changeProducts, type ProductChange } from './products.change.ts';
import { productFields } from './products.rows.ts';

const mostCounted = 2000;

/** Adds products that all contain both words; only the oldest has them as a phrase in its name, and the second in its text. */
async function siteWith(count: number) {
  const api = await openTestApi();
  const { data } = await api.asAdmin('mutation { createCategory(input: { name: "Contalar" }) { id } }');
  const categoryId = data.createCategory.id as string;
  const name = (at: number) => (at === 1 ? 'Conta Lastik' : at === 2 ? 'Bez' : `Conta ${at} Lastik`);
  await api.db.write(async (tx) => {
    const changes = Array.from({ length: count }, (_, place): ProductChange => {
      const at = place + 1;
      const availability = at % 2 ? null : 'IN_STOCK';
      const values = enteredOf(productFields, {
        name: name(at),
        description: 'Lastik conta',
        categoryId,
        availability,
      });
      return { put: `p${at}`, createdAt: at, values: { ...values, categoryId: at % 20 ? categoryId : null } };
    });
    await changeProducts(tx, changes);
  });
  const search = async (text: string, more = '') => {
    const facets = 'facets { total isExact availability { availability count } price { count } }';
    const fields = `totalCount isCountExact categoryCounts { category { id } count isExact } nodes { name } ${facets}`;
    const { data } = await api.asVisitor(`{ products(search: "${text}"${more}) { ${fields} } }`);
    return data.products as { totalCount: number; isCountExact: boolean; nodes: { name: string }[] };
  };
  return { ...api, search, categoryId };
}

test('a search with too many results has an inexact count and still shows the best matches first', async () => {
  const { search, categoryId } = await siteWith(mostCounted + 2);
  const many = await search('lastik conta');
  expect(many).toMatchObject({
    totalCount: mostCounted,
    isCountExact: false,
    categoryCounts: [
      { category: { id: categoryId }, count: 100, isExact: false },
      { category: { id: 'uncategorized' }, count: 100, isExact: true },
    ],
    // Its filters are those of the best matches.
    facets: {
      total: mostCounted,
      isExact: false,
      availability: [{ availability: 'IN_STOCK', count: 1000 }],
      price: null,
    },
  });
  // The exact name comes first, however many newer products match.
  expect((await search('Conta Lastik')).nodes[0]?.name).toBe('Conta Lastik');
  // A product with both words in the name comes before one with both in the description.
  const last = await search('conta lastik', ', first: 100');
  expect(last.nodes.every(({ name }) => name !== 'Bez')).toBe(true);
  expect(await search('bez')).toMatchObject({ totalCount: 1, isCountExact: true, facets: { total: 1, isExact: true } });
  expect(await search('conta', ', orderBy: NAME')).toMatchObject({ totalCount: mostCounted, isCountExact: false });
  expect(await search('')).toMatchObject({ totalCount: mostCounted + 2, isCountExact: true });
});

test('a search with fewer results has exact counts', async () => {
  const { search, categoryId } = await siteWith(150);
  expect(await search('lastik conta')).toMatchObject({
    totalCount: 150,
    isCountExact: true,
    categoryCounts: [
      { category: { id: categoryId }, count: 143, isExact: true },
      { category: { id: 'uncategorized' }, count: 7, isExact: true },
    ],
  });
});
