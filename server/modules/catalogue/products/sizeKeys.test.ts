import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, state } from '../../../db/tables/tables.ts';
import { send } from '../../../testing/sheets.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { importContent } from '../../upkeep/content/content.import.ts';
import { readDefinitions } from '../references/definitions.ts';
import { sizeKeyOf } from '../references/sizeKey.ts';
import { fillKeys } from './fillKeys.ts';

const attributes = [
  { id: 'diş', name: 'Diş', kind: 'OPTION', options: ['m8', 'm20', 'ince', 'kalın'].map((id) => ({ id, name: id })) },
  { id: 'boy', name: 'Boy', kind: 'NUMBER', unit: 'mm' },
];
const kinds = [
  { id: 'cıvata', name: 'Cıvata', attributes: attributes.map(({ id }) => ({ attributeId: id, key: true })) },
];
const bolt = (id: string, diş: string, boy: string, more: object = {}) => ({
  id,
  name: `Cıvata ${id}`,
  description: 'x',
  kind: 'cıvata',
  specs: [
    { attributeId: 'diş', values: [diş] },
    { attributeId: 'boy', values: [boy] },
  ],
  ...more,
});

async function open() {
  const site = await serveTestSite();
  const take = (parts: object) => importContent(site.db, { information: parts });
  await take({
    attributes: { attributes },
    kinds: { kinds },
    products: { products: [bolt('1', 'm20', '50'), bolt('2', 'm8', '80'), bolt('3', 'm8', '20')] },
  });
  const change = async (mutation: string, variables: object = {}) => {
    const { data, errors } = await site.asAdmin(`mutation ${mutation}`, { ...variables });
    expect(errors).toBeUndefined();
    return data;
  };
  /** Returns the last letters of the ids by size, and checks that each key is the one that the product would get today. */
  const sorted = async () => {
    const definitions = await readDefinitions(site.db);
    const rows = await site.db.select().from(products).orderBy(asc(products.sizeKey), asc(products.id));
    for (const row of rows) expect([row.name, row.sizeKey]).toEqual([row.name, sizeKeyOf(row, definitions)]);
    return rows.map(({ name }) => name.replace('Cıvata ', '')).join(' ');
  };
  return { site, take, change, sorted };
}

test('every way of writing a product keeps its place by size', async () => {
  const { site, take, change, sorted } = await open();
  expect(await sorted()).toBe('3 2 1');
  await change(
    '{ patchProduct(id: "1", changes: { specs: [{ attributeId: "diş", values: ["m8"] }, { attributeId: "boy", values: ["5 cm"] }] }) { id } }',
  );
  expect(await sorted()).toBe('3 1 2');
  const { history } = (await site.asAdmin('{ history(entity: PRODUCT, id: "1") { nodes { version } } }')).data;
  await change(`{ undoChange(entity: PRODUCT, id: "1", version: ${history.nodes[0].version}) { restored } }`);
  expect(await sorted()).toBe('3 2 1');
  const whole =
    'name: "Cıvata 2", description: "x", kindId: "cıvata", specs: [{ attributeId: "boy", values: ["1\\""] }]';
  await change(`{ updateProduct(id: "2", input: { ${whole} }) { id } }`);
  expect(await sorted()).toBe('3 1 2');
  const bulk = await change(
    '{ changeProducts(which: { ids: ["2", "3"] }, changes: { specs: [{ attributeId: "diş", values: ["kalın"] }] }) { undo { id version } } }',
  );
  expect(await sorted()).toBe('1 3 2');
  await change(
    '($id: ID!, $version: Int!) { undoChange(entity: PRODUCT, id: $id, version: $version) { restored } }',
    bulk.changeProducts.undo,
  );
  expect(await sorted()).toBe('3 1 2');
  const row = (await site.asAdmin('{ product(id: "2") { version } }')).data.product;
  await change(
    `{ changeProductRows(rows: [{ id: "2", version: ${row.version}, changes: { specs: [{ attributeId: "diş", values: ["m8"] }] } }]) { rows { id } } }`,
  );
  expect(await sorted()).toBe('3 2 1');
  expect(await send(site, 'Id;Name;Boy\n3;Cıvata 3;99 mm\n2;Cıvata 2;5 mm')).toMatchObject({ changed: 2 });
  expect(await sorted()).toBe('2 3 1');
  await take({ products: { products: [bolt('3', 'm8', '2')] } });
  expect(await sorted()).toBe('3 2 1');
  await change('{ deleteProducts(ids: ["3"]) }');
  await change('{ undoDeletion(entity: PRODUCT, ids: ["3"]) }');
  expect(await sorted()).toBe('3 2 1');
  await change('{ createFamily(input: { name: "M8", columns: ["boy"] }) { id } }');
  await change(
    '{ addVariants(patternId: "3", familyId: "m8", rows: [{ name: "Cıvata v", specs: [{ attributeId: "boy", values: ["3"] }] }]) { count } }',
  );
  expect(await sorted()).toBe('3 v 2 1');
  // Without its kind a product stands last, by its name.
  await change('{ patchProduct(id: "3", changes: { kindId: null }) { id } }');
  expect(await sorted()).toBe('v 2 1 3');
});

test('what changes kinds and attributes writes the keys of their products, without raising versions', async () => {
  const { site, take, change, sorted } = await open();
  const setKind = (ids: string[]) =>
    change('($input: ProductKindInput!) { updateProductKind(id: "cıvata", input: $input) { id } }', {
      input: { name: 'Cıvata', attributes: ids.map((attributeId) => ({ attributeId, key: true })) },
    });
  await setKind(['boy', 'diş']);
  expect(await sorted()).toBe('3 1 2');
  await setKind([]);
  expect(await sorted()).toBe('1 2 3');
  const { history } = (await site.asAdmin('{ history(entity: KIND, id: "cıvata") { nodes { version } } }')).data;
  await change(`{ undoChange(entity: KIND, id: "cıvata", version: ${history.nodes[0].version}) { restored } }`);
  expect(await sorted()).toBe('3 1 2');
  await take({ kinds: { kinds } });
  expect(await sorted()).toBe('3 2 1');

  await take({ products: { products: [bolt('4', 'ince', '1'), bolt('5', 'kalın', '1')] } });
  expect(await sorted()).toBe('3 2 1 4 5');
  const options = ['kalın', 'm20', 'ince', 'm8'].map((id) => ({ id, name: id }));
  const [thread, length] = attributes;
  await change('($input: AttributeInput!) { updateAttribute(id: "diş", input: $input) { id } }', {
    input: { name: 'Diş', kind: 'OPTION', options },
  });
  expect(await sorted()).toBe('5 3 2 1 4');
  await take({ attributes: { attributes: [thread, length] } });
  expect(await sorted()).toBe('3 2 1 4 5');
  await change('{ mergeOptions(attributeId: "diş", from: "m8", into: "kalın") { id } }');
  expect(await sorted()).toBe('1 4 5 3 2');
  const { nodes } = (await site.asAdmin('{ products { nodes { id version } } }')).data.products;
  expect(Object.fromEntries(nodes.map(({ id, version }: { id: string; version: number }) => [id, version]))).toEqual({
    1: 1,
    2: 2,
    3: 2,
    4: 1,
    5: 1,
  });
});

test('a database from before there were keys gets them at its start, once', async () => {
  const { site, sorted } = await open();
  await site.db.write(async (tx) => {
    await tx.update(products).set({ sizeKey: '' });
    await tx.delete(state);
  });
  await fillKeys(site.db);
  expect(await sorted()).toBe('3 2 1');
  await site.db.write(async (tx) => tx.update(products).set({ sizeKey: '' }));
  await fillKeys(site.db);
  expect(await site.db.$count(products)).toBe(3);
  await expect(sorted()).rejects.toThrow();
});
