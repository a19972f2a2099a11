import { expect, test } from 'vitest';
import { categories } from '../../../db/tables/tables.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { importFile } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, download, send } from '../../../testing/sheets.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const name = 'Bağlantı Elemanları';
/** The same name on other keyboards, from other programs and with what copying brings along. */
const spellings = [
  ...[
    'BAĞLANTI ELEMANLARI',
    'baglanti elemanlari',
    'BAGLANTI ELEMANLARI',
    'bağlantı  elemanları',
    ' Bağlantı Elemanları ',
  ],
  ...[
    'Bağ\u00adlantı Elemanları',
    'Bağlantı\u00a0Elemanları',
    '\u200eBağlantı Elemanları',
    'BAĞLANTİ ELEMANLARİ',
    'Bağlantı\u200bElemanları',
  ],
  ...['Bag\u0306lantı Elemanları', 'Ｂağlantı Elemanları'],
];

const Create = 'mutation ($name: String!) { createCategory(input: { name: $name }) { id } }';
const Rename = 'mutation ($id: ID!, $name: String!) { updateCategory(id: $id, input: { name: $name }) { id } }';

test('a name that differs in case, Turkish letters, blanks or invisible signs is refused and names the other', async () => {
  const { asAdmin, db } = await openTestApi();
  await asAdmin(Create, { name });
  const { id } = (await asAdmin(Create, { name: 'Vanalar' })).data.createCategory;
  for (const twin of spellings)
    for (const { errors } of [await asAdmin(Create, { name: twin }), await asAdmin(Rename, { id, name: twin })])
      expect([twin, errors?.[0]]).toMatchObject([
        twin,
        { message: `There is already a category ${name}.`, extensions: { code: 'BAD_USER_INPUT', field: 'name' } },
      ]);
  for (const word of ['KATEGORİSİZ', 'kategorisiz', 'Uncategorized'])
    expect((await asAdmin(Create, { name: word })).errors?.[0]?.message).toContain('reserved');
  // Its own name in another spelling, and names that differ otherwise.
  expect((await asAdmin(Rename, { id, name: 'VANALAR' })).errors).toBeUndefined();
  expect((await asAdmin(Create, { name: 'Bağlantı Elemanları 2' })).errors).toBeUndefined();
  const document = (other: string) => ({
    information: { categories: { categories: [{ id: 'x', name: other, description: '' }] } },
  });
  await expect(importContent(db, document('BAĞLANTI ELEMANLARI'))).rejects.toThrow(
    `There is already a category ${name}`,
  );
  expect(await db.$count(categories)).toBe(3);
});

test('imports find the category in every spelling, and make it once', async () => {
  const site = await serveTestSite();
  await site.asAdmin(Create, { name });
  const profile = await addProfile(site, 'Yeni', {
    ...{ findBy: 'STOCK_CODE', unknown: 'CREATE', fixed: [{ field: 'description', sameAsName: true }] },
    columns: [column('kod', 'stockCode'), column('ad', 'name'), column('grup', 'categoryId')],
  });
  const rows = [...spellings, 'Zincir Dişlisi', 'ZİNCİR DİŞLİSİ', 'zincir  dislisi', 'KATEGORİSİZ'];
  const file = rows.map((group, at) => `K-${at};Ürün ${at};${group}`).join('\n');
  expect(await run(site, profile, `kod;ad;grup\n${file}`)).toMatchObject({ added: rows.length, wrong: 0 });
  expect((await site.db.select().from(categories)).map((row) => row.name)).toEqual([name, 'Zincir Dişlisi']);
  const { data } = await site.asAdmin('{ categories { name products(first: 1) { totalCount } } }');
  expect(data.categories.map((one: { products: { totalCount: number } }) => one.products.totalCount)).toEqual([12, 3]);
});

test('what exists twice comes back from an export unchanged, and a cell that means both is offered an answer', async () => {
  const site = await serveTestSite();
  const twins = ['Bağlantı Elemanları', 'BAĞLANTI ELEMANLARI', 'Bağlantı Elemanları'];
  await site.db.write((tx) =>
    tx
      .insert(categories)
      .values(twins.map((twin, at) => ({ id: `c${at}`, name: twin, description: '', status: 'PUBLISHED' as const }))),
  );
  for (const at of [0, 1, 2]) await addProduct(site, { name: `Cıvata ${at}`, categoryId: `c${at}` });
  for (const type of ['csv', 'xlsx'])
    expect(await send(site, await download(site, `products.${type}`), { dryRun: true })).toMatchObject({
      unchanged: 3,
      wrong: 0,
    });
  // Products that are in one of them stay there; for a new one the answer is offered.
  const asked =
    'Ad;Kategori\nCıvata 1;baglanti elemanlari\nCıvata 2;bağlantı elemanları\nPul;baglanti elemanlari\nSomun;BAĞLANTI ELEMANLARI';
  const trial = await importFile(site, asked, { dryRun: true });
  expect(trial.rows.map(({ outcome }) => outcome)).toEqual(['UNCHANGED', 'UNCHANGED', 'WRONG', 'ADDED']);
  expect(trial.rows[2]?.reasons).toMatchObject([{ input: 'categoryId', suggestion: 'c0' }]);
  const answered = [{ line: 4, field: 'categoryId', value: 'c0' }];
  expect(await importFile(site, asked, { dryRun: true, corrections: answered })).toMatchObject({ added: 2, wrong: 0 });
  expect((await site.asAdmin(Rename, { id: 'c1', name: 'BAĞLANTI elemanları' })).errors).toBeUndefined();
});

test('further spellings are twins, and a name that is another one is not', async () => {
  const { asAdmin } = await openTestApi();
  const given = ['Işıl İşlem Kâğıdı', 'Çelik & Döküm', 'Ölçü Aletleri (Dijital)', 'O-Ring'];
  for (const one of given) expect((await asAdmin(Create, { name: one })).errors).toBeUndefined();
  const twins = [
    ...[
      'IŞIL İŞLEM KÂĞIDI',
      'ışıl  işlem\u3000kâğıdı',
      'Isil Islem Kâgidi',
      'Işıl İşlem Ka\u0302ğıdı',
      'IŞIL \ufeffİŞLEM KÂĞIDI',
    ],
    ...['ÇELİK & DÖKÜM', 'celik & dokum', 'Çe\u200dlik & Döküm', 'C\u0327elik & Do\u0308kü\u2060m'],
    ...[
      'ÖLÇÜ ALETLERİ (DİJİTAL)',
      'olcu aletleri (dijital)',
      'Ölçü\u202fAletleri (Dijital)',
      'Ölçü Aletleri（Dijital）',
    ],
    ...['O-RİNG', 'o-rıng', 'O-ring\u00a0'],
  ];
  for (const twin of twins)
    expect([twin, (await asAdmin(Create, { name: twin })).errors?.[0]?.message]).toEqual([
      twin,
      expect.stringMatching(/^There is already a category /),
    ]);
  for (const another of ['Işıl İşlem', 'Çelik ve Döküm', 'Ölçü Aletleri', 'O-Ring 2'])
    expect([another, (await asAdmin(Create, { name: another })).errors]).toEqual([another, undefined]);
});

test('a deletion that is taken back makes no twin of a category that came meanwhile', async () => {
  const { asAdmin, db } = await openTestApi();
  const { id } = (await asAdmin(Create, { name: 'Vanalar' })).data.createCategory;
  const deleted = await asAdmin('mutation ($id: ID!) { deleteThing(kind: CATEGORY, id: $id) { undoToken } }', { id });
  expect(deleted.errors).toBeUndefined();
  expect((await asAdmin(Create, { name: 'VANALAR' })).errors).toBeUndefined();
  await asAdmin('mutation ($token: ID!) { undo(token: $token) { restored } }', {
    token: deleted.data.deleteThing.undoToken,
  });
  expect((await db.select().from(categories)).map((row) => row.name)).toEqual(['VANALAR']);
});
