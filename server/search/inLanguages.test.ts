// Takes long: the table of each language runs over the catalogue of a new site.
import { expect, test } from 'vitest';
import { engine } from '../db/engine.ts';
import { products } from '../db/tables/tables.ts';
import { searchTexts } from '../db/tables/searchTables.ts';
import { searchedProducts } from '../modules/catalogue/products/products.texts.ts';
import { inGate } from '../testing/inGate.ts';
import { inThreeLanguages } from '../testing/languages.ts';
import { openCatalogue } from '../testing/openCatalogue.ts';
import { searchTable } from '../testing/searchTable.ts';
import { isConsistent } from './consistency.ts';
import { anyIndex, rebuild } from './searchIndex.ts';

const index = anyIndex(searchedProducts);

type Edge = { foundInLanguage: string | null; missingWords: string[]; node: { name: string; language: string } };
type Found = { didYouMean: string | null; isPartial: boolean; totalCount: number; edges: Edge[] };

const Search = `query ($search: String) { products(search: $search, first: 12) { didYouMean isPartial totalCount
  edges { foundInLanguage missingWords node { name language } } } }`;

test(
  'under English and German the searches of their tables find the listed products first, and Turkish ones are marked',
  { timeout: 480_000 },
  async () => {
    const { askIn, db } = await openCatalogue('data/starter', { inLanguages: true });
    const find = async (language: string, search: string): Promise<Found> =>
      (await askIn(language)(Search, { search })).data.products;
    for (const language of ['en', 'de'] as const) {
      const table = searchTable(language);
      expect(table.length).toBeGreaterThanOrEqual(100);
      // The gate asks every third one of the later questions.
      const atOnce =
        engine === 'sqlite'
          ? (at: number) => at < 100 || at % inGate(3, 1) === 0
          : (at: number) => at % inGate(5, 1) === 0;
      const rows = table.filter((_, at) => atOnce(at));
      const wrong = [];
      for (const { search, names } of rows) {
        const { edges, isPartial, totalCount } = await find(language, search);
        expect([search, totalCount]).toEqual([search, Math.max(totalCount, edges.length)]);
        const first = edges.slice(0, names.length).map(({ node }) => node.name);
        if (JSON.stringify(first.sort()) !== JSON.stringify([...names].sort()))
          wrong.push({ search, names, found: edges.slice(0, names.length + 2).map(({ node }) => node.name) });
        const hasCode = /\d/.test(search);
        const marks = edges.map(({ foundInLanguage }) => foundInLanguage);
        // Texts of the language come before those that are Turkish alone, unless these have more of the search or its code.
        if (!hasCode && !isPartial)
          expect([search, marks]).toEqual([search, marks.toSorted((a) => (a === language ? -1 : 1))]);
        for (const { foundInLanguage, node } of edges)
          if (node.language === 'tr') expect([search, foundInLanguage]).toEqual([search, 'tr']);
      }
      expect(wrong).toEqual([]);
    }
    // Turkish words are found in any language, and capital I with a dot is no other letter.
    for (const search of ['IP65 iş eldiveni', 'IP65 İŞ ELDİVENİ', 'ip65 is eldiveni'])
      expect((await find('en', search)).edges[0]?.node.name, search).toMatch(/glove|Eldiven/i);
    expect((await find('en', 'DIŞ ÇAP MİKROMETRESİ')).edges[0]?.node.name).toMatch(/[Mm]i[ck]romet/);
    expect((await find('de', 'Vorschweissflansch')).totalCount).toBe(
      (await find('de', 'Vorschweißflansch')).totalCount,
    );
    expect((await find('en', 'bearnig')).didYouMean).toBe('bearing');
    expect((await find('de', 'Rilenkugellager')).didYouMean).toBe('Rillenkugellager');
    expect(await isConsistent(db, index, await index.entries(db))).toBe(true);
    await db.write(async (tx) => rebuild(tx, index, await index.entries(tx)));
    expect(await isConsistent(db, index, await index.entries(db))).toBe(true);
  },
);

async function openSite() {
  const api = await inThreeLanguages();
  const find = async (search: string, language = 'en'): Promise<[string, string | null][]> =>
    ((await api.askIn(language)(Search, { search })).data.products as Found).edges.map(({ node, foundInLanguage }) => [
      node.name,
      foundInLanguage,
    ]);
  const isExact = async () => isConsistent(api.db, index, await index.entries(api.db));
  return { ...api, find, isExact };
}

test('the index follows each save of a text, its state, its product, the bin and an undo', async () => {
  const { asAdmin, db, find, isExact, product, say } = await openSite();
  const id = await product({ name: 'Bilyalı Yatak 6204', description: 'Suda kullanılır.', brand: 'Zeta' });
  await product({ name: 'Bilyalı Yatak 6205' });
  expect(await find('bearing')).toEqual([]);
  expect(await find('yatak 6204')).toEqual([['Bilyalı Yatak 6204', 'tr']]);
  expect(await db.$count(searchTexts)).toBe(0);

  await say('PRODUCT', id, [{ field: 'name', value: 'Ball bearing 6204' }]);
  expect(await find('bearings')).toEqual([['Ball bearing 6204', 'en']]);
  expect(await find('bearing zeta')).toEqual([['Ball bearing 6204', 'en']]);
  // Turkish still finds it by its Turkish name, and English by it, too; Turkish knows no English word.
  expect(await find('yatak 6204')).toEqual([['Ball bearing 6204', 'tr']]);
  expect(await find('bearing', 'tr')).toEqual([]);
  expect(await find('bearing', 'de')).toEqual([]);
  expect(await isExact()).toBe(true);

  await say('PRODUCT', id, [{ field: 'description', value: 'For water, but not for steam.' }]);
  expect(await find('water')).toHaveLength(1);
  expect(await find('steam')).toEqual([]);
  await asAdmin('mutation ($id: ID!) { updateProduct(id: $id, input: { name: "Bilyalı Yatak 6204 Yeni" }) { id } }', {
    id,
  });
  expect(await find('water bearing')).toHaveLength(1);
  expect(await isExact()).toBe(true);

  const State = `mutation ($id: ID!, $status: TranslationStatus!) {
    setTranslationStatus(entity: PRODUCT, id: $id, language: "en", status: $status) { id } }`;
  expect((await asAdmin(State, { id, status: 'HIDDEN' })).errors).toBeUndefined();
  expect([await find('bearing'), await isExact()]).toEqual([[], true]);
  await asAdmin(State, { id, status: 'PUBLISHED' });
  expect([(await find('bearing')).length, await isExact()]).toEqual([1, true]);

  await asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
  expect([await find('bearing'), await db.$count(searchTexts), await isExact()]).toEqual([[], 0, true]);
  const { data } = await asAdmin('{ bin { nodes { id } } }');
  const [{ id: inBin }] = data.bin.nodes;
  await asAdmin('mutation ($ids: [ID!]!) { restoreFromBin(ids: $ids) { __typename } }', { ids: [inBin] });
  expect([(await find('bearing')).length, await isExact()]).toEqual([1, true]);

  await say('PRODUCT', id, [
    { field: 'name', value: null },
    { field: 'description', value: null },
  ]);
  expect([await find('bearing'), await db.$count(searchTexts), await isExact()]).toEqual([[], 0, true]);
  expect(await db.$count(products)).toBe(2);
});

test('specs are found by the words of the language, and follow the words of their attribute', async () => {
  const { asAdmin, askIn, find, isExact, product, say } = await openSite();
  const Add = 'mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }';
  const { data } = await asAdmin(Add, {
    input: { name: 'Malzeme', kind: 'OPTION', options: [{ id: 'pirinç', name: 'Pirinç' }] },
  });
  const attributeId = data.createAttribute.id as string;
  const id = await product({ name: 'Vana', specs: [{ attributeId, values: ['pirinç'] }] });
  await say('PRODUCT', id, [{ field: 'name', value: 'Valve' }]);
  expect((await askIn('en')(Search, { search: 'brass valve' })).data.products).toMatchObject({
    isPartial: true,
    edges: [{ missingWords: ['brass'], foundInLanguage: 'en' }],
  });
  await say('ATTRIBUTE', attributeId, [{ field: 'options.pirinç', value: 'Brass' }]);
  expect(await find('brass valve')).toEqual([['Valve', 'en']]);
  expect(await isExact()).toBe(true);
  await say('ATTRIBUTE', attributeId, [{ field: 'options.pirinç', value: 'Bronze' }]);
  expect(await find('bronze valve')).toEqual([['Valve', 'en']]);
  expect(await isExact()).toBe(true);
});

test('a product without texts is found by its kind and its options in the words of the language', async () => {
  const { asAdmin, find, product, say } = await openSite();
  const add = async (mutation: string, type: string, input: object) =>
    (await asAdmin(`mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input })).data[mutation]
      .id as string;
  const options = ['Paslanmaz çelik A2', 'Yay çeliği'].map((name) => ({ id: name, name }));
  const attributeId = await add('createAttribute', 'AttributeInput', { name: 'Malzeme', kind: 'OPTION', options });
  const kindId = await add('createProductKind', 'ProductKindInput', { name: 'Yaylı rondela', attributes: [] });
  for (const [at, { id }] of options.entries())
    await product({ name: `Rondela DIN 127 M${at}`, kindId, specs: [{ attributeId, values: [id] }] });
  expect(await find('spring washer stainless')).toEqual([]);
  await say('KIND', kindId, [{ field: 'name', value: 'Spring lock washer' }]);
  await say('ATTRIBUTE', attributeId, [{ field: 'options.Paslanmaz çelik A2', value: 'Stainless steel A2' }]);
  await say('ATTRIBUTE', attributeId, [{ field: 'options.Yay çeliği', value: 'Spring steel' }]);
  const stainless = [['Rondela DIN 127 M0', 'tr']];
  expect(await find('spring washer stainless')).toEqual(stainless);
  expect(await find('stainless washers m0')).toEqual(stainless);
  expect(await find('inox washer')).toEqual(stainless);
  expect(await find('washer steel')).toHaveLength(2);
  // Nothing is both: what is looked for comes before what is said of it.
  await say('PRODUCT', await product({ name: 'Paslanmaz boru' }), [{ field: 'name', value: 'Stainless spring pipe' }]);
  expect((await find('lock washer m1 stainless'))[0]).toEqual(['Rondela DIN 127 M1', 'tr']);
  // It is a word of the language: Turkish does not know it.
  expect(await find('stainless', 'tr')).toEqual([]);
});

test('suggestions and filters are in the language, and a value that is chosen there narrows the list', async () => {
  const { asAdmin, askIn, product, say } = await openSite();
  const add = async (mutation: string, type: string, input: object) =>
    (await asAdmin(`mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input })).data[mutation]
      .id as string;
  const options = ['Pirinç', 'Çelik'].map((name) => ({ id: name.toLowerCase(), name }));
  const attributeId = await add('createAttribute', 'AttributeInput', { name: 'Malzeme', kind: 'OPTION', options });
  const attributes = [{ attributeId, filterable: true }];
  const kindId = await add('createProductKind', 'ProductKindInput', { name: 'Vana', attributes });
  const categoryId = await add('createCategory', 'CategoryInput', { name: 'Vanalar' });
  const names = { pirinç: 'Brass valve', çelik: 'Steel valve' };
  for (const [value, name] of Object.entries(names)) {
    const id = await product({ name: 'Vana', kindId, categoryId, specs: [{ attributeId, values: [value] }] });
    await say('PRODUCT', id, [{ field: 'name', value: name }]);
  }
  await say('CATEGORY', categoryId, [{ field: 'name', value: 'Valves' }]);
  await say('KIND', kindId, [{ field: 'name', value: 'Valve' }]);
  await say('ATTRIBUTE', attributeId, [
    { field: 'name', value: 'Material' },
    { field: 'options.pirinç', value: 'Brass' },
  ]);
  const Suggest = `query ($search: String, $filter: ProductFilter) { products(search: $search, first: 6, filter: $filter) {
    didYouMean matchingCategories { name }
    edges { matches { start length } node { name category { name } } }
    facets { kinds { kind { name } count } specs { attribute { name } choices { value name count } } } } }`;
  const found = async (search: string, filter: object = {}) =>
    (await askIn('en')(Suggest, { search, filter })).data.products;
  expect(await found('brass val')).toMatchObject({
    edges: [
      {
        matches: [{ start: 0, length: 11 }],
        node: { name: 'Brass valve', category: { name: 'Valves' } },
      },
    ],
  });
  expect((await found('vlave')).didYouMean).toBe('valve');
  const all = await found('valves', { kindIds: [kindId] });
  expect(all.matchingCategories).toEqual([{ name: 'Valves' }]);
  expect(all.facets.kinds).toEqual([{ kind: { name: 'Valve' }, count: 2 }]);
  expect(all.facets.specs).toMatchObject([
    {
      attribute: { name: 'Material' },
      choices: [
        { value: 'pirinç', name: 'Brass', count: 1 },
        { value: 'çelik', name: 'Çelik', count: 1 },
      ],
    },
  ]);
  const narrowed = await found('valve', { kindIds: [kindId], specs: [{ attributeId, anyOf: ['pirinç'] }] });
  expect(narrowed.edges.map(({ node }: Edge) => node.name)).toEqual(['Brass valve']);
});
