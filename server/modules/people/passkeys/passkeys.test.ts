import { expect, test } from 'vitest';
import { passkeys } from '../../../db/tables/secondFactorTables.ts';
import { sessions } from '../../../db/tables/accountTables.ts';
import { codeOf, site, withPasskey, withPasskeys } from '../../../testing/passkeys.ts';
import { createAuthenticator } from '../../../testing/authenticator.ts';

const List = '{ myPasskeys { id name lastUsedAt } }';
const Audit = '{ audit { nodes { event admin about } } }';

test('a passkey is added, listed and removed, and both are in the audit log', async () => {
  const { own, authenticator, asAdmin } = await withPasskey();
  const [listed] = (await asAdmin(List)).data.myPasskeys as unknown[];
  expect(listed).toEqual({ id: authenticator.id, name: 'Çekmecedeki anahtar', lastUsedAt: null });
  // A device that has a passkey is not asked for another.
  expect((await own.beginAdding()).excludeCredentials).toEqual([expect.objectContaining({ id: authenticator.id })]);
  const remove = 'mutation ($id: ID!) { removePasskey(id: $id) }';
  expect((await asAdmin(remove, { id: authenticator.id })).data.removePasskey).toBe(true);
  expect((await asAdmin(remove, { id: authenticator.id })).data.removePasskey).toBe(false);
  const { nodes } = (await asAdmin(Audit)).data.audit as { nodes: unknown[] };
  const entry = { admin: 'admin@vitrin.example', about: 'Çekmecedeki anahtar' };
  expect(nodes).toEqual([
    { event: 'PASSKEY_REMOVED', ...entry },
    { event: 'PASSKEY_ADDED', ...entry },
  ]);
});

test('adding a passkey needs a recent sign-in, and only its owner can remove it', async () => {
  const { own, authenticator, openBrowser, db } = await withPasskey();
  const { createAdmin, openSession } = await import('../sessions/sessions.store.ts');
  const stranger = await createAdmin(db, 'şule@ornek.com.tr', 'x', Date.now());
  const token = await openSession(db, stranger?.id ?? '', Date.now());
  const foreign = openBrowser({ admin: stranger ?? null, token });
  const remove = 'mutation ($id: ID!) { removePasskey(id: $id) }';
  expect((await foreign.ask(remove, { id: authenticator.id })).data.removePasskey).toBe(false);
  await db.write(async (tx) => tx.update(sessions).set({ confirmedAt: 0 }));
  expect(codeOf(await own.ask('mutation { beginPasskey }'))).toBe('CONFIRMATION_REQUIRED');
  expect(codeOf(await own.ask(remove, { id: authenticator.id }))).toBe('CONFIRMATION_REQUIRED');
});

test.each([
  ['of another origin', { origin: 'https://www.firma.example.kotu.example' }],
  ['without finger, face or PIN', { isVerified: false }],
  ['to another question', { type: 'webauthn.get' }],
])('an answer %s adds nothing', async (_, claims) => {
  const { own, authenticator, asAdmin } = await withPasskeys();
  const { errors } = await own.add(authenticator.create(await own.beginAdding(), claims));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'response' });
  expect((await asAdmin(List)).data.myPasskeys).toEqual([]);
});

test('an answer adds a passkey once, in the browser and for the person that asked', async () => {
  const { own, openBrowser, authenticator, admin, token, db } = await withPasskeys();
  const asked = await own.beginAdding();
  expect(codeOf(await openBrowser({ admin, token }).add(authenticator.create(asked)))).toBe('BAD_USER_INPUT');
  expect((await own.add(authenticator.create(asked))).errors).toBeUndefined();
  expect(codeOf(await own.add(createAuthenticator(site).create(asked)))).toBe('BAD_USER_INPUT');
  // The challenge of a sign-in cannot be used for adding.
  const begun = { ...(await own.begin()), user: asked.user };
  expect(codeOf(await own.add(createAuthenticator(site).create(begun)))).toBe('BAD_USER_INPUT');
  expect(codeOf(await own.add(authenticator.create(await own.beginAdding())))).toBe('CONFLICT');
  expect(codeOf(await own.add({ id: 'x' }))).toBe('BAD_USER_INPUT');
  // The stored data does not open anything.
  expect(JSON.stringify(await db.select().from(passkeys))).not.toContain(authenticator.privateKey);
});

test('there are no passkeys at an address that browsers do not offer them for', async () => {
  const { asAdmin, asVisitor } = await withPasskeys();
  expect(codeOf(await asAdmin('mutation { beginPasskey }'))).toBe('BAD_REQUEST');
  expect((await asVisitor('mutation { beginPasskeySignIn }')).data.beginPasskeySignIn).toBeNull();
});
