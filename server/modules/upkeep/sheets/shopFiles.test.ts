import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { arrived, importByPreset, offered, storedProducts } from './testing/arrivedFields.ts';
import { facebookCsv, googleXml, odooTemplatesCsv, odooVariantsXlsx } from './testing/feedExports.ts';
import { bmecatXml, etimJson } from './testing/productDataExports.ts';
import { shopCatalogue, type ShopProduct } from './testing/shopCatalogue.ts';
import { shopifyExport } from './testing/shopifyExport.ts';
import {
  ideasoftExport,
  prapazarExport,
  ticimaxExport,
  ticimaxPicturesExport,
  tsoftExport,
} from './testing/turkishExports.ts';
import { wooExport } from './testing/wooExport.ts';

const whole = (count: number) => ({
  ...{ name: count, code: count, price: count, category: count, brand: count, description: count, gtin: count },
  ...{ pictures: count, specs: count, status: count, 'stock state': count, family: count },
});

test('an export of WooCommerce is recognised, in English and in Turkish, and every core field arrives', async () => {
  const products = shopCatalogue();
  for (const isTurkish of [false, true]) {
    const site = await serveTestSite();
    const { preset, trial, done } = await importByPreset(site, wooExport(products, { isTurkish }));
    expect(preset).toMatchObject({ key: 'woocommerce', name: 'WooCommerce', pictureHost: 'cdn.eskimagaza.example' });
    expect(trial).toMatchObject({ added: 30, wrong: 0, unclear: 0, stops: [] });
    expect(done.added).toBe(30);
    expect(arrived(products, await storedProducts(site)).fields).toEqual(whole(30));
  }
});

test('an export of Shopify is recognised, its rows of pictures belong to the product above, and every core field arrives', async () => {
  const products = shopCatalogue();
  const site = await serveTestSite();
  const { preset, done } = await importByPreset(site, shopifyExport(products));
  expect(preset.key).toBe('shopify');
  expect(done).toMatchObject({ added: 30, wrong: 0, unclear: 0 });
  expect(arrived(products, await storedProducts(site)).fields).toEqual(whole(30));
});

test('a file that no preset knows is offered no preset', async () => {
  const site = await serveTestSite();
  expect(await offered(site, 'Stok Kodu;Ürün Adı;Fiyat\nI-1;Işık;10\n')).toBeNull();
});

type Make = (products: ShopProduct[]) => string | Promise<Uint8Array>;
const files: Record<string, { make: Make; lacks: string[] }> = {
  'product-feed as XML': { make: googleXml, lacks: ['status'] },
  'product-feed as CSV': { make: facebookCsv, lacks: [] },
  'odoo-variants': { make: odooVariantsXlsx, lacks: ['pictures'] },
  ticimax: { make: ticimaxExport, lacks: ['pictures'] },
  ideasoft: { make: ideasoftExport, lacks: [] },
  tsoft: { make: tsoftExport, lacks: [] },
  prapazar: { make: prapazarExport, lacks: ['status'] },
  bmecat: { make: bmecatXml, lacks: ['status', 'stock state', 'family'] },
  'etim-xchange': { make: etimJson, lacks: ['status', 'stock state', 'family', 'category', 'specs'] },
};

test.each(Object.entries(files))(
  'of a file of %s every core field arrives that it has',
  async (name, { make, lacks }) => {
    const products = shopCatalogue();
    const site = await serveTestSite();
    const { preset, done } = await importByPreset(site, await make(products));
    expect(name).toContain(preset.key);
    expect(done).toMatchObject({ added: 30, wrong: 0, unclear: 0 });
    const expected = Object.fromEntries(Object.entries(whole(30)).filter(([field]) => !lacks.includes(field)));
    // A product that these shops hide is no draft there.
    const stored = await storedProducts(site);
    for (const one of stored.values()) if (one.status === 'HIDDEN') one.status = 'DRAFT';
    expect(arrived(products, stored, lacks).fields).toEqual(expected);
  },
);

test('features of ETIM xChange have their codes as names, and stay with their values where others lack one', async () => {
  const site = await serveTestSite();
  await importByPreset(site, etimJson(shopCatalogue(1)));
  const { specs } = (await storedProducts(site)).get('RU-0-2') ?? {};
  expect(specs).toMatchObject([
    { attribute: { name: 'EF000007', kind: 'OPTION' }, text: 'EV000226' },
    { attribute: { name: 'EF000015', kind: 'NUMBER' }, text: '10,5' },
  ]);
});

test('templates of Odoo arrive with all values of their attributes, which stand in rows below them', async () => {
  const site = await serveTestSite();
  const { preset, done } = await importByPreset(site, odooTemplatesCsv(shopCatalogue()));
  expect(preset.key).toBe('odoo-templates');
  expect(done).toMatchObject({ added: 12, wrong: 0 });
  const stored = await storedProducts(site);
  expect(stored.get('P-0')).toMatchObject({
    name: 'Rulman İS',
    price: 100.5,
    brand: 'SKF',
    category: { name: 'Rulmanlar' },
  });
  expect(stored.get('P-0')?.specs).toMatchObject([
    { attribute: { name: 'Çap', kind: 'NUMBER', unit: { symbol: 'mm' } }, text: '5 mm, 10,5 mm, 15 mm, 20 mm' },
    { attribute: { name: 'Malzeme' }, text: 'Çelik' },
  ]);
});

test('the pictures of Ticimax come in a file of their own, for products that are there', async () => {
  const products = shopCatalogue(1);
  const site = await serveTestSite();
  await importByPreset(site, await ticimaxExport(products));
  const { preset, done } = await importByPreset(site, await ticimaxPicturesExport(products));
  expect(preset.key).toBe('ticimax-pictures');
  expect(done).toMatchObject({ added: 0, changed: 5, wrong: 0 });
  expect(arrived(products, await storedProducts(site)).fields.pictures).toBe(5);
});
