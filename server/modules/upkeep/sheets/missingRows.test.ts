import { expect, test } from 'vitest';
import { importRuns } from '../../../db/tables/importTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, all, type Site } from '../../../testing/sheets.ts';
import { createTidy } from '../housekeeping/tidy.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';

const columns = [column('Kod', 'stockCode'), column('Ad', 'name'), column('Fiyat', 'price')];
const base = {
  ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', columns },
  fixed: [{ field: 'description', sameAsName: true }],
};
/** Returns a file with rows of these numbers. */
const fileOf = (numbers: number[], price = (_: number) => '10,00') =>
  `Kod;Ad;Fiyat\n${numbers.map((n) => `K-${n};Şaft ${n};${price(n)}\n`).join('')}`;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const undo = async ({ asAdmin }: Site, id: string | null | undefined) =>
  (await asAdmin('mutation ($id: ID!) { undoImport(id: $id) { removed restored kept } }', { id })).data.undoImport;
const stored = async ({ db }: Site) => (await db.select().from(products)).sort((one, other) => one.seq - other.seq);

test.each([
  ['NOTHING', { availability: null }, 0],
  ['ON_ORDER', { availability: 'ON_ORDER' }, 1],
  ['DISCONTINUED', { availability: 'DISCONTINUED' }, 1],
  ['BIN', undefined, 1],
])(
  'a product that the last file had and this one has not: %s, and it comes back with the undo',
  async (missing, is, count) => {
    const site = await serveTestSite();
    // Products that never came with this profile are none of its business.
    await addProduct(site, { name: 'Vana', stockCode: 'V-1' });
    const profile = await addProfile(site, 'Tedarikçi', { ...base, missing });
    expect(await run(site, profile, fileOf(upTo(20)))).toMatchObject({ added: 20, missing: 0, stops: [] });
    const before = await stored(site);
    const done = await run(site, profile, fileOf(upTo(19)));
    expect(done).toMatchObject({ added: 0, changed: 0, unchanged: 19, missing: 1, stops: [] });
    expect(done.rows.find(({ outcome }) => outcome === 'MISSING')).toMatchObject({ line: 0, name: 'Şaft 20' });
    const after = await stored(site);
    expect(after).toHaveLength(before.length - (is ? 0 : 1));
    if (is) expect(after.find(({ name }) => name === 'Şaft 20')).toMatchObject(is);
    expect(after.find(({ name }) => name === 'Vana')).toMatchObject({ availability: null });
    expect(done.importId === null).toBe(count === 0);

    // It is no longer missing in the next run.
    expect(await run(site, profile, fileOf(upTo(19)))).toMatchObject({ unchanged: 19, missing: 0, importId: null });
    if (count === 0) return;
    expect(await undo(site, done.importId)).toEqual({ removed: 0, restored: 1, kept: [] });
    const plain = (rows: Awaited<ReturnType<typeof stored>>) => rows.map(({ version: _, ...row }) => row);
    expect(plain(await stored(site))).toEqual(plain(before));
  },
);

test('a run stops itself, changes nothing, and is let pass by a person alone', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Tedarikçi', { ...base, missing: 'ON_ORDER' });
  await run(site, profile, fileOf(upTo(20)));
  const before = await stored(site);
  const wild = fileOf(upTo(17), (n) =>
    n === 1 ? '15,01' : n === 2 ? '0' : n === 3 ? '15,00' : n === 4 ? '6,66' : '10,00',
  );
  const stops = [
    '3 of 20 products are not in the file: 15 %, the limit is 10 %.',
    '3 prices change by more than × 1,5 or to 0.',
  ];
  expect(await run(site, profile, wild, { dryRun: true })).toMatchObject({ stops, changed: 4, missing: 3 });
  const stopped = await run(site, profile, wild);
  expect(stopped).toMatchObject({ stops, importId: null, runId: expect.any(String) });
  expect(await stored(site)).toEqual(before);
  const [last] = (await site.db.select().from(importRuns)).filter(({ id }) => id === stopped.runId);
  const [notice] = (await site.asAdmin('{ notices { nodes { kind text } } }')).data.notices.nodes;
  expect(notice).toEqual({ kind: 'IMPORT_STOPPED', text: `${stops[0]} Nothing was changed.` });
  expect(last).toMatchObject({ state: 'STOPPED', reasons: stops, known: null, changed: 4, missing: 3 });

  const pass = async (id: string | null | undefined, more = '') =>
    site.asAdmin(`mutation { passImportRun(id: "${id}" ${more}) { changed missing stops fingerprint importId } }`);
  const trial = (await pass(stopped.runId)).data.passImportRun;
  expect(trial).toMatchObject({ changed: 4, missing: 3, stops, importId: null });
  expect(await stored(site)).toEqual(before);
  const { data } = await pass(stopped.runId, `dryRun: false, fingerprint: "${trial.fingerprint}"`);
  expect(data.passImportRun.importId).not.toBeNull();
  // It has passed once, and what is written since must not be undone by it.
  expect((await pass(stopped.runId, 'dryRun: false')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await all(site)).find(({ name }) => name === 'Şaft 1')?.price).toBe(15.01);
  const listed = (await site.asAdmin(`{ importRuns(profile: "${profile}") { state reasons changed fileName } }`)).data;
  expect(listed.importRuns.map(({ state }: { state: string }) => state)).toEqual(['PASSED', 'STOPPED', 'DONE']);
  expect(listed.importRuns[1]).toMatchObject({ reasons: stops, changed: 4, fileName: 'urunler.csv' });
  // The last good run is kept, since the next one is compared with it.
  await createTidy(site)({ now: Date.now() + 31 * 86_400_000, confirmed: true });
  expect(await site.db.select().from(importRuns)).toMatchObject([{ state: 'PASSED' }]);
});

test.each([
  ['the rows that are refused', fileOf(upTo(20), (n) => (n > 15 ? 'on' : '10,00')), /^5 of 20 rows are refused: 25 %/],
  ['fewer than half the rows', fileOf(upTo(9)), /^The file has 9 rows, and the last one had 20\.$/],
  ['a code that stands twice', fileOf([...upTo(20), 7]), /^Stock code is blank or double in 1 row\.$/],
  ['a row without a code', fileOf(upTo(20)).replace('K-5;', ';'), /^Stock code is blank or double in 1 row\.$/],
  ['a file that ends in the middle', fileOf(upTo(20)).slice(0, -7), /^The last row of the file is cut off\.$/],
])('a run stops itself for %s', async (_, file, sentence) => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Tedarikçi', { ...base, limits: { missing: 100 } });
  await run(site, profile, fileOf(upTo(20)));
  const before = await stored(site);
  const { stops } = await run(site, profile, file);
  expect(stops).toContainEqual(expect.stringMatching(sentence));
  expect(await stored(site)).toEqual(before);
});

test('a page of a sign-in instead of the file is refused in a sentence', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Tedarikçi', base);
  const { error } = await run(site, profile, '<!DOCTYPE html><html lang="tr"><title>Oturum açın</title>');
  expect(error).toMatchObject({
    message: 'This is a web page, perhaps a sign-in form. Choose a spreadsheet: an .xlsx workbook or a .csv file.',
    extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' },
  });
});
