import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importRuns } from '../../../db/tables/importTables.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, upload, type Site } from '../../../testing/sheets.ts';

const setup = {
  ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', limits: { missing: 100, refused: 100 } },
  columns: [column('Kod', 'stockCode'), column('Ad', 'name'), column('Fiyat', 'price')],
  fixed: [{ field: 'description', sameAsName: true }],
};
const first = 'Kod;Ad;Fiyat\nI-1;Işık;10\nİ-2;İğne;20\nŞ-3;Şaft;30\nÇ-4;Çark;40\n';
const runsOf = async ({ asAdmin }: Site) =>
  (await asAdmin('{ importRuns { id state reasons file } }')).data.importRuns as {
    id: string;
    state: string;
    reasons: string[];
    file: string | null;
  }[];

test('a run that fails is kept with its reason and its file, and the next one begins', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık', setup);
  const page = '<!DOCTYPE html><html lang="tr"><title>Oturum açın</title>';
  const { error } = await run(site, profile, page);
  const [failed] = await runsOf(site);
  expect(failed).toMatchObject({ state: 'FAILED', reasons: [error?.message] });
  expect(Buffer.from(failed?.file ?? '', 'base64').toString()).toBe(page);
  const { nodes } = (await site.asAdmin('{ notices { nodes { kind title text path } } }')).data.notices;
  const path = `/admin/imports/runs/${failed?.id}`;
  expect(nodes).toEqual([{ kind: 'IMPORT_FAILED', title: 'Işık failed', text: error?.message, path }]);
  expect(await run(site, profile, first)).toMatchObject({ added: 4 });
  const { data } = await site.asAdmin('{ importProfiles { lastRun { state added } } }');
  expect(data.importProfiles).toEqual([{ lastRun: { state: 'DONE', added: 4 } }]);
  const pass = `mutation { passImportRun(id: "${failed?.id}") { changed } }`;
  expect((await site.asAdmin(pass)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test.each([
  ['ALWAYS', ['IMPORT_DONE', 'IMPORT_FAILED'], '4 added, 0 changed, 0 refused.'],
  ['NEVER', [], undefined],
])('of a profile with notices %s people are notified accordingly', async (notices, kinds, text) => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık', { ...setup, notices });
  await run(site, profile, '<!DOCTYPE html><html lang="tr"><title>Oturum açın</title>');
  await run(site, profile, first);
  const { nodes } = (await site.asAdmin('{ notices { nodes { kind title text } } }')).data.notices;
  expect(nodes.map(({ kind }: { kind: string }) => kind).sort()).toEqual(kinds);
  expect(nodes.find(({ kind }: { kind: string }) => kind === 'IMPORT_DONE')?.text).toBe(text);
});

test('a profile runs once at a time, and not forever after its server has ended', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık', setup);
  const other = await addProfile(site, 'Öteki', { ...setup, findBy: 'ANY' });
  const both = await Promise.all([run(site, profile, first), run(site, profile, first)]);
  // The first may have ended before the second begins.
  const refused = both.flatMap(({ error }) => (error ? [error.extensions.code] : []));
  expect([[], ['CONFLICT']]).toContainEqual(refused);
  const done = Array.from({ length: both.length - refused.length }, () => ({ state: 'DONE' }));
  expect(await runsOf(site)).toMatchObject(done);

  const begun = { state: 'RUNNING' as const, known: null };
  await site.db.write(async (tx) => tx.update(importRuns).set({ ...begun, createdAt: Date.now() - 60_000 }));
  expect((await run(site, profile, first)).error?.message).toMatch(/^This profile is running already\./);
  expect(await run(site, other, first)).toMatchObject({ unchanged: 4 });
  await site.db.write(async (tx) =>
    tx
      .update(importRuns)
      .set({ ...begun, createdAt: Date.now() - 3_600_000 })
      .where(eq(importRuns.profileId, profile)),
  );
  expect((await runsOf(site)).map(({ state }) => state)).toEqual(['UNCHANGED', 'FAILED']);
  expect(await run(site, profile, first)).toMatchObject({ unchanged: 4 });
  expect((await site.db.select().from(importRuns)).map(({ state }) => state)).not.toContain('RUNNING');
});

test('a run changes a product that is open in a form, whose save then meets a conflict and changes nothing', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık', setup);
  await run(site, profile, first);
  const [open] = (await site.asAdmin('{ products(search: "I-1") { nodes { id version } } }')).data.products.nodes;
  expect(await run(site, profile, first.replace('I-1;Işık;10', 'I-1;Işık;11'))).toMatchObject({ changed: 1 });
  const Save = `mutation ($id: ID!, $version: Int!) {
    updateProduct(id: $id, version: $version, input: { name: "Işık 2", description: "A", price: 9 }) { id } }`;
  expect((await site.asAdmin(Save, open)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const { product } = (await site.asAdmin('query ($id: ID!) { product(id: $id) { name price } }', { id: open.id }))
    .data;
  expect(product).toEqual({ name: 'Işık', price: 11 });
});

test('a run says of each row what became of it, and which row made it stop', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık', { ...setup, limits: { missing: 20, refused: 100 } });
  await run(site, profile, first);
  const { runId } = await run(site, profile, 'Kod;Ad;Fiyat\nI-1;Işık;18,2\nİ-2;İğne;2\nŞ-3;Şaft;on\n');
  const Report =
    'query ($id: ID!) { importRun(id: $id) { state unchanged report { fields rows { name outcome before values stop } } } }';
  const { data } = await site.asAdmin(Report, { id: runId });
  expect(data.importRun).toMatchObject({ state: 'STOPPED', unchanged: 0 });
  const prices = ({ before, values }: { before: (string | null)[]; values: string[] }) => [before[2], values[2]];
  expect(data.importRun.report.fields[2]).toBe('price');
  expect(
    data.importRun.report.rows.map((row: { name: string; stop: string | null; before: []; values: [] }) => [
      row.name,
      row.stop,
      ...prices(row),
    ]),
  ).toEqual([
    ['Işık', '× 1,82', '10,00', '18,20'],
    ['İğne', '÷ 10', '20,00', '2,00'],
    ['Şaft', null, null, 'on'],
    ['Çark', 'not in the file', null, '40,00'],
  ]);
  expect((await site.asAdmin(Report, { id: 'yok' })).data.importRun).toBeNull();
  expect((await site.asVisitor(Report, { id: runId })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('products that a profile named before and no longer does are found in the list', async () => {
  const site = await serveTestSite();
  await addProduct(site, { name: 'Vana', stockCode: 'V-1' });
  const profile = await addProfile(site, 'Işık', setup);
  const missing = async () => {
    const { data } = await site.asAdmin(
      'query ($work: WorkFilter) { products(work: $work, orderBy: NAME) { totalCount nodes { name } } }',
      { work: { notInImport: profile } },
    );
    expect(data.products.totalCount).toBe(data.products.nodes.length);
    return data.products.nodes.map(({ name }: { name: string }) => name) as string[];
  };
  await run(site, profile, first);
  expect(await missing()).toEqual([]);
  await run(site, profile, 'Kod;Ad;Fiyat\nI-1;Işık;10\nİ-2;İğne;20\nŞ-3;Şaft;30\n');
  expect(await missing()).toEqual(['Çark']);
  await run(site, profile, 'Kod;Ad;Fiyat\nI-1;Işık;10\nÇ-4;Çark;40\n');
  expect(await missing()).toEqual(['İğne', 'Şaft']);
  // A run that stops itself says nothing about the products, and one that fails neither.
  await run(site, profile, 'Kod;Ad;Fiyat\nI-1;Işık;90\n');
  expect(await missing()).toEqual(['İğne', 'Şaft']);
});

test('an import that is kept as a profile is its first run, in one step with it', async () => {
  const site = await serveTestSite();
  const Keep = `mutation ($file: Upload!, $columns: [String], $skipWrong: Boolean, $keepAs: ImportProfileInput, $dryRun: Boolean) {
    importProducts(file: $file, columns: $columns, skipWrong: $skipWrong, keepAs: $keepAs, dryRun: $dryRun) { added runId importId } }`;
  const keep = (name: string, more: object = {}) => {
    const given = {
      columns: ['stockCode', 'name', 'price'],
      dryRun: false,
      skipWrong: true,
      keepAs: { name, setup },
      ...more,
    };
    const answers = 'answers: { descriptionFromName: true }, ';
    const query = Keep.replace('importProducts(', `importProducts(${answers}`);
    return upload<{ importProducts: { added: number; runId: string | null } }>(site, query, first, given);
  };
  await keep('Deneme', { dryRun: true });
  const { data } = await keep('Işık');
  expect(data?.importProducts).toMatchObject({ added: 4, runId: expect.any(String), importId: expect.any(String) });
  // The name is taken: neither the profile nor the import is made.
  expect((await keep('IŞIK')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const { importProfiles } = (await site.asAdmin('{ importProfiles { id name lastRun { state added } } }')).data;
  expect(importProfiles).toEqual([{ id: 'işık', name: 'Işık', lastRun: { state: 'DONE', added: 4 } }]);
  expect((await site.asAdmin('{ productImports { id } }')).data.productImports).toHaveLength(1);
  expect(await run(site, 'işık', 'Kod;Ad;Fiyat\nI-1;Işık;10\n', { dryRun: true })).toMatchObject({
    ...{ unchanged: 1, missing: 3 },
    stops: ['The file has 1 row, and the last one had 4.'],
  });
  const { audit } = (await site.asAdmin('{ audit { nodes { event about } } }')).data;
  expect(audit.nodes).toContainEqual({ event: 'PROFILE_ADDED', about: 'Işık' });
});
