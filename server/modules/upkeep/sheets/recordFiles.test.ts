import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { all, upload } from '../../../testing/sheets.ts';

const setup = {
  findBy: 'STOCK_CODE',
  decimalMark: 'COMMA',
  format: { record: 'liste/stok/kalem' },
  columns: [column('@kod', 'stockCode'), column('ad', 'name'), column('fiyat/satis', 'price')],
  fixed: [{ field: 'description', sameAsName: true }],
};
const kalem = (kod: string, price: string) =>
  `<kalem kod="${kod}"><ad>Rulman ${kod}</ad><fiyat para="TL"><satis>${price}</satis></fiyat></kalem>`;
const liste = (...items: string[]) =>
  `<?xml version="1.0"?><liste><bilgi no="1"/><bilgi no="2"/><bilgi no="3"/><stok>${items.join('\n')}</stok></liste>`;

test('a profile imports XML by its record, twice with nothing new, and stops itself where the file breaks off', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'ERP', setup);
  const file = liste(kalem('A-1', '1.250,00'), kalem('A-2', '90,5'));
  expect(await run(site, profile, file)).toMatchObject({ added: 2, wrong: 0, stops: [] });
  expect((await all(site)).map(({ name, price }) => [name, price])).toEqual([
    ['Rulman A-1', 1250],
    ['Rulman A-2', 90.5],
  ]);
  expect(await run(site, profile, file)).toMatchObject({ added: 0, changed: 0, unchanged: 2, importId: null });
  const cut = await run(site, profile, file.replace('90,5', '95,0').slice(0, -40));
  expect(cut.importId).toBeNull();
  expect(cut.stops?.join()).toContain('cut off');
  const page = await run(site, profile, '<html><form>Giriş</form></html>');
  expect(page.error?.message).toContain('web page');
});

test('a profile imports JSON lines, whose numbers are written in one way alone', async () => {
  const site = await serveTestSite();
  const columns = [column('kod', 'stockCode'), column('ad', 'name'), column('fiyat', 'price')];
  const profile = await addProfile(site, 'Web servisi', { ...setup, columns });
  const file = ['A-1', 'A-2'].map((kod) => JSON.stringify({ kod, ad: `Vana ${kod}`, fiyat: 1234.5 })).join('\n');
  expect(await run(site, profile, `${file}\n`)).toMatchObject({ added: 2, wrong: 0 });
  expect((await all(site)).map(({ price }) => price)).toEqual([1234.5, 1234.5]);
  expect(await run(site, profile, `${file}\n`)).toMatchObject({ changed: 0, unchanged: 2 });
});

test('before XML is imported by hand, its records are named, the most frequent first, and another can be chosen', async () => {
  const site = await serveTestSite();
  type Sheet = {
    name: string;
    rows: number;
    records: { path: string; count: number }[];
    columns: { heading: string }[];
  };
  const query = `mutation ($file: Upload!, $record: String) {
    readSheet(file: $file, record: $record) { name rows records { path count } columns { heading } } }`;
  const asked = async (more: object) =>
    (await upload<{ readSheet: Sheet }>(site, query, liste(kalem('A-1', '1'), kalem('A-2', '2')), more)).data
      ?.readSheet;
  expect(await asked({})).toMatchObject({ name: 'liste/bilgi', rows: 3 });
  const sheet = await asked({ record: 'liste/stok/kalem' });
  expect(sheet).toMatchObject({ name: 'liste/stok/kalem', rows: 2 });
  expect(sheet?.records.map(({ path, count }) => `${path} ${count}`)).toContain('liste/stok/kalem 2');
  expect(sheet?.columns.map(({ heading }) => heading)).toEqual(['@kod', 'ad', 'fiyat/@para', 'fiyat/satis']);
});
