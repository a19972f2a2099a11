import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, all, send, upload } from '../../../testing/sheets.ts';
import { readSheet } from '../../../spreadsheet/readSheet.ts';

const LeftOut = 'mutation ($file: Upload!) { leftOutRows(file: $file) }';
const file = 'Name;Description;Price\nVana;x;10\nPompa;x;pahalı\nKasnak;;5';

test('correct rows are imported, and wrong ones come back as a file with their reasons', async () => {
  const site = await serveTestSite();
  const trial = await send(site, file, { dryRun: true });
  expect(trial).toMatchObject({ added: 1, wrong: 2 });
  const { data } = await upload<{ leftOutRows: string }>(site, LeftOut, file, {});
  const left = await readSheet(Buffer.from(data?.leftOutRows ?? '', 'base64'));
  expect(left.heading).toEqual(['Name', 'Description', 'Price', 'What is wrong']);
  expect(left.lines.map(({ cells }) => cells)).toEqual([
    ['Pompa', 'x', 'pahalı', 'Price: The price is not a number.'],
    ['Kasnak', '', '5', 'Description: Product description is required'],
  ]);
  const done = await send(site, file, { skipWrong: true, fingerprint: trial.fingerprint ?? '' });
  expect(done).toMatchObject({ added: 1, wrong: 2, importId: expect.any(String) as string });
  expect((await all(site)).map(({ name }) => name)).toEqual(['Vana']);
});

test('an import whose result would differ from its trial is refused', async () => {
  const site = await serveTestSite();
  const id = await addProduct(site, { name: 'Vana', price: 10 });
  await addProduct(site, { name: 'Pompa' });
  const change = 'Name;Price\nVana;20';
  const { fingerprint = '' } = await send(site, change, { dryRun: true });
  // A change of another product does not matter.
  await addProduct(site, { name: 'Kasnak' });
  expect((await send(site, change, { dryRun: true })).fingerprint).toBe(fingerprint);
  await site.asAdmin(`mutation { setProductFeatured(id: "${id}", featured: true) { id } }`);
  const { error } = await send(site, change, { fingerprint });
  expect(error?.extensions.code).toBe('CONFLICT');
  expect((await all(site)).find(({ name }) => name === 'Vana')?.price).toBe(10);
});

test('a picture that is not on the server is refused, unless it is there already', async () => {
  const site = await serveTestSite();
  const sheet = 'Name;Description;Image\nVana;x;/uploads/products/1-yok.png\nPompa;x;https://ornek.com.tr/p.png';
  const { rows } = await send(site, sheet, { dryRun: true });
  expect(rows).toMatchObject([
    {
      outcome: 'WRONG',
      reasons: [{ field: 'Image', message: expect.stringContaining('no longer on the server') as string }],
    },
    { outcome: 'ADDED' },
  ]);
});

test('more rows than one statement can write are imported and exported', async () => {
  const site = await serveTestSite();
  const rows = Array.from({ length: 1200 }, (_, n) => `Vana DN${n};Sürgülü vana ${n} mm`);
  const { importId } = await send(site, `Name;Description\n${rows.join('\n')}`);
  const { data } = await site.asAdmin('mutation ($id: ID!) { undoImport(id: $id) { removed } }', { id: importId });
  expect(data.undoImport.removed).toBe(1200);
}, 60_000);
