import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importStarter } from '../../../testing/openCatalogue.ts';
import { temporaryFolder } from '../../../testing/openTestApi.ts';
import type { Scope } from '../../../db/tables/keyTables.ts';
import { makeKey } from '../../../testing/keys.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { addProduct, siteWithProducts, type Site } from '../../../testing/sheets.ts';
import { choicesOf, columnsFor } from './reading/columns.ts';
import { exportProfile } from './export.ts';
import { unfollowed } from '../../../jobs/progress.ts';
import { createPuller } from './suppliers/pullFiles.ts';

const keyOf = async ({ asAdmin }: Site, id: string) =>
  (await asAdmin('mutation ($id: ID!) { makeImportKey(id: $id) }', { id })).data.makeImportKey as string;

const fetchExport = (site: Site, id: string, headers: Record<string, string>) =>
  fetch(`${site.origin}/export/${encodeURIComponent(id)}`, { headers: { connection: 'close', ...headers } });

/** Columns for everything that a sheet can hold. */
async function allColumns(site: Site) {
  const columns = columnsFor(await choicesOf(site.db));
  return columns.map(({ heading, field }) => ({ heading, field, blank: 'CLEAR' }));
}

async function written(site: Site, profile: string) {
  const file = join(await temporaryFolder(), 'file');
  const { rows } = await exportProfile(site.db, { profile, seesDrafts: true }, file, unfollowed());
  return { rows, bytes: await readFile(file) };
}

/** As Turkish Excel saves a file that it has opened: its own letters, semicolons, and line ends of Windows. */
function asExcelSaves(bytes: Buffer): Buffer {
  const letters: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
  const text = bytes.toString().replace(/^\uFEFF/, '');
  return Buffer.from(
    [...text].map((sign) => letters[sign] ?? ((sign.codePointAt(0) ?? 0) < 256 ? (sign.codePointAt(0) ?? 0) : 0x3f)),
  );
}

test.each([
  { type: 'CSV', decimalMark: 'COMMA', format: { separator: ';' } },
  { type: 'CSV', decimalMark: 'POINT', format: { separator: ',', letters: 'UTF-8' } },
  { type: 'CSV', decimalMark: 'COMMA', format: { separator: 'TAB', letters: 'UTF-16' } },
  { type: 'XLSX', decimalMark: 'COMMA', format: {} },
])(
  'the starter comes back unchanged from an export as $type with $decimalMark',
  async ({ type, decimalMark, format }) => {
    const site = await serveTestSite();
    await importStarter(site.db);
    const setup = { decimalMark, format, findBy: 'ID', columns: await allColumns(site) };
    const out = await addProfile(site, 'Dışarı', { ...setup, direction: 'EXPORT', exported: { type } });
    const back = await addProfile(site, 'İçeri', setup);
    const { rows, bytes } = await written(site, out);
    expect(rows).toBeGreaterThan(10);
    const report = await run(site, back, bytes);
    expect(report.rows.flatMap(({ name, changes }) => changes.map((field) => `${name}: ${field}`))).toEqual([]);
    expect(report).toMatchObject({ added: 0, changed: 0, wrong: 0, unclear: 0, unchanged: rows });
  },
);

test('made products come back unchanged through factors, KDV, words and units, also after Turkish Excel has saved the file', async () => {
  const site = await siteWithProducts();
  for (let number = 0; number < 60; number++)
    await addProduct(site, {
      ...{ name: `Ürün ${number}`, stockCode: `ÖZ-${number}`, description: 'Şaft; "ölçü"', brand: 'ŞİMŞEK' },
      ...{ price: Math.round(137 * (number + 1) ** 1.7) / 100, availability: number % 2 ? 'IN_STOCK' : 'ON_ORDER' },
    });
  const setup = {
    ...{ decimalMark: 'COMMA', findBy: 'ID', prices: 'WITHOUT_VAT', onRequest: ['sorunuz'] },
    columns: [
      // Spreadsheet programs would calculate it.
      column('=NO', 'id'),
      column('KOD', 'stockCode', [{ kind: 'TRIM' }]),
      column('AD', 'name'),
      column('FIYAT', 'price', [
        { kind: 'FACTOR', by: 1.25 },
        { kind: 'PERCENT', by: -5 },
      ]),
      column('MARKA', 'brand', [{ kind: 'REPLACE', pairs: [{ from: 'S.', to: 'ŞİMŞEK' }] }]),
      column('DURUM', 'availability', [{ kind: 'MAP', pairs: [{ from: 'VAR', to: 'In stock' }] }]),
      column('GRUP', 'categoryId'),
    ],
    answers: [{ field: 'categoryId', from: 'VANA', to: 'Vanalar ve Çekvalfler' }],
  };
  const out = await addProfile(site, 'Dışarı', { ...setup, direction: 'EXPORT' });
  const back = await addProfile(site, 'İçeri', setup);
  const { rows, bytes } = await written(site, out);
  const text = bytes.toString();
  expect(text).toContain("'=NO;KOD;");
  expect(text).toContain('VANA');
  expect(text).toContain('S.');
  expect(rows).toBe(71);
  for (const file of [bytes, asExcelSaves(bytes)])
    expect(await run(site, back, file)).toMatchObject({ added: 0, changed: 0, wrong: 0, unclear: 0, unchanged: rows });
});

test('a program with the key fetches the file, and nothing while no product has changed', async () => {
  const site = await siteWithProducts();
  const columns = [column('KOD', 'stockCode'), column('AD', 'name'), column('FIYAT', 'price')];
  const id = await addProfile(site, 'Bayi', { direction: 'EXPORT', decimalMark: 'COMMA', columns });
  const importing = await addProfile(site, 'Tedarikçi', { columns });
  const key = await keyOf(site, id);
  const authorization = `Bearer ${key}`;
  const first = await fetchExport(site, id, { authorization });
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await first.text()).toMatch(/KOD;AD;FIYAT\r\n.*1240,50\r\n/s);
  const etag = first.headers.get('etag') ?? '';
  expect((await fetchExport(site, id, { authorization, 'if-none-match': etag })).status).toBe(304);
  await addProduct(site, { name: 'Yeni' });
  expect((await fetchExport(site, id, { authorization, 'if-none-match': etag })).status).toBe(200);
  expect((await fetchExport(site, id, { authorization: 'Bearer x' })).status).toBe(401);
  expect((await fetchExport(site, importing, { authorization: `Bearer ${await keyOf(site, importing)}` })).status).toBe(
    401,
  );
  expect((await fetchExport(site, id, {})).status).toBe(401);
  expect((await fetchExport(site, id, { cookie: site.cookie })).status).toBe(200);
  const { secret } = await makeKey(site, { name: 'Bayi', profileIds: [id] });
  expect((await fetchExport(site, id, { authorization: `Bearer ${secret}` })).status).toBe(200);
  const other = await makeKey(site, { name: 'Fiyat', scopes: ['WRITE_PRODUCTS'] });
  expect((await fetchExport(site, id, { authorization: `Bearer ${other.secret}` })).status).toBe(401);
  const { audit } = (await site.asAdmin('{ audit(event: EXPORTED) { nodes { admin } } }')).data;
  expect(audit.nodes.map(({ admin }: { admin: string | null }) => admin)).toContain('Bayi (key)');
  const put = await fetch(`${site.origin}/import/${id}`, {
    method: 'PUT',
    headers: { authorization },
    body: 'Ad\nx\n',
  });
  expect(put.status).toBe(401);
  expect((await run(site, id, 'KOD;AD\nA;b\n')).error?.message).toContain('exports products');
});

test('a file holds what visitors see, by whatever key and in the folder, unless the profile says drafts and the key may', async () => {
  const site = await serveTestSite();
  const made = async (operation: string) => {
    const { data, errors } = await site.asAdmin(`mutation { made: ${operation} { id } }`);
    expect(errors).toBeUndefined();
    return data.made.id as string;
  };
  const categoryId = await made('createCategory(input: { name: "Gizli grup", status: DRAFT })');
  const familyId = await made('createFamily(input: { name: "Gizli seri", columns: [], status: DRAFT })');
  const drafts = [
    await addProduct(site, { name: 'Gizli taslak', status: 'DRAFT', price: 10 }),
    await addProduct(site, { name: 'Gizlenen', status: 'HIDDEN', price: 11 }),
    await addProduct(site, { name: 'Gizli gruptan', categoryId, price: 12 }),
  ];
  const [successorId] = drafts;
  const shown = await addProduct(site, { name: 'Görünen', familyId, successorId, togetherIds: drafts });
  await addProduct(site, { name: 'Yanında', togetherIds: [shown, ...drafts] });
  const setup = { direction: 'EXPORT', columns: await allColumns(site), schedule: '0 * * * *' };
  const id = await addProfile(site, 'Bayi', setup);
  const whole = await addProfile(site, 'Depo', { ...setup, exported: { drafts: true } });
  const secrets = [
    await keyOf(site, id),
    (await makeKey(site, { name: 'Bayi', profileIds: [id] })).secret,
    (await makeKey(site, { name: 'Her şey', scopes: ['READ_DRAFTS'], profileIds: [id] })).secret,
  ];
  const ways = secrets.map((secret) => ({ authorization: `Bearer ${secret}` }));
  const files = await Promise.all(
    [...ways, { cookie: site.cookie }].map(async (headers) => (await fetchExport(site, id, headers)).text()),
  );
  const folder = await temporaryFolder();
  const pull = createPuller(site, { trusted: [], folder });
  await pull(Date.UTC(2026, 10, 26, 10, 30));
  await pull(Date.UTC(2026, 10, 26, 11, 30));
  files.push(await readFile(join(folder, 'bayi.csv'), 'utf8'));
  for (const file of files) {
    expect(file).toContain('Görünen');
    expect(file).toContain(shown);
    expect(['Gizl', ...drafts].filter((text) => file.includes(text))).toEqual([]);
  }
  const read = async (scopes: Scope[]) => {
    const { secret } = await makeKey(site, { name: `Depo ${scopes.join()}`, scopes, profileIds: [whole] });
    return (await fetchExport(site, whole, { authorization: `Bearer ${secret}` })).text();
  };
  const own = await fetchExport(site, whole, { authorization: `Bearer ${await keyOf(site, whole)}` });
  for (const file of [
    await readFile(join(folder, `${whole}.csv`), 'utf8'),
    await own.text(),
    await read(['READ_DRAFTS']),
  ])
    expect(
      ['Gizli taslak', 'Gizlenen', 'Gizli grup', 'Gizli seri', ...drafts].filter((text) => !file.includes(text)),
    ).toEqual([]);
  const narrow = await read(['READ_CATALOGUE']);
  expect(narrow).toContain('Görünen');
  expect(['Gizl', ...drafts].filter((text) => narrow.includes(text))).toEqual([]);
});

test('a schedule writes the file into the folder, whole or not at all, and each time is a run', async () => {
  const site = await siteWithProducts();
  const folder = join(await temporaryFolder(), 'dışarı');
  const columns = [column('AD', 'name')];
  const setup = { direction: 'EXPORT', columns, schedule: '0 * * * *' };
  const id = await addProfile(site, 'Bayi', setup);
  const start = Date.UTC(2026, 10, 26, 10, 30);
  const pull = createPuller(site, { trusted: [], folder });
  await pull(start);
  expect(existsSync(folder)).toBe(false);
  await pull(start + 3_600_000);
  expect(await readdir(folder)).toEqual(['bayi.csv']);
  expect(await readFile(join(folder, 'bayi.csv'), 'utf8')).toContain('İğne');
  const runs = async () =>
    (await site.asAdmin('query ($id: ID!) { importRuns(profile: $id) { state rows admin reasons } }', { id })).data
      .importRuns;
  expect(await runs()).toEqual([{ state: 'DONE', rows: 11, admin: 'its schedule', reasons: [] }]);
  await createPuller(site, { trusted: [] })(start + 7_200_000);
  expect((await runs())[0]).toMatchObject({ state: 'FAILED', reasons: [expect.stringContaining('EXPORT_FOLDER')] });
});

test('a profile that exports needs no address for its schedule, and has none to fetch from', async () => {
  const site = await serveTestSite();
  const { errors } = await site.asAdmin(
    'mutation ($input: ImportProfileInput!) { createImportProfile(input: $input) { id } }',
    {
      input: { name: 'Bayi', setup: { direction: 'EXPORT', source: { address: 'https://a.example/b.csv' } } },
    },
  );
  expect(errors?.[0]?.message).toContain('fetches nothing');
});
