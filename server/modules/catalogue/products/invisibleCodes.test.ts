import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockCodeKey } from '../../../../common/text/letters.ts';
import { products, state } from '../../../db/tables/tables.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { importFile } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { fillKeys } from './fillKeys.ts';

/** The same code as programs, phones and web pages write it. */
const spellings = [
  ...['IVP-100\u200b', '\ufeffIVP-100', 'IV\u00adP-100', 'IVP\u2060-100', '\u200eIVP-100\u200f', 'I\u200dV\u200cP-100'],
  ...['IVP\u2010100', 'IVP\u2011100', 'IVP\u2012100', 'IVP\u2013100', 'IVP\u2014100', 'IVP\u2015100', 'IVP\u2212100'],
  ...[
    'IVP\ufe63100',
    'IVP\uff0d100',
    'IVP\u00a0100',
    'IVP\u202f100',
    'IVP\u2007-\u200a100',
    'ivp 100',
    '\u2066IVP-100\u2069',
  ],
  ...['IVP\u180e-100', 'IVP\u061c-100', 'IVP-1\ufe0f00', 'IVP\u3164-100', '\u202aIVP-100\u202c'],
];

async function shop() {
  const api = await openTestApi();
  const id = await addProduct(api.asAdmin, { name: 'Vana İğne', stockCode: 'IVP-100' });
  await addProduct(api.asAdmin, { name: 'Başka', stockCode: 'IVP-200' });
  return { ...api, id };
}

test('a code is the same with signs that nobody sees and with any dash', () => {
  expect(spellings.filter((code) => stockCodeKey(code) !== 'ivp100')).toEqual([]);
  expect(stockCodeKey('\u200b\u00ad')).toBeNull();
});

test('a code finds the product in each spelling: in files, look-ups, patches, the search and lists of buyers', async () => {
  const { db, asAdmin, asVisitor, id } = await shop();
  const file = (code: string, at: number) =>
    importFile({ db }, `Stok Kodu;Ürün Adı;Fiyat\n${code};Vana İğne;${at + 1},00`);
  // Every second one pays for its seconds.
  for (const [at, code] of spellings.filter((_, place) => place % 2 === 0).entries()) {
    const { added, changed } = await file(code, at);
    const looked = await asVisitor(
      `query ($code: String!) { product(stockCode: $code) { id } products(stockCodes: [$code]) { nodes { id } }
        quoteMatch(text: $code) { product { id } } found: products(search: $code, first: 1) { nodes { id } } }`,
      { code },
    );
    const patched = await asAdmin(
      'mutation ($code: String!) { patchProducts(rows: [{ stockCode: $code, changes: { price: 7 } }], confirmJumps: true) { product { id } } }',
      { code },
    );
    const pasted = await asVisitor(
      'mutation ($text: String!) { pasteIntoQuoteList(text: $text) { list { rows { product { id } askedCode } } } clearQuoteList { id } }',
      { text: `${code}\t3\r\nrulman ${code} 5 adet` },
    );
    expect([code, added, changed, looked.data, patched.data, pasted.data?.pasteIntoQuoteList.list.rows]).toEqual([
      ...[code, 0, 1],
      { product: { id }, products: { nodes: [{ id }] }, quoteMatch: { product: { id } }, found: { nodes: [{ id }] } },
      { patchProducts: [{ product: { id } }] },
      [{ product: { id }, askedCode: null }],
    ]);
  }
});

test('no way of writing a code stores what nobody sees', async () => {
  const { db, asAdmin } = await shop();
  const odd = 'A\u00adB-\u200b1\u2060';
  await importFile(
    { db },
    `Stok Kodu;Ürün Adı;Üretici kodu;GTIN;Codes of other makers\n${odd};\u200bPul\u200e;${odd};\u200e4006381333931;S\u00adKF > ${odd} > Same part`,
  );
  const created = await asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    input: {
      ...{ name: 'Pul 2', description: 'x', stockCode: `${odd}2`, manufacturerCode: odd },
      crossReferences: [{ maker: 'SKF', code: odd, relation: 'SAME_PART' }],
    },
  });
  expect(created.errors).toBeUndefined();
  await asAdmin('mutation ($id: ID!, $code: String) { patchProduct(id: $id, changes: { stockCode: $code }) { id } }', {
    id: created.data.createProduct.id,
    code: `${odd}3`,
  });
  const rows = await db.select().from(products);
  expect(rows).toHaveLength(4);
  for (const { name, stockCode, manufacturerCode, gtin, crossReferences } of rows)
    expect(JSON.stringify([name, stockCode, manufacturerCode, gtin, crossReferences])).not.toMatch(/[\p{Cf}]/u);
  expect(rows.map(({ stockCode }) => stockCode)).toEqual(['IVP-100', 'IVP-200', 'AB-1', 'AB-13']);
});

test('keys of an earlier version are filled again at the start; of two equal codes one keeps the key, and both can be edited', async () => {
  const { db, asAdmin, asVisitor, id } = await shop();
  const before = async (code: string, oldKey: string) => {
    const name = `Eski ${oldKey.length} ${code.length}`;
    const added = await addProduct(asAdmin, { name });
    await db.write((tx) =>
      tx.update(products).set({ stockCode: code, stockCodeKey: oldKey }).where(eq(products.id, added)),
    );
    return added;
  };
  const second = await before('IVP-100\u200b', 'ivp100\u200b');
  const alone = await before('NU\u2011205', 'nu\u2010205');
  const [one, two] = [await before('ZX\u00ad7', 'zx\u00ad7'), await before('ZX\u20607', 'zx\u20607')];
  await db.write((tx) => tx.delete(state).where(eq(state.key, 'stock-code-keys')));
  const said: string[] = [];
  await fillKeys(db, { say: (line) => said.push(line) });
  const keys = new Map((await db.select().from(products)).map((row) => [row.id, row.stockCodeKey]));
  expect([id, second, alone, one, two].map((product) => keys.get(product))).toEqual([
    'ivp100',
    null,
    'nu205',
    'zx7',
    null,
  ]);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain(`IVP-100 belongs to Vana İğne (${id})`);
  await fillKeys(db, { say: (line) => said.push(line) });
  expect(said).toHaveLength(2);

  const save = async (changes: object, of = second) =>
    (
      await asAdmin(
        'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { version } }',
        {
          id: of,
          changes,
        },
      )
    ).errors?.[0]?.message;
  expect(await save({ brand: 'Ayvaz' })).toBeUndefined();
  expect(await save({ stockCode: 'IVP-100' })).toBeUndefined();
  expect(await save({ stockCode: 'IVP-200' })).toBe('It is the stock code of Başka already.');
  const trial = await importFile(
    { db },
    `Id;Stok kodu;Ad;Fiyat\n${second};IVP-100;Eski;1,00\n${id};IVP-100;Vana;2,00`,
    {
      dryRun: true,
    },
  );
  expect(trial).toMatchObject({ changed: 2, wrong: 0 });
  const { data } = await asAdmin('{ doubles { nodes { reasons one { id } other { id } } } }');
  expect(data.doubles.nodes).toContainEqual({
    reasons: expect.arrayContaining(['CODE']),
    one: { id },
    other: { id: second },
  });
  // Once the code is free, the next save has it.
  expect(await save({ stockCode: 'IVP-300' }, id)).toBeUndefined();
  expect(await save({ brand: 'Duyar' })).toBeUndefined();
  expect((await asVisitor('{ product(stockCode: "IVP-100") { id } }')).data.product).toEqual({ id: second });
});
