import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { importPulls } from '../../../../db/tables/importTables.ts';
import { addProfile, column } from '../../../../testing/profiles.ts';
import { serveTestSite } from '../../../../testing/serveTestSite.ts';
import { createPuller } from './pullFiles.ts';

const setup = {
  ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', schedule: '*/30 * * * *' },
  columns: [column('Kod', 'stockCode'), column('Ad', 'name'), column('Fiyat', 'price')],
  fixed: [{ field: 'description', sameAsName: true }],
};
const minute = 60_000;
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+03:00`);

/** A site with a profile, and the server of its supplier. */
async function supplied() {
  const asked: IncomingMessage['headers'][] = [];
  const supplier = { file: 'Kod;Ad;Fiyat\nI-1;Işık;10\n', status: 200 };
  const server = createServer((req, res) => {
    asked.push(req.headers);
    const etag = `"${supplier.file.length}"`;
    if (supplier.status === 200 && req.headers['if-none-match'] === etag) return void res.writeHead(304).end();
    return void res.writeHead(supplier.status, { ETag: etag }).end(supplier.file);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/İğne.csv`;
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık', { ...setup, source: { address } });
  const state = async () => {
    const asks = '{ importProfiles { nextRunAt hasSignIn } importRuns { state admin fileName reasons } }';
    const { data } = await site.asAdmin(asks);
    return { ...data.importProfiles[0], runs: data.importRuns } as {
      nextRunAt: string | null;
      hasSignIn: boolean;
      runs: { state: string; reasons: string[] }[];
    };
  };
  return { address, site, profile, asked, supplier, state, pull: createPuller(site, { trusted: ['127.0.0.1'] }) };
}

test('a file is fetched when its time has come, with the sign-in, and is not imported again while it is unchanged', async () => {
  const { site, profile, asked, supplier, state, pull } = await supplied();
  const SignIn = `mutation ($signIn: ImportSignIn) { setImportSignIn(id: "${profile}", signIn: $signIn) }`;
  const header = (name: string) => site.asAdmin(SignIn, { signIn: { header: name, value: 'Bearer gizli-anahtar' } });
  expect((await header('Host')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'signIn.header',
  });
  await header('Authorization');
  expect(JSON.stringify(await site.db.select().from(importPulls))).not.toContain('gizli');

  await pull(at('09:10'));
  expect(asked).toHaveLength(0);
  expect(await state()).toEqual({ nextRunAt: '2026-11-24T06:30:00.000Z', hasSignIn: true, runs: [] });
  await pull(at('09:31'));
  expect(asked).toMatchObject([{ authorization: 'Bearer gizli-anahtar' }]);
  expect(await state()).toMatchObject({
    nextRunAt: '2026-11-24T07:00:00.000Z',
    runs: [{ state: 'DONE', admin: 'its schedule', fileName: 'İğne.csv' }],
  });
  await pull(at('09:50'));
  expect(asked).toHaveLength(1);

  // The server was down for three hours: one time is made up for, and the file is the same.
  await pull(at('13:05'));
  await pull(at('13:06'));
  expect(asked).toHaveLength(2);
  supplier.file += 'İ-2;İğne;20\n';
  await pull(at('13:30'));
  expect((await state()).runs.map((run) => run.state)).toEqual(['DONE', 'DONE']);
  // A clock that was set back does not wait until it is as late again.
  await pull(at('08:00'));
  expect((await state()).nextRunAt).toBe('2026-11-24T05:30:00.000Z');
  await site.asAdmin(SignIn, { signIn: null });
  expect((await state()).hasSignIn).toBe(false);
});

const Update = `mutation ($id: ID!, $setup: JSON) {
  updateImportProfile(id: $id, input: { name: "Işık", setup: $setup }) { hasSignIn } }`;

test('a sign-in is sent to the scheme, host and port that it was entered for, and to no other', async () => {
  const { site, profile, address, asked, state, pull } = await supplied();
  const other = await supplied();
  const moveTo = async (to: string) => {
    const { data } = await site.asAdmin(Update, { id: profile, setup: { ...setup, source: { address: to } } });
    return data.updateImportProfile.hasSignIn as boolean;
  };
  const SignIn = `mutation ($id: ID!) {
    setImportSignIn(id: $id, signIn: { header: "Authorization", value: "Bearer gizli-anahtar" }) }`;
  await site.asAdmin(SignIn, { id: profile });
  const [kept] = await site.db.select().from(importPulls);
  expect(await moveTo(address.replace('.csv', '-2.csv'))).toBe(true);
  await pull(at('09:10'));
  await pull(at('09:31'));
  expect(asked).toMatchObject([{ authorization: 'Bearer gizli-anahtar' }]);
  expect(await moveTo(other.address)).toBe(false);
  // A change that is taken back, or contents that are imported, may bring an address past the form.
  await site.db.write((tx) => tx.update(importPulls).set({ signIn: kept?.signIn ?? null }));
  for (const time of ['10:10', '10:31', '10:33', '10:39', '10:56']) await pull(at(time));
  expect(other.asked).toEqual([]);
  expect((await state()).runs[0]).toMatchObject({
    state: 'FAILED',
    reasons: [expect.stringMatching(/^The sign-in was entered for http:\/\/127[.]0[.]0[.]1:\d+: enter it once more/)],
  });
  const noAddress = await site.asAdmin(Update, { id: profile, setup: { ...setup, schedule: null } });
  expect(noAddress.errors).toBeUndefined();
  expect((await site.asAdmin(SignIn, { id: profile })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('an address that does not answer is tried once more after 1, 5 and 15 minutes, and the run then says so', async () => {
  const { supplier, asked, state, pull } = await supplied();
  supplier.status = 503;
  await pull(at('09:10'));
  const due = at('09:30');
  for (const after of [0, minute - 1, minute, 5 * minute, 6 * minute, 20 * minute, 21 * minute])
    await pull(due + after);
  expect(asked).toHaveLength(4);
  expect(await state()).toMatchObject({
    nextRunAt: '2026-11-24T07:00:00.000Z',
    runs: [{ state: 'FAILED', reasons: ['The address answered with 503. Tried 4 times.'] }],
  });
  supplier.status = 200;
  await pull(at('10:00'));
  expect((await state()).runs[0]).toMatchObject({ state: 'DONE' });
});

test('a source that sends slowly keeps no other waiting, and its own file is imported once', async () => {
  const { address, site, asked, state, pull } = await supplied();
  let finish = (): void => undefined;
  const slow = createServer((_req, res) => {
    res.writeHead(200).write('Kod;Ad;Fiyat\n');
    finish = () => void res.end('Y-1;Yavaş;10\n');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => slow.once('listening', resolve));
  onTestFinished(() => void slow.close());
  const trickling = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/yavaş.csv`;
  // The list of profiles goes by names: the slow one comes first.
  await addProfile(site, 'Ağır', { ...setup, source: { address: trickling } });
  await pull(at('09:10'));
  const first = pull(at('09:31'));
  await expect.poll(async () => (await state()).runs.map((run) => run.state), { timeout: 30_000 }).toEqual(['DONE']);
  expect(asked).toHaveLength(1);
  // Its next time comes while it still sends.
  const second = pull(at('10:01'));
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(2);
  finish();
  await Promise.all([first, second]);
  const { runs } = await state();
  expect(runs.map((run) => run.state)).toEqual(['DONE', 'DONE']);
  expect(address).toContain('İğne');
});

test('an address with escapes that are none of UTF-8 has runs like any other, and the profiles after it, too', async () => {
  const { address, site, supplier, state, pull } = await supplied();
  const broken = new URL('/%E0%A4', address).href;
  await addProfile(site, 'Ağır', { ...setup, source: { address: broken } });
  await pull(at('09:10'));
  await pull(at('09:31'));
  const { data } = await site.asAdmin('{ importRuns { state fileName } }');
  expect(data.importRuns.map(({ fileName }: { fileName: string }) => fileName).sort()).toEqual(['%E0%A4', 'İğne.csv']);
  supplier.status = 500;
  for (const time of ['10:01', '10:03', '10:09', '10:25']) await pull(at(time));
  expect((await state()).runs.flatMap(({ reasons }) => reasons)).toContain(
    'The address answered with 500. Tried 4 times.',
  );
  expect(site.logged).toEqual([]);
});

test.each([
  [{ schedule: '0 0 31 2 *', source: { address: 'https://ornek.com.tr/a.csv' } }, 'setup.schedule'],
  [{ schedule: '0 6 * * *' }, 'setup.schedule'],
  [{ source: { address: 'https://ali:gizli@ornek.com.tr/a.csv' } }, 'setup.source.address'],
  [{ source: { address: 'ftp://ornek.com.tr/a.csv' } }, 'setup.source.address'],
])('a profile with %j is refused', async (more, field) => {
  const { asAdmin } = await serveTestSite();
  const input = { name: 'Işık', setup: { columns: [], ...more } };
  const Add = 'mutation ($input: ImportProfileInput!) { createImportProfile(input: $input) { id } }';
  expect((await asAdmin(Add, { input })).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});
