import { expect, test } from 'vitest';
import { fromCsv } from '../../../spreadsheet/csv.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { arrived, importByPreset, storedProducts } from './testing/arrivedFields.ts';
import { facebookCsv } from './testing/feedExports.ts';
import { shopCatalogue, type ShopProduct } from './testing/shopCatalogue.ts';
import { shopifyExport } from './testing/shopifyExport.ts';
import { wooExport } from './testing/wooExport.ts';

// Exports of shops as plugins, spreadsheets and people leave them: the presets find the same in all of them.

type Table = string[][];
const written = (rows: Table, sign: string) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(sign)).join('\r\n');
const order = (rows: Table, places: number[]) => rows.map((row) => places.map((place) => row[place] ?? ''));
const reversed = (rows: Table) => order(rows, (rows[0] ?? []).map((_, at) => at).reverse());
const without = (rows: Table, names: RegExp) =>
  order(
    rows,
    (rows[0] ?? []).flatMap((name, at) => (names.test(name) ? [] : [at])),
  );
const renamed = (rows: Table, to: (heading: string) => string): Table => [(rows[0] ?? []).map(to), ...rows.slice(1)];
const read = (text: string) => fromCsv(Buffer.from(text));

const woo = (products: ShopProduct[], isTurkish = false) => read(wooExport(products, { isTurkish }));
const optional =
  /^(?:Tags|Position|Shipping class|Download|Grouped|Upsells|Cross|External|Button|Low stock|Sold|Purchase|Etiketler|Length|Width|Height)/;

const variants: [string, (products: ShopProduct[]) => string][] = [
  [
    'WooCommerce, columns in another order and without optional ones',
    (all) => written(without(reversed(woo(all)), optional), ','),
  ],
  ['WooCommerce, Turkish, saved with semicolons', (all) => written(woo(all, true), ';')],
  [
    'WooCommerce, headings in capitals and with blanks',
    (all) =>
      written(
        renamed(woo(all), (name) => ` ${name.toUpperCase()} `),
        '\t',
      ),
  ],
  [
    'WooCommerce, variations before their parents',
    (all) => {
      const [heading = [], ...rows] = woo(all);
      return written([heading, ...rows.reverse()], ',');
    },
  ],
  ['Shopify, columns in another order', (all) => written(reversed(read(shopifyExport(all))), ',')],
  ['Shopify, saved with semicolons', (all) => written(read(shopifyExport(all)), ';')],
  [
    'a feed of Facebook, with blanks in its headings',
    (all) =>
      written(
        renamed(read(facebookCsv(all)), (name) => name.replaceAll('_', ' ')),
        ';',
      ),
  ],
];

test.each(variants)('%s: at least 95 of 100 core fields arrive', async (_, make) => {
  const products = shopCatalogue();
  const site = await serveTestSite();
  const { done } = await importByPreset(site, make(products));
  expect(done).toMatchObject({ added: 30, wrong: 0, unclear: 0 });
  const { fields, share } = arrived(products, await storedProducts(site));
  expect({ fields, isEnough: share >= 0.95 }).toMatchObject({ isEnough: true });
});

test('a variation whose parent the file lacks, and a parent without variations, harm no other row', async () => {
  const products = shopCatalogue();
  const [heading = [], ...rows] = woo(products);
  const at = (name: string) => heading.indexOf(name);
  const lost = rows.find((row) => row[at('Type')] === 'variable');
  const orphans = rows.filter((row) => row[at('Parent')] === lost?.[at('SKU')]).map((row) => row[at('SKU')]);
  const parent = heading.map((_, place) =>
    place === at('Type') ? 'variable' : place === at('SKU') ? 'BOŞ-1' : place === at('Name') ? 'Boş üst ürün' : '',
  );
  const site = await serveTestSite();
  const { done } = await importByPreset(site, written([heading, ...rows.filter((row) => row !== lost), parent], ','));
  expect(orphans.length).toBeGreaterThan(1);
  expect(done).toMatchObject({ added: 30, wrong: 0, unclear: 0 });
  const stored = await storedProducts(site);
  const { fields } = arrived(products, stored);
  expect(fields).toMatchObject({ name: 30, code: 30, price: 30 });
  expect(stored.has('BOŞ-1')).toBe(false);
});
