import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { customerCodes } from '../../../db/tables/enquiryTables.ts';
import { engine } from '../../../db/engine.ts';
import { documentFiles, documents } from '../../../db/tables/documentTables.ts';
import { openSpecApi } from '../../../testing/specs.ts';

/** Tables that name a product by its id and have no reference to its row: a deletion leaves their rows alone. */
const untouched = [
  ...['enquiry_rows', 'offer_rows', 'order_rows', 'quote_rows', 'customer_codes', 'health_fine', 'sector_products'],
  ...[
    'imported_products',
    'fetched_pictures',
    'import_missing',
    'preview_links',
    'waiting_changes',
    'waiting_pictures',
    'pins',
    // A text for the search in another language has its own test (search/inLanguages.test.ts).
    'search_texts',
  ],
];
/** What the checks of a night have found. The next night looks at a product that came back as at any other. */
const foundByNight = ['outliers', 'outside_links'];

const files = import.meta.glob<Record<string, unknown>>('../../../db/tables/*ables.ts', { eager: true });
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && Symbol.for('drizzle:IsDrizzleTable') in value;
/** All tables with a column that holds the number or the id of a product. */
const naming = Object.values(files)
  .flatMap((file) => Object.values(file).filter(isTable))
  .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => /(^|_)product_(seq|ids?)$/.test(name)));
const beside = naming.filter((table) => ![...untouched, ...foundByNight].includes(getTableName(table)));

async function site() {
  const { api, addAttribute } = await openSpecApi();
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  await api.db.write(async (tx) => {
    const file = { url: '/belgeler/1-olcu.pdf', name: 'olcu.pdf', format: 'PDF' as const, byteSize: 9, sha256: 'x' };
    await tx.insert(documentFiles).values({ ...file, createdAt: 1, uploader: 'a@b.co' } as never);
    const about = { id: 'olcu', file: file.url, title: 'Ölçü', titleKey: 'ölçü', foundBy: 'olcu', kind: 'DRAWING' };
    await tx.insert(documents).values({ ...about, language: null, revision: null, date: null, version: 1 } as never);
  });
  const add = async (input: object) => {
    const { data, errors } = await api.asAdmin(
      'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }',
      { input: { description: 'x', ...input } },
    );
    expect(errors).toBeUndefined();
    return data.createProduct.id as string;
  };
  const nut = await add({ name: 'Somun' });
  const id = await add({
    ...{ name: 'Işıklı Cıvata', stockCode: 'C-1', image: 'https://ornek.com.tr/0.jpg', documentIds: ['olcu'] },
    morePictures: [{ url: 'https://ornek.com.tr/1.jpg' }, { url: 'https://ornek.com.tr/2.jpg', alt: 'Kesit' }],
    ...{ specs: [{ attributeId: bore, values: ['20 mm'] }], togetherIds: [nut] },
  });
  const bolt = await add({ name: 'Cıvata', togetherIds: [id], availability: 'DISCONTINUED', successorId: id });
  const rows = async () => {
    const found: [string, unknown[]][] = [];
    for (const table of beside) found.push([getTableName(table), await api.db.select().from(table as never)]);
    const sorted = found.map(([name, all]) => [name, all.map((row) => JSON.stringify(row)).sort()] as const);
    return Object.fromEntries(sorted) as Record<string, string[]>;
  };
  return { api, id, bolt, rows };
}

test('everything that stands beside a product comes back with it, from the bin and by Undo', async () => {
  const { api, id, bolt, rows } = await site();
  const before = await rows();
  expect(Object.entries(before).filter(([, all]) => all.length === 0)).toEqual([]);
  const comeBack = [
    async () => {
      const { data } = await api.asAdmin('{ bin { nodes { id } } }');
      return api.asAdmin('mutation ($id: ID!) { bringBack(id: $id) }', { id: data.bin.nodes[0].id });
    },
    () => api.asAdmin('mutation ($id: ID!) { undoDeletion(entity: PRODUCT, ids: [$id]) }', { id }),
  ];
  for (const comes of comeBack) {
    await api.asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids: [id] });
    expect(await rows()).not.toEqual(before);
    expect((await comes()).errors).toBeUndefined();
    expect(await rows()).toEqual(before);
  }
  const { data } = await api.asVisitor('query ($id: ID!) { product(id: $id) { successor { id } } }', { id: bolt });
  expect(data.product.successor).toEqual({ id });
});

test('the product that a merge has put into the bin comes back whole, with the codes by which customers know it', async () => {
  const { api, id, bolt, rows } = await site();
  const about = { customer: 'ornek.com.tr', key: 'x1', code: 'X-1', learnedBy: 'a@b.co', learnedAt: 1 };
  await api.db.write((tx) => tx.insert(customerCodes).values({ id: 'c1', ...about, productId: id }));
  const codes = async () => (await api.db.select().from(customerCodes)).map(({ productId }) => productId);
  const before = await rows();
  const { data } = await api.asAdmin(
    `mutation ($keepId: ID!, $goneId: ID!) {
      mergeProducts(keepId: $keepId, goneId: $goneId, take: []) { undo { entity id version } }
    }`,
    { keepId: bolt, goneId: id },
  );
  expect(await codes()).toEqual([bolt]);
  const { errors } = await api.asAdmin(
    `mutation ($entity: HistoryEntity!, $id: ID!, $version: Int!) {
      undoChange(entity: $entity, id: $id, version: $version) { restored }
    }`,
    data.mergeProducts.undo,
  );
  expect(errors).toBeUndefined();
  expect(await rows()).toEqual(before);
  expect(await codes()).toEqual([id]);
});

test.runIf(engine === 'sqlite')('a table whose rows go with a product is one of those that are compared', () => {
  const going = Object.values(files)
    .flatMap((file) => Object.values(file).filter(isTable))
    .filter((table) =>
      getTableConfig(table as never).foreignKeys.some(
        (key) => getTableName(key.reference().foreignTable) === 'products',
      ),
    )
    .map((table) => getTableName(table));
  const compared = [...beside.map((table) => getTableName(table)), ...foundByNight];
  expect(going.filter((name) => !compared.includes(name))).toEqual([]);
});
