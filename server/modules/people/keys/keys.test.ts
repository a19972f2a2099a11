import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keys as keyTable } from '../../../db/tables/keyTables.ts';
import { askWith, makeKey } from '../../../testing/keys.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { removePerson, setRolesOf, setSuspended } from '../accounts/accounts.store.ts';
import { createAdmin, openSession } from '../sessions/sessions.store.ts';
import { isSecret } from './secret.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;
const List =
  '{ keys { id name start scopes addresses madeBy expiresAt lastUsedAt lastUsedFrom formerUntil state profiles { id } } }';
const Own = '{ ownKey { name } me { email } }';
const Price = 'mutation { patchProduct(stockCode: "6204", changes: { price: 12.5 }) { price } }';
const listed = async (site: Site) => (await site.asAdmin(List)).data.keys;
const revoke = (site: Site, id: string) => site.asAdmin('mutation ($id: ID!) { revokeKey(id: $id) }', { id });
const addProduct = (site: Site) =>
  site.asAdmin('mutation { createProduct(input: { name: "Rulman", description: "x", stockCode: "6204" }) { id } }');

/** Opens a site with a second owner, who makes the keys. */
async function withMaker() {
  const site = await serveTestSite();
  const admin = await createAdmin(site.db, 'ece@firma.example', 'not a hash', Date.now());
  if (!admin) throw new Error('Nobody was added.');
  const token = await openSession(site.db, admin.id, Date.now());
  return { site, maker: admin, asMaker: site.askAs({ admin, token }) };
}

test('a secret is shown once, only its hash is kept, and its first letters tell keys apart', async () => {
  const site = await serveTestSite();
  const addresses = ['10.20.0.0/16', '::1', '::1', '::ffff:10.20.0.0/112', '::ffff:192.0.2.7'];
  const { secret } = await makeKey(site, { scopes: ['WRITE_PRICES'], addresses });
  expect(secret).toMatch(/^vtr_[0-9A-Za-z]{49}$/);
  expect(JSON.stringify(await site.db.select().from(keyTable))).not.toContain(secret.slice(9));
  const [key] = await listed(site);
  expect(key).toMatchObject({ name: 'Logo ERP', start: secret.slice(0, 8), scopes: ['WRITE_PRICES'], state: 'ACTIVE' });
  expect(key).toMatchObject({
    addresses: ['10.20.0.0/16', '::1', '192.0.2.7'],
    madeBy: site.admin.email,
    lastUsedAt: null,
  });
  expect(Math.round((Date.parse(key.expiresAt) - Date.now()) / 86_400_000)).toBe(90);
  const { audit } = (await site.asAdmin('{ audit { nodes { event admin about } } }')).data;
  expect(audit.nodes[0]).toEqual({ event: 'KEY_MADE', admin: site.admin.email, about: 'Logo ERP' });
});

test('one wrong letter of a secret is found without asking the database', async () => {
  const site = await serveTestSite();
  const { secret } = await makeKey(site, { scopes: ['READ_CATALOGUE'] });
  expect(isSecret(secret)).toBe(true);
  for (let at = 0; at < secret.length; at++) {
    const other = secret[at] === 'x' ? 'y' : 'x';
    expect(isSecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false);
  }
});

test.each([
  [{ scopes: [] }, 'scopes', 'Choose what the key may do.'],
  [{ scopes: ['READ_DRAFTS'], name: 'lOGO erp' }, 'name', 'There is already a key “lOGO erp”.'],
  [{ scopes: ['READ_DRAFTS'], addresses: ['10.1'] }, 'addresses.0', /^This is no address/],
  [{ scopes: ['READ_DRAFTS'], addresses: ['::1', '10.0.0.0/40'] }, 'addresses.1', /^This is no address/],
  [{ scopes: ['READ_DRAFTS'], addresses: ['10.0.0.0/0'] }, 'addresses.0', /^This is far more than/],
  [{ scopes: ['READ_DRAFTS'], addresses: ['192.0.2.7', '10.0.0.0/1'] }, 'addresses.1', /^This is far more than/],
  [{ scopes: ['READ_DRAFTS'], addresses: ['::/0'] }, 'addresses.0', /^This is far more than/],
  [{ scopes: ['READ_DRAFTS'], addresses: ['::ffff:0.0.0.0/96'] }, 'addresses.0', /^This is far more than/],
  [{ scopes: [], profileIds: ['yok'] }, 'profileIds.0', 'There is no such profile.'],
  [{ scopes: ['READ_DRAFTS'], days: 366 }, 'days', /365/],
])('a key of %j is refused at %s', async (input, field, message) => {
  const site = await serveTestSite();
  await makeKey(site, { name: 'Logo ERP', scopes: ['READ_CATALOGUE'] });
  const Make = 'mutation ($input: KeyInput!) { makeKey(input: $input) { secret } }';
  const { errors } = await site.asAdmin(Make, { input: { name: 'Yeni', ...input } });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(message),
    extensions: { code: 'BAD_USER_INPUT', field },
  });
  expect(await listed(site)).toHaveLength(1);
});

test('a program writes with a key from a page of any site, and the history names the key', async () => {
  const site = await serveTestSite();
  await addProduct(site);
  const { secret } = await makeKey(site, { name: 'Işık ERP', scopes: ['WRITE_PRICES'] });
  const ask = askWith(site, secret, { origin: 'https://bayi.example' });
  expect(await ask(Price)).toMatchObject({ status: 200, data: { patchProduct: { price: 12.5 } } });
  expect((await ask(Own)).data).toEqual({ ownKey: { name: 'Işık ERP' }, me: null });
  const read = await fetch(`${site.origin}/graphql?query={ownKey{name}}`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(await read.json()).toMatchObject({ data: { ownKey: { name: 'Işık ERP' } } });
  const { products } = (await site.asAdmin('{ products { nodes { id } } }')).data;
  const History = `{ history(entity: PRODUCT, id: "${products.nodes[0].id}") { nodes { admin } } }`;
  const { history } = (await site.asAdmin(History)).data;
  expect(history.nodes[0]).toEqual({ admin: 'Işık ERP (key)' });
});

test('a key for prices changes nothing else of a product, in none of its rows', async () => {
  const site = await serveTestSite();
  await addProduct(site);
  const ask = askWith(site, (await makeKey(site, { scopes: ['WRITE_PRICES'] })).secret);
  const patch = (changes: string) => `mutation { patchProduct(stockCode: "6204", changes: ${changes}) { id } }`;
  expect(await ask(patch('{ price: 1, name: "Başka" }'))).toMatchObject({ code: 'SCOPE_MISSING' });
  expect(await ask(patch('{ priceQuantity: 100 }'))).toMatchObject({ code: undefined });
  const rows = (
    await ask(
      `mutation { patchProducts(rows: [{ stockCode: "6204", changes: { price: 2 } }, { stockCode: "6204", changes: { name: "Başka" } }]) {
      code product { price } } }`,
    )
  ).data.patchProducts;
  expect(rows).toEqual([
    { code: null, product: { price: 2 } },
    { code: 'SCOPE_MISSING', product: null },
  ]);
  expect((await ask('mutation { deleteProducts(ids: ["1"]) }')).code).toBe('SCOPE_MISSING');
  const { products } = (await site.asAdmin('{ products { nodes { name } } }')).data;
  expect(products.nodes).toEqual([{ name: 'Rulman' }]);
});

test('a key that is unknown, over or revoked is refused with a code of its own, and the log names no secret', async () => {
  const site = await serveTestSite({}, {}, { logLevel: 'info' });
  const over = await makeKey(site, { name: 'Eski', scopes: ['READ_CATALOGUE'] });
  await site.db.write(async (tx) =>
    tx
      .update(keyTable)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(keyTable.id, over.id)),
  );
  const gone = await makeKey(site, { name: 'Bayi', scopes: ['READ_CATALOGUE'] });
  expect((await revoke(site, gone.id)).data.revokeKey).toBe(true);
  expect((await revoke(site, gone.id)).data.revokeKey).toBe(false);
  const wrong = `vtr_${'x'.repeat(49)}`;
  for (const [secret, code] of [
    [wrong, 'KEY_INVALID'],
    ['session-of-somebody', 'KEY_INVALID'],
    [over.secret, 'KEY_EXPIRED'],
    [gone.secret, 'KEY_REVOKED'],
  ] as const) {
    const reply = await askWith(site, secret)(Own);
    expect(reply).toMatchObject({ status: 401, code });
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
  }
  const written = JSON.stringify(site.logged);
  expect(written).toContain('wrong key refused');
  for (const secret of [over.secret, gone.secret, wrong]) expect(written).not.toContain(secret.slice(4));
  // A session beside a wrong key does not help it.
  expect(await askWith(site, wrong, { cookie: site.cookie })(Own)).toMatchObject({ code: 'KEY_INVALID' });
  expect((await listed(site)).map(({ state }: { state: string }) => state)).toEqual(['REVOKED', 'EXPIRED']);
  const Update = 'mutation ($id: ID!) { updateKey(id: $id, input: { name: "Yeni", scopes: [READ_DRAFTS] }) { id } }';
  expect((await site.asAdmin(Update, { id: gone.id })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('a key may do at each moment what its maker may, and ends with the account', async () => {
  const { site, maker, asMaker } = await withMaker();
  await addProduct(site);
  const { secret } = await makeKey({ asAdmin: asMaker }, { scopes: ['WRITE_PRICES', 'READ_ENQUIRIES'] });
  const ask = askWith(site, secret);
  const Enquiries = '{ enquiries { totalCount } }';
  expect([(await ask(Price)).code, (await ask(Enquiries)).code]).toEqual([undefined, undefined]);
  await setRolesOf(site.db, maker.id, ['SALES']);
  expect([(await ask(Price)).code, (await ask(Enquiries)).code]).toEqual(['FORBIDDEN', undefined]);
  await setSuspended(site.db, maker.id, Date.now());
  expect((await ask(Enquiries)).code).toBe('KEY_REVOKED');
  await setSuspended(site.db, maker.id, null);
  expect((await ask(Enquiries)).code).toBe(undefined);
  await removePerson(site.db, maker.id);
  expect((await ask(Enquiries)).code).toBe('KEY_REVOKED');
  expect(await listed(site)).toMatchObject([{ state: 'REVOKED', madeBy: 'ece@firma.example' }]);
});

test('two-step sign-in that is asked of everybody stops no program', async () => {
  const { site, asMaker } = await withMaker();
  await addProduct(site);
  const { secret } = await makeKey({ asAdmin: asMaker }, { scopes: ['WRITE_PRICES'] });
  const { ask: askForTwoStep } = await import('../sessions/twoStepRule.store.ts');
  await askForTwoStep(site.db, true, Date.now() - 30 * 86_400_000);
  expect((await askWith(site, secret)(Price)).code).toBe(undefined);
});
