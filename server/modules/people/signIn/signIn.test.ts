import { expect, onTestFinished, test } from 'vitest';
import { createRateLimits } from '../../../limits/rateLimits.ts';
import { withAccount } from '../../../testing/account.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { adminOf, createAdmin } from '../sessions/sessions.store.ts';
import { hashPassword } from '../sessions/password.ts';

const SignIn =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { email } }';
const failure = 'Failed to sign in. Please check your credentials.';

test('the right password opens a session, and its cookie makes the visitor an admin', async () => {
  const { asVisitor, cookies, db, account } = await withAccount();
  const { data } = await asVisitor(SignIn, { email: ' ILKER@ornek.com.tr', password: ' doğru parola ' });
  expect(data.signIn.email).toBe('ilker@ornek.com.tr');
  expect((await adminOf(db, cookies[0] ?? '', Date.now()))?.id).toBe(account?.id);
});

test.each([
  ['ilker@ornek.com.tr', 'yanlış'],
  ['kimse@ornek.com.tr', ' doğru parola '],
])('%s with the password %j gets the same sentence as any other failure and no cookie', async (email, password) => {
  const { asVisitor, cookies } = await withAccount();
  const { errors } = await asVisitor(SignIn, { email, password });
  expect(errors?.[0]).toMatchObject({ message: failure, extensions: { code: 'UNAUTHENTICATED' } });
  expect(cookies).toEqual([]);
});

test('a password is taken as typed, with its blanks', async () => {
  const { asVisitor } = await withAccount();
  const { errors } = await asVisitor(SignIn, { email: 'ilker@ornek.com.tr', password: 'doğru parola' });
  expect(errors?.[0]).toMatchObject({ message: failure, extensions: { code: 'UNAUTHENTICATED' } });
});

test('after twenty failures an address has to wait, whatever it tries', async () => {
  const { askAs } = await openTestApi();
  const attempt = (n: number, address: string) =>
    askAs({ address })(SignIn, { email: `kimse${n}@ornek.com.tr`, password: 'x' });
  for (let n = 0; n < 20; n++) expect((await attempt(n, '10.0.0.1')).errors?.[0]?.message).toBe(failure);
  expect((await attempt(20, '10.0.0.1')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect((await attempt(21, '10.0.0.2')).errors?.[0]?.message).toBe(failure);
}, 120_000);

test('a restart keeps the failures counted for an address and for codes', async () => {
  const { folder, limits, db, key } = await openTestApi();
  const fail = (by: typeof limits, n: number) =>
    by.tryPassword('10.0.0.1', `kimse${n}@ornek.com.tr`, async () => false);
  const guess = (by: typeof limits) =>
    by.codes.tryApp(
      'ilker',
      async () => false,
      async () => undefined,
    );
  for (let n = 0; n < 20; n++) expect(await fail(limits, n)).toBe(false);
  for (let n = 0; n < 10; n++) expect(await guess(limits)).toBe(false);
  db.close();
  const again = await openTestDatabase(folder);
  onTestFinished(() => again.close());
  const after = createRateLimits({ lasting: again.lasting, secret: key.limits });
  const refused = (message: string) => expect.objectContaining({ kind: 'rateLimited', message }) as unknown;
  await expect(fail(after, 20)).rejects.toEqual(refused('Too many failed sign-ins. Please try again in 15 minutes.'));
  await expect(guess(after)).rejects.toEqual(
    refused('Too many wrong codes. A recovery code or a passkey works. Please try again in 15 minutes.'),
  );
});

test('sign-ins are logged with their request, and without any stranger’s data', async () => {
  const { origin, db, logged } = await serveTestSite({}, {}, { logLevel: 'info' });
  await createAdmin(db, 'ilker@ornek.com.tr', await hashPassword(' doğru parola '), Date.now());
  const post = async (query: string, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return { id: reply.headers.get('x-request-id'), cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  const signIn = (email: string, password: string) =>
    post(`mutation { signIn(email: "${email}", password: "${password}") { id } }`);
  const failed = await signIn('kimse@ornek.com.tr', 'gizli-deneme');
  await signIn('ilker@ornek.com.tr', 'gizli-deneme');
  const { id, cookie } = await signIn('ilker@ornek.com.tr', ' doğru parola ');
  await post('mutation { deleteProduct(id: "1") }');
  await post('mutation { createCategory(input: { name: "Vana" }) { id } }', cookie);
  await post('mutation { signOut }', cookie);
  const lines = (logged as Record<string, unknown>[]).filter((line) => line.security);
  expect(lines.map(({ security, admin, field }) => [security, admin, field])).toEqual([
    ['sign-in failed', undefined, undefined],
    ['sign-in failed', 'ilker@ornek.com.tr', undefined],
    ['signed in', 'ilker@ornek.com.tr', undefined],
    ['refused without session', undefined, 'deleteProduct'],
    ['changed by admin', 'ilker@ornek.com.tr', 'createCategory'],
    ['signed out', 'ilker@ornek.com.tr', undefined],
  ]);
  expect([lines[0]?.requestId, lines[2]?.requestId]).toEqual([failed.id, id]);
  expect(JSON.stringify(lines)).not.toMatch(/kimse@|gizli|127\.0\.0\.1/);
});
