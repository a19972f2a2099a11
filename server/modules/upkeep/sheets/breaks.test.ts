import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unfollowed } from '../../../jobs/progress.ts';
import { temporaryFolder } from '../../../testing/openTestApi.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { download, send, type Site } from '../../../testing/sheets.ts';
import { exportProfile } from './export.ts';

const breaksIn = async ({ asVisitor }: Site) =>
  (
    await asVisitor('{ products(orderBy: NAME) { nodes { price priceBreaks { minimum price } } } }')
  ).data.products.nodes.map(
    ({ price, priceBreaks }: { price: number; priceBreaks: { minimum: number; price: number }[] }) => [
      price,
      ...priceBreaks.map((one) => `${one.minimum}: ${one.price}`),
    ],
  ) as unknown;

const heading = 'Ürün adı;Açıklama;Ürün kodu;Fiyat (KDV dâhil);Kademeli fiyat';

test('ladders are imported from one column, exported, and imported again without a change', async () => {
  const site = await serveTestSite();
  const file = `${heading}\nRulman;x;R-1;285;"50: 252,00; 100: 1.0,5"\n`;
  expect((await send(site, file, { dryRun: true })).rows).toMatchObject([{ outcome: 'WRONG' }]);
  const right = `${heading}\nRulman;x;R-1;285;"50 adet: 252,00; 1.000: 240,5"\nVana;x;V-1;20;\n`;
  expect(await send(site, right)).toMatchObject({ added: 2, wrong: 0 });
  const stored = [[285, '50: 252', '1000: 240.5'], [20]];
  expect(await breaksIn(site)).toEqual(stored);
  for (const type of ['csv', 'xlsx'])
    expect(await send(site, await download(site, `products.${type}`))).toMatchObject({ unchanged: 2, changed: 0 });
  expect(await breaksIn(site)).toEqual(stored);
});

test.each([
  ['285', '50: 300,00', 'Must be below the price for one'],
  ['285', '50: 200; 50: 190', 'Must be more than 50'],
  ['', '50: 200', 'Price breaks need a price'],
  ['285', 'elli: 200', "'elli: 200' is no price break, such as 50: 252,00."],
  ['285', '1: 200', 'Must be more than 1, the fewest that are sold'],
])('a row with the price %j and the ladder %j is wrong, and its cell says why', async (price, cell, message) => {
  const site = await serveTestSite();
  const { rows } = await send(site, `${heading}\nVana;x;V-1;${price};"${cell}"`, { dryRun: true });
  expect(rows).toMatchObject([
    { outcome: 'WRONG', reasons: [{ field: 'Price breaks', message: expect.stringContaining(message) as string }] },
  ]);
});

test('a heading without KDV adds it to the prices of a ladder, too', async () => {
  const site = await serveTestSite();
  const file = 'Ürün adı;Açıklama;Liste Fiyatı (KDV Hariç);Kademeli fiyat\nRulman;x;100,00;"50: 90,01; 100: 80"\n';
  expect(await send(site, file)).toMatchObject({ added: 1, wrong: 0 });
  expect(await breaksIn(site)).toEqual([[120, '50: 108.01', '100: 96']]);
});

test.each(['COMMA', 'POINT'])(
  'a profile converts ladders as prices, and its export takes that back (%s)',
  async (decimalMark) => {
    const site = await serveTestSite();
    const columns = [
      column('Ad', 'name'),
      column('Kod', 'stockCode'),
      column('Liste', 'price', [{ kind: 'PERCENT', by: -10 }]),
      column('Kademe', 'priceBreaks', [{ kind: 'PERCENT', by: -10 }]),
    ];
    const setup = {
      ...{ columns, decimalMark, prices: 'WITHOUT_VAT', vatRate: 20, findBy: 'STOCK_CODE' },
      format: { separator: ';' },
      fixed: [{ field: 'description', sameAsName: true }],
    };
    const profile = await addProfile(site, 'Tedarikçi', setup);
    const lira = (text: string) => (decimalMark === 'POINT' ? text.replaceAll(',', '.') : text);
    const file = lira('Ad;Kod;Liste;Kademe\nRulman;R-1;100,00;"50: 90,50; 100: 80,00"\n');
    expect(await run(site, profile, file)).toMatchObject({ added: 1, wrong: 0 });
    expect(await breaksIn(site)).toEqual([[108, '50: 97.74', '100: 86.4']]);
    const out = await addProfile(site, 'Dışarı', { ...setup, direction: 'EXPORT', exported: { type: 'CSV' } });
    const written = join(await temporaryFolder(), 'file');
    await exportProfile(site.db, { profile: out, seesDrafts: true }, written, unfollowed());
    const bytes = await readFile(written);
    expect(bytes.toString()).toContain(lira('50: 90,50; 100: 80,00'));
    expect(await run(site, profile, bytes)).toMatchObject({ unchanged: 1, changed: 0, wrong: 0 });
  },
);
