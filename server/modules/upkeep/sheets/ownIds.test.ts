import { expect, test } from 'vitest';
import { products } from '../../../db/tables/tables.ts';
import { importFile } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { importContent } from '../content/content.import.ts';
import { describeSheet } from './reading/readLines.ts';

const list = (heading: string, firm: string) =>
  `${heading}\n1;${firm}-1;Vana ${firm} 15;Firma ${firm};100,00\n2;${firm}-2;Vana ${firm} 20;Firma ${firm};120,00`;
const headings = [
  'ID;Stok kodu;Ad;Açıklama;Fiyat (KDV Dahil)',
  'Id;Stock code;Name;Description;Price',
  'Ürün no;Kod;Ad;Açıklama;Fiyat',
  'Kimlik;Stok kodu;Ad;Açıklama;Fiyat (KDV Dahil)',
];

test.each(headings)('suppliers that number their products from 1 never overwrite each other: %s', async (heading) => {
  const api = await openTestApi();
  const columns = heading.includes('Kod;')
    ? { columns: [null, 'stockCode', 'name', 'description', 'price'] as const }
    : {};
  const take = (firm: string) => importFile(api, list(heading, firm), { ...columns } as never);
  expect(await take('A')).toMatchObject({ added: 2, changed: 0 });
  expect(await take('B')).toMatchObject({ added: 2, changed: 0 });
  const rows = await api.db.select().from(products).orderBy(products.stockCode);
  expect(rows.map(({ stockCode }) => stockCode)).toEqual(['A-1', 'A-2', 'B-1', 'B-2']);
  expect(rows.every(({ id }) => /^\d{13}$/.test(id))).toBe(true);
  const described = await describeSheet(api.db, Buffer.from(list(heading, 'C')));
  expect(described.columns[0]).toMatchObject({ field: null, hasOtherIds: true });

  // Also a person who says that they are ids brings none of them into the catalogue.
  const given = { columns: ['id', 'stockCode', 'name', 'description', 'price'] } as const;
  const { rows: refused } = await importFile(api, list(heading, 'C'), { ...given, dryRun: true } as never);
  expect(refused.map(({ reasons }) => reasons[0]?.message)).toEqual([
    expect.stringContaining('No product has this id'),
    expect.stringContaining('No product has this id'),
  ]);
});

test.each([
  [
    'XML',
    (firm: string) =>
      `<urunler>${[1, 2].map((n) => `<urun id="${n}"><id>${n}</id><stok_kodu>${firm}-${n}</stok_kodu><ad>Vana ${firm} ${n}</ad></urun>`).join('')}</urunler>`,
    ['@id', 'id', 'stok_kodu', 'ad'],
  ],
  [
    'JSON',
    (firm: string) =>
      [1, 2].map((n) => JSON.stringify({ id: n, 'Stok kodu': `${firm}-${n}`, Ad: `Vana ${firm} ${n}` })).join('\n'),
    ['id', 'Stok kodu', 'Ad'],
  ],
  [
    'a page that is called .xls',
    (firm: string) =>
      `<table><tr><th>ID<th>Stok kodu<th>Ad${[1, 2].map((n) => `<tr><td>${n}<td>${firm}-${n}<td>Vana ${firm} ${n}`).join('')}</table>`,
    ['ID', 'Stok kodu', 'Ad'],
  ],
] as const)('numbers of suppliers are no ids of this site in %s either', async (_, made, headings) => {
  const api = await openTestApi();
  const fields = { stok_kodu: 'stockCode', 'Stok kodu': 'stockCode', ad: 'name', Ad: 'name' } as const;
  const columns = headings.map((heading) => fields[heading as keyof typeof fields] ?? null);
  for (const firm of ['A', 'B']) {
    const described = await describeSheet(api.db, Buffer.from(made(firm)));
    expect(described.columns.map(({ heading }) => heading)).toEqual(headings);
    expect(described.columns.map(({ field }) => field)).not.toContain('id');
    expect(await importFile(api, made(firm), { columns: [...columns] })).toMatchObject({ added: 2, changed: 0 });
  }
});

test('the ids of this site count, in any file of its own ids and in its exports of other ids', async () => {
  const api = await openTestApi();
  const row = (id: string, name: string) => ({
    ...{ id, name, category: '', description: 'x', price: 10, image: null, featured: false, stockCode: `K-${id}` },
  });
  const own = '1763000000001';
  const rows = [row('1', 'Vana'), row('rulman-6204', 'Rulman'), row(own, 'Somun')];
  await importContent(api.db, { information: { products: { products: rows } } });
  const changed = (file: string) => importFile(api, file, { dryRun: true });
  expect(await changed(`ID;Fiyat\n${own};12,00`)).toMatchObject({ changed: 1 });
  // A row that somebody has added to an export by hand, with a number of his own.
  expect(await changed(`ID;Ad;Fiyat\n${own};Somun;12,00\n7;Pul;1,00`)).toMatchObject({
    changed: 1,
    wrong: 1,
    added: 0,
  });
  expect(await changed('Id;Name;Description;Price (KDV dâhil)\n1;Küresel vana;x;12,00')).toMatchObject({ changed: 1 });
  expect(await changed('Id;Stock code;Featured\n1;K-1;yes\nrulman-6204;K-rulman-6204;yes')).toMatchObject({
    changed: 2,
  });
  expect(await changed('Id;Name;Featured\n1;Dişli;yes\nrulman-6204;Kayış;yes')).toMatchObject({ added: 2, changed: 0 });
  expect(await changed('Id;Name;Description\n1700000000001;Yeni;x')).toMatchObject({
    added: 1,
    rows: [{ id: '1700000000001' }],
  });
  // An export of another site keeps its ids.
  const moved = await importFile(api, 'Id;Name;Description;Price (KDV dâhil)\n77;Yeni vana;x;12,00');
  expect(moved).toMatchObject({ added: 1 });
  expect((await api.db.select().from(products)).map(({ id }) => id)).toContain('77');
});
