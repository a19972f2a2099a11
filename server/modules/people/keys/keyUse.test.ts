import { expect, test } from 'vitest';
import { perAddress } from '../../../limits/budget.ts';
import { keys as keyTable } from '../../../db/tables/keyTables.ts';
import { askWith, makeKey } from '../../../testing/keys.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { noteKeyUse } from './keys.store.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;
const List =
  '{ keys { id name start scopes addresses madeBy expiresAt lastUsedAt lastUsedFrom formerUntil state profiles { id } } }';
const Own = '{ ownKey { name } me { email } }';
const Price = 'mutation { patchProduct(stockCode: "6204", changes: { price: 12.5 }) { price } }';
const listed = async (site: Site) => (await site.asAdmin(List)).data.keys;
const addProduct = (site: Site) =>
  site.asAdmin('mutation { createProduct(input: { name: "Rulman", description: "x", stockCode: "6204" }) { id } }');

test('a key works from the addresses that it names, and from no other', async () => {
  const site = await serveTestSite({ TRUST_PROXY: '1' });
  const { secret } = await makeKey(site, { scopes: ['READ_CATALOGUE'], addresses: ['10.20.0.0/16', '2001:db8::/32'] });
  const from = (address: string) => askWith(site, secret, { 'x-forwarded-for': address })(Own);
  for (const address of ['10.20.3.4', '::ffff:10.20.9.9', '2001:db8:1::9'])
    expect([address, (await from(address)).status]).toEqual([address, 200]);
  for (const address of ['10.21.0.1', '2001:db9::1', '192.0.2.1'])
    expect([address, (await from(address)).code]).toEqual([address, 'FORBIDDEN']);
  expect(await listed(site)).toMatchObject([{ lastUsedFrom: '10.20.3.0/24' }]);
});

test('after a rotation both secrets work for a day, and then the new one alone', async () => {
  const site = await serveTestSite();
  const { id, secret } = await makeKey(site, { scopes: ['READ_CATALOGUE'] });
  const Rotate = 'mutation ($id: ID!) { rotateKey(id: $id) { secret key { start formerUntil } } }';
  const { rotateKey: next } = (await site.asAdmin(Rotate, { id })).data;
  expect(next.key.start).toBe(next.secret.slice(0, 8));
  expect(Math.round((Date.parse(next.key.formerUntil) - Date.now()) / 3_600_000)).toBe(24);
  for (const one of [secret, next.secret]) expect((await askWith(site, one)(Own)).status).toBe(200);
  await site.db.write(async (tx) => tx.update(keyTable).set({ formerUntil: Date.now() - 1 }));
  expect((await askWith(site, secret)(Own)).code).toBe('KEY_INVALID');
  expect((await askWith(site, next.secret)(Own)).status).toBe(200);
  expect(await listed(site)).toMatchObject([{ formerUntil: null }]);
});

test('use is written down at most once a minute', async () => {
  const site = await serveTestSite();
  const { secret } = await makeKey(site, { scopes: ['READ_CATALOGUE'] });
  const before = Date.now();
  await askWith(site, secret)(Own);
  const read = async () => (await site.db.select().from(keyTable))[0];
  const first = await read();
  if (!first) throw new Error('The key is gone.');
  const used = first.lastUsedAt ?? 0;
  expect(used).toBeGreaterThanOrEqual(before);
  // A request that had read the key before knows of no use, and does not write either.
  for (const key of [first, { ...first, lastUsedAt: null }])
    await noteKeyUse(site.db, key, '192.0.2.0/24', used + 59_000);
  expect(await read()).toMatchObject({ lastUsedAt: used });
  await noteKeyUse(site.db, first, '192.0.2.0/24', used + 60_000);
  expect(await read()).toMatchObject({ lastUsedAt: used + 60_000, lastUsedFrom: '192.0.2.0/24' });
});

test('wrong keys are limited for each address, and a right one goes on working', async () => {
  const site = await serveTestSite({ TRUST_PROXY: '1' });
  const { secret } = await makeKey(site, { scopes: ['READ_CATALOGUE'] });
  const from = { 'x-forwarded-for': '192.0.2.9' };
  for (let at = 0; at < perAddress.wrongKeys.most; at++)
    expect((await askWith(site, `vtr_${at}`, from)(Own)).status).toBe(401);
  const refused = await askWith(site, 'vtr_x', from)(Own);
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await askWith(site, secret, from)(Own)).status).toBe(200);
  expect((await askWith(site, 'vtr_x', { 'x-forwarded-for': '192.0.2.10' })(Own)).status).toBe(401);
});

test('each key has a budget of its own', async () => {
  const site = await serveTestSite();
  const [first, second] = [
    await makeKey(site, { name: 'Bir', scopes: ['READ_CATALOGUE'] }),
    await makeKey(site, { name: 'İki', scopes: ['READ_CATALOGUE'] }),
  ];
  await site.limits.afterOperation(`key ${first.id}`, perAddress.cost.most);
  expect(await askWith(site, first.secret)(Own)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect((await askWith(site, second.secret)(Own)).status).toBe(200);
});

test('what a key may do changes at once', async () => {
  const site = await serveTestSite();
  await addProduct(site);
  const { id, secret } = await makeKey(site, { scopes: ['WRITE_PRICES'], addresses: ['::1', '127.0.0.1'] });
  const Update =
    'mutation ($id: ID!, $input: KeyInput!) { updateKey(id: $id, input: $input) { scopes addresses expiresAt } }';
  const before = (await listed(site))[0];
  const changed = await site.asAdmin(Update, { id, input: { name: 'Logo', scopes: ['READ_CATALOGUE'] } });
  expect(changed.data.updateKey).toEqual({
    scopes: ['READ_CATALOGUE'],
    addresses: ['::1', '127.0.0.1'],
    expiresAt: before.expiresAt,
  });
  expect((await askWith(site, secret)(Price)).code).toBe('SCOPE_MISSING');
  const input = { name: 'Logo', scopes: ['WRITE_PRICES'], days: null };
  expect((await site.asAdmin(Update, { id, input })).data.updateKey.expiresAt).toBeNull();
  expect((await askWith(site, secret)(Price)).code).toBe(undefined);
});
