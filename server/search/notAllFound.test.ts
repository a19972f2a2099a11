import { expect, test } from 'vitest';
import { openCatalogue } from '../testing/openCatalogue.ts';

test('a correction is suggested for mistyped words only', async () => {
  const { asVisitor } = await openCatalogue();
  const meant = async (search: string) =>
    (await asVisitor('query ($search: String) { products(search: $search) { didYouMean totalCount } }', { search }))
      .data.products;
  expect(await meant('santirfüj pompa')).toEqual({ didYouMean: 'santrifüj pompa', totalCount: 1 });
  expect((await meant('rulman')).didYouMean).toBeNull();
  expect(await meant('zzzzzz')).toEqual({ didYouMean: null, totalCount: 0 });
});

test('a code with swapped signs is asked about and never replaced', async () => {
  const { asVisitor } = await openCatalogue();
  const meant = async (search: string) =>
    (await asVisitor('query ($search: String) { products(search: $search) { didYouMean } }', { search })).data.products
      .didYouMean as string | null;
  for (const [search, code] of [
    ['6240', '6204'],
    ['6024', '6204'],
    ['30260', '30206'],
    ['UPC205', 'UCP205'],
    ['rulman 6240', 'rulman 6204'],
    ['6240zz', '6204zz'],
    ['rulmna  6240-2RS', 'rulman 6204 2RS'],
  ])
    expect(await meant(search ?? ''), search).toBe(code);
  // The catalogue has these, or has nothing like them.
  for (const search of ['6204', '62 04', '6204zz', '620', '2406', '0 10 bar', '99999'])
    expect(await meant(search), search).toBeNull();
});

test('when no product has all words, each says which it lacks, as they were typed', async () => {
  const { asVisitor } = await openCatalogue();
  const query = `query ($search: String, $orderBy: ProductOrder) { products(search: $search, orderBy: $orderBy, first: 100) {
    isPartial totalCount edges { missingWords node { name } } } }`;
  const find = async (search: string, orderBy = 'RELEVANCE') => {
    const { products } = (await asVisitor(query, { search, orderBy })).data;
    const edges = products.edges as { missingWords: string[]; node: { name: string } }[];
    return { ...products, lacks: new Map(edges.map(({ node, missingWords }) => [node.name, missingWords])) };
  };
  const bolts = await find('M8 60 mm Cıvata');
  expect([bolts.isPartial, bolts.totalCount]).toEqual([true, bolts.lacks.size]);
  expect([...bolts.lacks].slice(0, 3)).toEqual([
    ['Altı Köşe Başlı Cıvata DIN 933 M8x40 8.8', ['60 mm']],
    ['Altı Köşe Somun DIN 934 M8 Sınıf 8', ['60 mm']],
    ['İmbus Cıvata DIN 912 M10x30 12.9', ['M8', '60 mm']],
  ]);
  // Each product has one word at least, whatever the order.
  const byName = await find('M8 60 mm Cıvata', 'NAME');
  expect([...byName.lacks].sort()).toEqual([...bolts.lacks].sort());
  expect([...byName.lacks.values()].every(({ length }) => length > 0 && length < 3)).toBe(true);

  // What a product does not lack is what finds it alone.
  for (const word of ['M8', '60 mm', 'Cıvata']) {
    const having = [...bolts.lacks].filter(([, missing]) => !missing.includes(word)).map(([name]) => name);
    expect(having.sort(), word).toEqual([...(await find(word)).lacks.keys()].sort());
  }

  const full = await find('m8 cıvata');
  expect([full.isPartial, ...full.lacks.values()]).toEqual([false, ...[...full.lacks].map(() => [])]);
  const { data } = await asVisitor('{ products(first: 1) { isPartial edges { missingWords } } }');
  expect(data.products).toEqual({ isPartial: false, edges: [{ missingWords: [] }] });
});
