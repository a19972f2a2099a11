import { expect, test } from 'vitest';
import { makeKey } from '../../../testing/keys.ts';
import { SendEnquiry, enquiryInput } from '../../../testing/enquiries.ts';
import { addProfile, column } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { upload } from '../../../testing/sheets.ts';
import { matchCustomers } from '../../sales/customers/customers.store.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;
type Row = {
  line: number;
  outcome: string;
  customer: { id: string } | null;
  problems: { field: string; code: string }[];
};
type Import = { created: number; changed: number; unchanged: number; wrong: number; rows: Row[] };

const Import = `mutation ($file: Upload!, $profileId: ID, $dryRun: Boolean) {
  importCustomers(file: $file, profileId: $profileId, dryRun: $dryRun) {
    created changed unchanged wrong rows { line outcome customer { id } problems { field code } } } }`;

async function sent(site: Site, file: string, more: object = {}): Promise<Import> {
  const { data, errors } = await upload<{ importCustomers: Import }>(site, Import, file, more);
  expect(errors).toBeUndefined();
  if (!data) throw new Error('Nothing was imported.');
  return data.importCustomers;
}
const counts = ({ created, changed, unchanged, wrong }: Import) => [created, changed, unchanged, wrong];

const ask = (site: Site, email: string, company: string) =>
  site.asVisitor(SendEnquiry, { input: enquiryInput({ email, company }) });
const listed = async (site: Site) =>
  (await site.asAdmin('{ customers { nodes { id name domain taxNumber discount paymentTerms note } } }')).data.customers
    .nodes as Record<string, string | null>[];

const fetched = (site: Site, id: string, secret: string) =>
  fetch(`${site.origin}/export/${id}`, { headers: { authorization: `Bearer ${secret}`, connection: 'close' } });

test('a list of an accounting program comes in by its headings, row by row right or refused', async () => {
  const site = await serveTestSite();
  await ask(site, 'ali@karaca.com.tr', 'Karaca');
  await ask(site, 'biri@gmail.com', 'Biri');
  const file = [
    'Cari Ünvan;Alan adı;E-posta;Vergi No;İskonto;Vade;Not',
    'Karaca Döküm A.Ş.;;ali@karaca.com.tr;123 456 78 90;40+10;30 gün;',
    'Öteki Ltd.;www.oteki.com.tr;;9876543217;%7,5;;Perşembe arar',
    'Biri;;biri@gmail.com;;5;;',
    'Yeni;;yeni@gmail.com;;5;;',
    'Yanlış;yanlis.com.tr;;1234567891;110;;',
    'Boş;bos.com.tr;;;;;',
    'Yine;karaca.com.tr;;;1;;',
    'Alan;gmail.com;;;1;;',
    'İki;oteki.com.tr;;1234567890;1;;',
  ].join('\n');
  const trial = await sent(site, file, { dryRun: true });
  expect(counts(trial)).toEqual([1, 2, 0, 6]);
  expect((await listed(site)).map(({ discount }) => discount)).toEqual([null, null]);
  const real = await sent(site, file);
  expect(counts(real)).toEqual([1, 2, 0, 6]);
  expect(real.rows.map(({ line, problems }) => [line, problems.map(({ field }) => field)])).toEqual([
    [2, []],
    [3, []],
    [4, []],
    [5, ['domain']],
    [6, ['discount', 'taxNumber']],
    [7, ['name']],
    [8, ['id']],
    [9, ['domain']],
    [10, ['id']],
  ]);
  const firms = await listed(site);
  expect(firms).toHaveLength(3);
  expect(firms.find(({ domain }) => domain === 'karaca.com.tr')).toMatchObject({
    ...{ name: 'Karaca Döküm A.Ş.', taxNumber: '1234567890', discount: '40+10', paymentTerms: '30 gün', note: null },
  });
  // The same file once more changes nothing, and what was imported stays although it has not written.
  expect(counts(await sent(site, file))).toEqual([0, 0, 3, 6]);
  await matchCustomers(site.db);
  expect((await listed(site)).find(({ domain }) => domain === 'oteki.com.tr')).toMatchObject({
    ...{ taxNumber: '9876543217', discount: '7,5', note: 'Perşembe arar' },
  });
});

test('a file that says of nobody whose row it is, and one that is none, are refused', async () => {
  const site = await serveTestSite();
  const codes = [];
  for (const file of ['Ad;Not\nx;y', '', '\u0000\u0001PNG'])
    codes.push((await upload(site, Import, file, {})).errors?.[0]?.extensions.code);
  expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', expect.stringMatching(/MEDIA|INPUT/)]);
});

test('a profile writes customers, to a key that reads enquiries alone, and its file comes back by it', async () => {
  const site = await serveTestSite();
  await ask(site, 'ali@karaca.com.tr', 'Karaca "Döküm"; A.Ş.');
  await ask(site, 'biri@gmail.com', '=1+1');
  const columns = [
    column('CARI', 'name'),
    column('NO', 'id'),
    column('ISKONTO', 'discount'),
    column('POSTA', 'emails'),
  ];
  const setup = { direction: 'EXPORT', exported: { of: 'CUSTOMERS' }, columns };
  const id = await addProfile(site, 'Cari', setup);
  const { secret } = await makeKey(site, { scopes: ['READ_ENQUIRIES'], profileIds: [id] });
  const reply = await fetched(site, id, secret);
  expect(reply.headers.get('content-type')).toMatch(/^text\/csv/);
  const text = (await reply.text()).replace('\uFEFF', '');
  const [head, first = '', second] = text.split('\r\n');
  expect(head).toBe('CARI;NO;ISKONTO;POSTA');
  expect(first).toMatch(/^"Karaca ""Döküm""; A\.Ş\.";[\w-]+;;ali@karaca\.com\.tr$/);
  expect(second).toMatch(/^=1\+1;/);
  const other = await makeKey(site, { name: 'Other', scopes: ['READ_CATALOGUE'], profileIds: [id] });
  expect((await fetched(site, id, other.secret)).status).toBe(403);
  const [firm = ''] = /[\w-]{36}/.exec(first) ?? [];
  const back = `CARI;NO;ISKONTO;POSTA\nKaraca;${firm};12,5;\n`;
  expect(counts(await sent(site, back, { profileId: id }))).toEqual([0, 1, 0, 0]);
  expect((await listed(site)).find((one) => one.id === firm)).toMatchObject({ name: 'Karaca', discount: '12,5' });
  for (const type of ['XLSX', 'JSON', 'XML']) {
    const one = await addProfile(site, type, { direction: 'EXPORT', exported: { of: 'CUSTOMERS', type } });
    const key = await makeKey(site, { name: type, scopes: ['READ_ENQUIRIES'], profileIds: [one] });
    const bytes = Buffer.from(await (await fetched(site, one, key.secret)).arrayBuffer());
    if (type !== 'XLSX') expect(bytes.toString()).toContain('ali@karaca.com.tr');
    // A workbook of all columns is read as it was written.
    else expect(counts(await sent(site, bytes as never))).toEqual([0, 0, 2, 0]);
  }
  const refused = await site.asAdmin(
    'mutation ($setup: JSON!) { createImportProfile(input: { name: "x", setup: $setup }) { id } }',
    { setup: { direction: 'EXPORT', exported: { of: 'CUSTOMERS', type: 'UBL_TR' } } },
  );
  expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
