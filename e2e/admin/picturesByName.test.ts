// Takes long: five hundred pictures of an archive are sent, decoded and matched.
import { BlobWriter, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { askAs } from '../testing/admin.ts';
import { save } from '../testing/moments.ts';
import { test } from '../testing/test.ts';

const products = 125;
const each = 4;

/** Pictures of a few pixels, each of its own colour. */
const picture = (number: number) =>
  sharp({ create: { width: 12, height: 9, channels: 3, background: { r: number % 250, g: 90, b: number / 250 } } })
    .png()
    .toBuffer();

async function archive(codes: string[]) {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [place, code] of codes.entries())
    for (let number = 1; number <= each; number++) {
      const bytes = new Uint8Array(await picture(place * each + number));
      await writer.add(`fotoğraflar/${code} (${number}).png`, new Uint8ArrayReader(bytes));
    }
  return Buffer.from(await (await writer.close()).arrayBuffer());
}

test('five hundred pictures of an archive go to their products in four clicks, and one takes them back', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  const codes = Array.from({ length: products }, (_, place) => `RF-${1000 + place} İÇ`);
  const file = `Ürün adı;Açıklama;Stok kodu\n${codes.map((code) => `Rulman ${code};Deneme;${code}`).join('\n')}\n`;
  const found = async () => {
    const query = 'query ($search: String) { products(search: $search, first: 1) { nodes { pictures { url } } } }';
    type Answer = { products: { nodes: { pictures: unknown[] }[] } };
    const { data } = await askAs<Answer>(admin, query, { search: 'RF-1099 İÇ' });
    return data.products.nodes[0]?.pictures.length;
  };
  await admin.evaluate(async (text) => {
    const form = new FormData();
    const query = 'mutation ($file: Upload!) { importProducts(file: $file, dryRun: false) { added } }';
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', new Blob([text]), 'ürünler.csv');
    await fetch('/graphql', { method: 'POST', headers: { 'apollo-require-preflight': '1' }, body: form });
  }, file);
  expect(await found()).toBe(0);

  await click(admin.getByRole('button', { name: 'Spreadsheet' }));
  await click(admin.getByRole('menuitem', { name: 'Pictures by file name…' }));
  const asked = admin.waitForEvent('filechooser');
  await click(admin.getByRole('button', { name: 'Choose files' }));
  await (await asked).setFiles({ name: 'fotoğraflar.zip', mimeType: 'application/zip', buffer: await archive(codes) });
  await admin.getByText('500 pictures will be added to 125 products.').waitFor();
  // Pressed while files are on their way: they are added when the last has come.
  await click(admin.getByRole('button', { name: 'Add 500 pictures' }));
  // The screen says so, and a notice may say it, too.
  await admin.getByText('500 files added to 125 products.').first().waitFor({ timeout: 120_000 });
  expect(clicks).toBe(4);
  expect(await found()).toBe(each);
  await save(admin.getByRole('button', { name: 'Undo', exact: true }), 'Import undone');
  expect(await found()).toBe(0);
}, 300_000);
