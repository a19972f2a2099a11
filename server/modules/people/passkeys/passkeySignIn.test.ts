import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { admins, sessions } from '../../../db/tables/accountTables.ts';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { codeOf, site, withPasskey } from '../../../testing/passkeys.ts';
import { adminOf, isConfirmed } from '../sessions/sessions.store.ts';
import { removeAllPasskeys } from './passkeys.store.ts';

test('a passkey alone signs in, even with two-step sign-in on, and counts as a recent confirmation', async () => {
  const { openBrowser, authenticator, cookies, db, asAdmin } = await withPasskey();
  const { secret } = (await asAdmin('mutation { beginTotp { secret } }')).data.beginTotp as { secret: string };
  const { codeAt } = await import('../secondFactor/totp.ts');
  const activate = 'mutation ($code: String!) { activateTotp(code: $code) }';
  await asAdmin(activate, { code: await codeAt(secret, Date.now()) });
  await db.write(async (tx) => tx.update(sessions).set({ confirmedAt: 0 }));

  const browser = openBrowser();
  const { data } = await browser.signIn(authenticator.get(await browser.begin()));
  expect(data.signInWithPasskey.email).toBe('admin@vitrin.example');
  const token = cookies.at(-1) ?? '';
  expect((await adminOf(db, token, Date.now()))?.email).toBe('admin@vitrin.example');
  expect(await isConfirmed(db, token, Date.now())).toBe(true);
  const { nodes } = (await asAdmin('{ audit { nodes { event } } }')).data.audit as { nodes: { event: string }[] };
  expect(nodes[0]?.event).toBe('SIGNED_IN');
  const [passkey] = (await asAdmin('{ myPasskeys { lastUsedAt } }')).data.myPasskeys as { lastUsedAt: string }[];
  expect(passkey?.lastUsedAt).toMatch(/^20/);
});

test('an answer signs in once, even when it is sent twice at the same time', async () => {
  const { openBrowser, authenticator } = await withPasskey();
  const browser = openBrowser();
  const answer = authenticator.get(await browser.begin());
  const answers = await Promise.all([browser.signIn(answer), browser.signIn(answer)]);
  expect(answers.map((each) => codeOf(each) ?? 'DONE').sort()).toEqual(['DONE', 'UNAUTHENTICATED']);
  expect(codeOf(await browser.signIn(answer))).toBe('UNAUTHENTICATED');
});

test('an answer does not sign in from another browser, nor after a restart', async () => {
  const { openBrowser, authenticator } = await withPasskey();
  const [browser, other] = [openBrowser(), openBrowser()];
  await other.begin();
  const answer = authenticator.get(await browser.begin());
  expect(codeOf(await other.signIn(answer))).toBe('UNAUTHENTICATED');
  const { createChallenges } = await import('../../../limits/challenges.ts');
  const restarted = openBrowser({ challenges: createChallenges() });
  const { challenge } = await browser.begin();
  await restarted.begin();
  expect(codeOf(await restarted.signIn(authenticator.get({ challenge })))).toBe('UNAUTHENTICATED');
});

test.each([
  ['of another origin', { origin: 'https://firma.example' }],
  ['without finger, face or PIN', { isVerified: false }],
  ['to another question', { type: 'webauthn.create' }],
  ['in somebody else’s name', { userHandle: Buffer.from('baska').toString('base64url') }],
])('an answer %s is like a wrong password', async (_, claims) => {
  const { openBrowser, authenticator, cookies } = await withPasskey();
  const browser = openBrowser();
  const { errors } = await browser.signIn(authenticator.get(await browser.begin(), claims));
  expect(errors?.[0]).toMatchObject({
    message: 'Failed to sign in. Please check your credentials.',
    extensions: { code: 'UNAUTHENTICATED' },
  });
  expect(cookies).toEqual([]);
});

test('an unknown passkey, one that signs with another key, and that of a suspended person do not sign in', async () => {
  const { openBrowser, authenticator, admin, db } = await withPasskey();
  const browser = openBrowser();
  const stranger = createAuthenticator(site);
  const userHandle = Buffer.from(admin.id).toString('base64url');
  const unknown = stranger.get(await browser.begin(), { userHandle });
  expect(codeOf(await browser.signIn(unknown))).toBe('UNAUTHENTICATED');
  const forged = {
    ...stranger.get(await browser.begin(), { userHandle }),
    id: authenticator.id,
    rawId: authenticator.id,
  };
  expect(codeOf(await browser.signIn(forged))).toBe('UNAUTHENTICATED');
  await db.write(async (tx) => tx.update(admins).set({ suspendedAt: 1 }).where(eq(admins.id, admin.id)));
  expect(codeOf(await browser.signIn(authenticator.get(await browser.begin())))).toBe('UNAUTHENTICATED');
});

test('a passkey whose count does not go up is refused as a copy', async () => {
  const { openBrowser, authenticator, logged } = await withPasskey();
  const browser = openBrowser();
  const signIn = async (counter: number) =>
    codeOf(await browser.signIn(authenticator.get(await browser.begin(), { counter })));
  expect(await signIn(7)).toBeUndefined();
  expect(await signIn(7)).toBe('UNAUTHENTICATED');
  expect(await signIn(6)).toBe('UNAUTHENTICATED');
  expect(await signIn(8)).toBeUndefined();
  expect(JSON.stringify(logged)).toContain('a passkey was refused');
});

test('passkeys that do not count, like those of phones, sign in again and again', async () => {
  const { openBrowser, authenticator } = await withPasskey();
  const browser = openBrowser();
  for (let n = 0; n < 3; n++)
    expect((await browser.signIn(authenticator.get(await browser.begin(), { counter: 0 }))).errors).toBeUndefined();
});

test('resetting access to an account removes all its passkeys', async () => {
  const { openBrowser, authenticator, admin, db } = await withPasskey();
  expect(await removeAllPasskeys(db, admin.id)).toBe(1);
  const browser = openBrowser();
  expect(codeOf(await browser.signIn(authenticator.get(await browser.begin())))).toBe('UNAUTHENTICATED');
});

test('twenty wrong answers from one address are refused, as twenty wrong passwords are', async () => {
  const { openBrowser, authenticator } = await withPasskey();
  const browser = openBrowser({ address: '10.0.0.1' });
  const answer = authenticator.get({ challenge: 'AAAA' });
  for (let n = 0; n < 20; n++) expect(codeOf(await browser.signIn(answer))).toBe('UNAUTHENTICATED');
  expect(codeOf(await browser.signIn(authenticator.get(await browser.begin())))).toBe('RATE_LIMITED');
});
