import { expect, test } from 'vitest';
import { addProduct } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const of = (maker: string, code: string, relation = 'SAME_PART', more = {}) => ({ maker, code, relation, ...more });

const Search = `query ($text: String!) { products(search: $text) {
  totalCount isPartial didYouMean nodes { name } edges { matchedBy { maker code relation } }
} }`;

async function shop() {
  const api = await openTestApi();
  const add = (name: string, crossReferences: object[] = [], more = {}) =>
    addProduct(api.asAdmin, { name, stockCode: null, crossReferences, ...more });
  const search = async (text: string) => (await api.asVisitor(Search, { text })).data.products;
  return { ...api, add, search };
}

const spellings = (maker: string, code: string) => [
  `${maker} ${code}`,
  code.replaceAll(/[-/.]/g, ' ').toLowerCase(),
  `${maker}${code}`.replaceAll(/[-/. ]/g, '').toUpperCase(),
  `${maker.toLocaleUpperCase('tr')}-${code.replaceAll(/[-/. ]/g, '.')}`,
];

test('sixty codes of other makers find their parts first, each in four spellings, and documents keep them', async () => {
  const { db, images, asVisitor } = await shop();
  const makers = ['Rulmaş', 'İğdır Çelik', 'Öztork', 'Vidasan'];
  const products = Array.from({ length: 60 }, (_, at) => {
    const maker = makers[at % makers.length] ?? '';
    const code = [`${6200 + at}-2RSH`, `QX ${at}/40.C3`, `Ş${at}K-${at * 7}`][at % 3] ?? '';
    const name = `Yedek Parça ${String.fromCodePoint(65 + (at % 26))}${at}`;
    return { id: `p${at}`, name, description: 'x', crossReferences: [of(maker, code)] };
  });
  await importContent(db, { information: { products: { products } } });
  const exported = await exportContent(db, images);
  expect(JSON.stringify(exported)).toContain(JSON.stringify(products[1]?.crossReferences));
  const asked = products.map(({ crossReferences: [one] }) => spellings(one?.maker ?? '', one?.code ?? ''));
  const found: string[] = [];
  for (const texts of asked) {
    const searches = texts.map(
      (text, at) => `s${at}: products(search: ${JSON.stringify(text)}, first: 1) { nodes { id } }`,
    );
    const { data } = await asVisitor(`{ ${searches.join(' ')} }`);
    found.push([0, 1, 2, 3].map((at) => data[`s${at}`].nodes[0]?.id).join(' '));
  }
  expect(found).toEqual(products.map(({ id }) => [id, id, id, id].join(' ')));
});

test('own codes come first, then the codes of other makers, then other words, and each hit says why', async () => {
  const { add, search } = await shop();
  await add('Rulman Yatağı 6204-2RS uyumlu');
  const foreign = of('Rulmaş', '6204-2RS', 'SIMILAR');
  await add('Kapaklı Rulman 20x47', [foreign]);
  await add('Sabit Bilyalı Rulman', [], { stockCode: '6204-2RS' });
  const { nodes, edges } = await search('6204 2rs');
  expect(nodes.map(({ name }: { name: string }) => name)).toEqual([
    'Sabit Bilyalı Rulman',
    'Rulman Yatağı 6204-2RS uyumlu',
    'Kapaklı Rulman 20x47',
  ]);
  expect(edges.map(({ matchedBy }: { matchedBy: unknown }) => matchedBy)).toEqual([null, null, foreign]);
});

test('a code that no name has is neither corrected nor partial, and a product never stands for its own code', async () => {
  const { add, search } = await shop();
  await add('Rulmas Bilyalı Rulman', [of('Rulmaz', 'ZX-77'), of('Başka', '77-A')], { stockCode: '77-A' });
  const found = await search('rulmaz zx77');
  expect(found).toMatchObject({ totalCount: 1, isPartial: false, didYouMean: null });
  expect(found.edges[0].matchedBy).toEqual(of('Rulmaz', 'ZX-77'));
  expect((await search('77A')).edges).toEqual([{ matchedBy: null }]);
  expect((await search('ZX-7')).edges.every(({ matchedBy }: { matchedBy: unknown }) => matchedBy === null)).toBe(true);
});

test.each([
  [{ maker: '' }, 'crossReferences.0.maker', 'Enter the maker'],
  [{ code: ' ' }, 'crossReferences.0.code', 'Enter the code'],
  [{ code: 'x1'.repeat(31) }, 'crossReferences.0.code', 'Must be at most 60 characters'],
  [{ code: 'RULMAN' }, 'crossReferences.0.code', 'A code has a digit. Other words belong under Words.'],
  [{ code: '62|04' }, 'crossReferences.0.code', 'It may not contain > or |.'],
  [{ checkedAt: '2026-02-30' }, 'crossReferences.0.checkedAt', expect.any(String)],
])('%j is refused, the error names the field, and nothing is saved', async (wrong, field, message) => {
  const { asAdmin, asVisitor } = await shop();
  const input = { name: 'Rulman', description: 'x', crossReferences: [of('Rulmaş', '6204', 'SIMILAR', wrong)] };
  const { errors } = await asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    input,
  });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  expect((await asVisitor('{ products { totalCount } }')).data.products.totalCount).toBe(0);
});

test('the same code twice, more than a hundred and an unknown relation are refused', async () => {
  const { asAdmin, add } = await shop();
  const id = await add('Rulman', [of('Rulmaş', '6204')]);
  const change = async (crossReferences: object[]) => {
    const { errors } = await asAdmin(
      'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }',
      { id, changes: { crossReferences } },
    );
    return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field];
  };
  expect(await change([of('Rulmaş', '62-04'), of('RULMAS', '6204')])).toEqual([
    'BAD_USER_INPUT',
    'crossReferences.1.code',
  ]);
  expect(await change(Array.from({ length: 101 }, (_, at) => of('Rulmaş', `${at}`)))).toEqual([
    'BAD_USER_INPUT',
    'crossReferences',
  ]);
  expect((await change([of('Rulmaş', '1', 'TWIN')]))[0]).toBe('BAD_USER_INPUT');
  const { data } = await asAdmin(`{ product(id: "${id}") { crossReferences { code } } }`);
  expect(data.product.crossReferences).toEqual([{ code: '6204' }]);
});

test('the code of another maker finds a product no longer once it is removed, nor after it came back from the bin', async () => {
  const { asAdmin, add, search } = await shop();
  const id = await add('Rulman', [of('Rulmaş', '6204-X', 'REPLACES', { note: 'Föyden', checkedAt: '2026-11-03' })]);
  await asAdmin(`mutation { patchProduct(id: "${id}", changes: { crossReferences: null }) { id } }`);
  expect((await search('6204-X')).totalCount).toBe(0);
  const { data } = await asAdmin(
    `{ history(entity: PRODUCT, id: "${id}") { nodes { id fields { label before after } } } }`,
  );
  const [last] = data.history.nodes;
  expect(last.fields).toEqual([
    { label: 'Codes of other makers', before: 'Rulmaş > 6204-X > Replaces it > 2026-11-03 >  > Föyden', after: null },
  ]);
  await asAdmin(`mutation { deleteProduct(id: "${id}") }`);
  const bin = await asAdmin('{ bin(entity: PRODUCT) { nodes { id } } }');
  await asAdmin('mutation ($id: ID!) { bringBack(id: $id) }', { id: bin.data.bin.nodes[0].id });
  expect((await search('6204-X')).totalCount).toBe(0);
});

test('visitors read maker, code, relation and day; note and source are for editors', async () => {
  const { add, asVisitor, asAdmin } = await shop();
  const more = { note: 'gizli', source: 'Föy', checkedAt: '2026-11-03' };
  const id = await add('Rulman', [of('Rulmaş', '6204', 'SIMILAR', more)]);
  const ask = (fields: string) => `{ product(id: "${id}") { crossReferences { ${fields} } } }`;
  expect((await asVisitor(ask('maker code relation checkedAt'))).data.product.crossReferences).toEqual([
    { ...of('Rulmaş', '6204', 'SIMILAR'), checkedAt: '2026-11-03' },
  ]);
  expect((await asVisitor(ask('note'))).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await asAdmin(ask('note source'))).data.product.crossReferences).toEqual([{ note: 'gizli', source: 'Föy' }]);
});
