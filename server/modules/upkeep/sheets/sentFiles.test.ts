import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { importKeys, importRuns } from '../../../db/tables/importTables.ts';
import { askWith, makeKey } from '../../../testing/keys.ts';
import { addProfile, column } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { all } from '../../../testing/sheets.ts';
import { beginRun, beginWaitingRun, endCutOffRuns, enqueueRun, failRun, packed } from './runs.store.ts';
import { createWaitingRuns, doWaitingRuns } from './suppliers/profileRuns.ts';

const setup = {
  ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', limits: { refused: 50 } },
  columns: [column('Kod', 'stockCode'), column('Ad', 'name'), column('Fiyat', 'price')],
  fixed: [{ field: 'description', sameAsName: true }],
};
const file = 'Kod;Ad;Fiyat\nI-1;Işık;10\nİ-2;İğne;yirmi\nŞ-3;Şaft;30\n';
const states = '{ importRuns { state admin fileName rows added wrong } importProfiles { keyMadeAt } }';

test('a program sends files to a profile with its key, one after the other', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık Tedarik', setup);
  const address = `${site.origin}/import/${encodeURIComponent(profile)}`;
  const put = async (key: string, body: string, to = address) => {
    const headers = { authorization: `Bearer ${key}`, connection: 'close' };
    const reply = await fetch(to, { method: 'PUT', headers, body });
    return { status: reply.status, ...((await reply.json()) as { error?: string; state?: string; address?: string }) };
  };
  const make = async () =>
    (await site.asAdmin(`mutation { makeImportKey(id: "${profile}") }`)).data.makeImportKey as string;
  const first = await make();
  const key = await make();
  expect(key).toMatch(/^vtr_[\w-]{43}$/);
  expect(JSON.stringify(await site.db.select().from(importKeys))).not.toContain(key.slice(4));
  for (const wrong of [first, '', `${key}x`]) expect(await put(wrong, file)).toMatchObject({ status: 401 });
  expect(await put(key, file, `${site.origin}/import/yok`)).toMatchObject({ status: 401 });
  expect(await put(key, '')).toMatchObject({ status: 400 });
  expect(await put(key, 'x'.repeat(11 * 1024 * 1024))).toMatchObject({ status: 413 });

  const sent = await put(key, file, `${address}?name=İğne%20listesi.csv`);
  expect(sent).toMatchObject({
    status: 202,
    state: 'WAITING',
    address: expect.stringMatching('^/import/[^/]+/runs/'),
  });
  const runAt = new URL((sent as { address: string }).address, site.origin);
  const asked = async (secret: string) => {
    const reply = await fetch(runAt, { headers: { authorization: `Bearer ${secret}` } });
    return [reply.status, ((await reply.json()) as { state?: string }).state];
  };
  expect(await asked(key)).toEqual([200, 'WAITING']);
  expect(await asked(first)).toEqual([401, undefined]);
  expect(await put(key, file)).toMatchObject({ status: 409 });
  expect((await site.asAdmin(states)).data.importRuns).toMatchObject([{ state: 'WAITING' }]);
  await doWaitingRuns(site);
  expect(await asked(key)).toEqual([200, 'DONE']);
  const { data } = await site.asAdmin(states);
  expect(data.importRuns).toEqual([
    { state: 'DONE', admin: 'its key', fileName: 'İğne listesi.csv', rows: 3, added: 2, wrong: 1 },
  ]);
  expect(data.importProfiles[0].keyMadeAt).not.toBeNull();
  expect((await all(site)).map(({ name }) => name)).toEqual(['Işık', 'Şaft']);
  expect(await put(key, file)).toEqual({ status: 200, state: 'UNCHANGED' });

  // A file that cannot be read fails, and the next one is taken.
  expect(await put(key, '<!DOCTYPE html><html>')).toMatchObject({ status: 202 });
  await doWaitingRuns(site);
  expect((await site.asAdmin(states)).data.importRuns[0]).toMatchObject({ state: 'FAILED' });
  await site.asAdmin(`mutation { removeImportKey(id: "${profile}") }`);
  expect(await put(key, file)).toMatchObject({ status: 401 });
  const { audit } = (await site.asAdmin('{ audit { nodes { event admin about } } }')).data;
  expect(audit.nodes).toContainEqual({ event: 'IMPORTED', admin: null, about: 'İğne listesi.csv' });
  expect(audit.nodes).toContainEqual({ event: 'PROFILE_KEY_REMOVED', admin: site.admin.email, about: 'Işık Tedarik' });
});

test('a key that names the profile sends files to it, as far as its maker may, and its name is recorded', async () => {
  const site = await serveTestSite();
  const [profile, other] = [await addProfile(site, 'Işık Tedarik', setup), await addProfile(site, 'Başka', setup)];
  const { id, secret } = await makeKey(site, { name: 'Logo ERP', profileIds: [profile] });
  const put = async (to: string) => {
    const headers = { authorization: `Bearer ${secret}`, connection: 'close' };
    const reply = await fetch(`${site.origin}/import/${encodeURIComponent(to)}`, {
      method: 'PUT',
      headers,
      body: file,
    });
    return { status: reply.status, ...((await reply.json()) as { code?: string; state?: string }) };
  };
  expect(await put(profile)).toMatchObject({ status: 202, state: 'WAITING' });
  for (const to of [other, 'yok']) expect(await put(to)).toMatchObject({ status: 401, code: 'KEY_INVALID' });
  await doWaitingRuns(site);
  const { data } = await site.asAdmin(states);
  expect(data.importRuns).toMatchObject([{ state: 'DONE', admin: 'Logo ERP (key)', added: 2 }]);
  // Files are all that it may send.
  expect((await askWith(site, secret)('{ importProfiles { id } }')).code).toBe('SCOPE_MISSING');
  await site.asAdmin('mutation ($id: ID!) { revokeKey(id: $id) }', { id });
  expect(await put(profile)).toMatchObject({ status: 401, code: 'KEY_REVOKED' });
});

test('a packed file is unpacked; a form, an unknown packing and POST are answered with what helps', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık Tedarik', setup);
  const address = `${site.origin}/import/${encodeURIComponent(profile)}`;
  const key = (await site.asAdmin(`mutation { makeImportKey(id: "${profile}") }`)).data.makeImportKey as string;
  const ask = async (body: Buffer | FormData, more: Record<string, string> = {}, method = 'PUT') => {
    const headers = { authorization: `Bearer ${key}`, connection: 'close', ...more };
    const reply = await fetch(address, { method, headers, body: Buffer.isBuffer(body) ? new Uint8Array(body) : body });
    return { status: reply.status, ...((await reply.json()) as { error?: string; state?: string }) };
  };
  // A file without the products of the one before it would stop itself.
  const rows = (most: number) =>
    Buffer.from(`Kod;Ad;Fiyat\n${Array.from({ length: most + 1 }, (_, at) => `P-${at};Vana ${at};10\n`).join('')}`);
  const packings = [
    ['gzip', gzipSync],
    ['X-GZIP', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const;
  for (const [at, [coding, pack]] of packings.entries()) {
    const sent = await ask(pack(rows(at)), { 'content-encoding': coding });
    expect([coding, sent]).toEqual([coding, expect.objectContaining({ status: 202 })]);
    await doWaitingRuns(site);
  }
  expect(await all(site)).toHaveLength(packings.length);
  expect(await ask(rows(9), { 'content-encoding': 'gzip' })).toMatchObject({ status: 400 });
  expect(await ask(gzipSync(Buffer.alloc(30_000_000, ' ')), { 'content-encoding': 'gzip' })).toMatchObject({
    status: 413,
  });
  expect(await ask(rows(9), { 'content-encoding': 'zstd' })).toMatchObject({ status: 415 });
  const form = new FormData();
  form.set('file', new Blob(['x']), 'liste.csv');
  expect(await ask(form)).toMatchObject({ status: 415, error: expect.stringContaining('curl -T') as string });
  expect(await ask(rows(9), {}, 'POST')).toMatchObject({
    status: 405,
    error: expect.stringContaining('PUT') as string,
  });
  // A program may pack the file itself and say nothing.
  expect(await ask(gzipSync(rows(5)))).toMatchObject({ status: 202 });
  await doWaitingRuns(site);
  expect(await all(site)).toHaveLength(packings.length + 1);
});

test('a file that was taken is imported although the server ended during its run', async () => {
  const site = await serveTestSite();
  const profileId = await addProfile(site, 'Işık', setup);
  const sent = { profileId, admin: 'its key', fileName: 'liste.csv', fileHash: '1' };
  const [minute, at] = [60_000, Date.now()];
  await enqueueRun(site.db, sent, packed(Buffer.from(file)), at - 40 * minute);
  // Two servers in a row end in the middle of it.
  expect(await beginWaitingRun(site.db, at - 40 * minute)).toMatchObject({ fileName: 'liste.csv' });
  expect(await beginWaitingRun(site.db, at - 30 * minute)).toBeUndefined();
  expect(await beginWaitingRun(site.db, at - 20 * minute)).toMatchObject({ fileName: 'liste.csv' });
  expect(await beginWaitingRun(site.db, at)).toBeUndefined();
  expect((await site.asAdmin(states)).data.importRuns).toMatchObject([{ state: 'FAILED' }]);
  await enqueueRun(site.db, sent, packed(Buffer.from(file)), at - 20 * minute);
  await beginWaitingRun(site.db, at - 20 * minute);
  await doWaitingRuns(site);
  expect((await site.asAdmin(states)).data.importRuns[0]).toMatchObject({ state: 'DONE', added: 2 });
});

test('a file that was taken runs again at the start of the next process, and only once if that one is cut off, too', async () => {
  const site = await serveTestSite();
  const profileId = await addProfile(site, 'Işık', setup);
  const sent = { profileId, admin: 'its key', fileName: 'liste.csv', fileHash: '1' };
  const begun = async () => {
    await enqueueRun(site.db, sent, packed(Buffer.from(file)), Date.now());
    expect(await beginWaitingRun(site.db, Date.now())).toMatchObject({ fileName: 'liste.csv' });
  };
  await begun();
  const next = createWaitingRuns(site);
  await next();
  expect((await site.asAdmin(states)).data.importRuns).toMatchObject([{ state: 'DONE', added: 2 }]);
  // A run of this process itself is left alone by its later rounds.
  await begun();
  await next();
  expect((await site.asAdmin(states)).data.importRuns[0]).toMatchObject({ state: 'RUNNING' });
  await endCutOffRuns(site.db, Date.now());
  await beginWaitingRun(site.db, Date.now());
  await createWaitingRuns(site)();
  expect((await site.asAdmin(states)).data.importRuns[0]).toMatchObject({ state: 'FAILED' });
});

test('a key does not come back from the bin with its profile', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık', setup);
  await site.asAdmin(`mutation { makeImportKey(id: "${profile}") }`);
  await site.asAdmin(`mutation { deleteImportProfile(id: "${profile}") }`);
  await site.asAdmin(`mutation { undoDeletion(entity: PROFILE, ids: ["${profile}"]) }`);
  expect((await site.asAdmin(states)).data.importProfiles).toEqual([{ keyMadeAt: null }]);
});

test('of failed files the last three of a profile are kept, and all runs with their reasons', async () => {
  const site = await serveTestSite();
  const [profile, other] = [await addProfile(site, 'Işık', setup), await addProfile(site, 'Öteki', setup)];
  const fail = async (profileId: string, n: number) => {
    const begun = { profileId, admin: 'its key', fileName: `${n}.csv`, fileHash: '' };
    const id = await beginRun(site.db, begun, Date.now() + n);
    await failRun(site.db, id, 'Broken.', packed(Buffer.from(file)));
  };
  await fail(other, 0);
  for (let n = 0; n < 5; n++) await fail(profile, n);
  const runs = await site.db.select().from(importRuns).orderBy(importRuns.createdAt);
  const kept = (id: string) => runs.filter(({ profileId }) => profileId === id).map(({ file: sent }) => sent !== null);
  expect([kept(other), kept(profile)]).toEqual([[true], [false, false, true, true, true]]);
  expect(runs.every(({ reasons }) => reasons[0] === 'Broken.')).toBe(true);
});

test('runs that were cut off by the end of an earlier process have failed at once, and the next file does not wait', async () => {
  const site = await serveTestSite();
  const profileId = await addProfile(site, 'Işık', setup);
  // Several servers may share a database of PostgreSQL: a run that a person has begun may be that of another one.
  const byPersons = site.db.isShared ? [] : ['admin@vitrin.example'];
  for (const admin of ['its schedule', 'its folder', ...byPersons]) {
    const begun = { profileId, admin, fileName: 'liste.csv', fileHash: '' };
    await beginRun(site.db, begun, Date.now() - 1000);
    await createWaitingRuns(site)();
    const [run] = (await site.asAdmin('{ importRuns { state reasons } }')).data.importRuns;
    expect(run).toEqual({ state: 'FAILED', reasons: ['The server ended before the run did. Nothing was changed.'] });
  }
  const begun = { profileId, admin: 'its folder', fileName: 'liste.csv', fileHash: '' };
  await expect(beginRun(site.db, begun, Date.now())).resolves.toBeTruthy();
});
