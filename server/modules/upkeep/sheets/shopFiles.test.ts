import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { arrived, importByPreset, offered, storedProducts } from './testing/arrivedFields.ts';
import { shopCatalogue } from './testing/shopCatalogue.ts';
import { shopifyExport } from './testing/shopifyExport.ts';
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
