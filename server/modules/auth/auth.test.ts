import { expect, test } from 'vitest';
import { sessions } from '../../db/tables.ts';
import { openTestApi } from '../../testing/openTestApi.ts';
import { serveTestSite } from '../../testing/serveTestSite.ts';
import { adminOf, createAdmin, openSession } from './auth.store.ts';
import { sessionCookie, sessionToken } from '../../core/sessionCookie.ts';
import { absoluteLimit, idleLimit } from '../../core/sessionLimits.ts';
import { hashPassword } from './password.ts';

const SignIn =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { email } }';
const failure = 'Failed to sign in. Please check your credentials.';

async function withAccount() {
  const api = await openTestApi();
  const account = await createAdmin(api.db, 'İlker@Ornek.com.tr', await hashPassword(' doğru parola '), Date.now());
  return { ...api, account };
}

test('the right password opens a session whose cookie makes an admin of the visitor', async () => {
  const { asVisitor, cookies, db, account } = await withAccount();
  const { data } = await asVisitor(SignIn, { email: ' ILKER@ornek.com.tr', password: ' doğru parola ' });
  expect(data.signIn.email).toBe('ilker@ornek.com.tr');
  expect((await adminOf(db, cookies[0] ?? '', Date.now()))?.id).toBe(account?.id);
});

test.each([
  ['ilker@ornek.com.tr', 'yanlış'],
  ['kimse@ornek.com.tr', ' doğru parola '],
])('%s with the password %j gets the one text and no cookie', async (email, password) => {
  const { asVisitor, cookies } = await withAccount();
  const { errors } = await asVisitor(SignIn, { email, password });
  expect(errors?.[0]).toMatchObject({ message: failure, extensions: { code: 'UNAUTHENTICATED' } });
  expect(cookies).toEqual([]);
});

test('a password is taken as typed: blanks count', async () => {
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
}, 30_000);

test('signing out ends the session on the server', async () => {
  const { askAs, admin, token, db, cookies } = await openTestApi();
  const { data } = await askAs({ admin, token })('mutation { signOut }');
  expect(data.signOut).toBe(true);
  expect(cookies).toEqual([null]);
  expect(await adminOf(db, token, Date.now())).toBeNull();
});

test('a session ends when it is not used, and in any case after two weeks', async () => {
  const { db, admin } = await openTestApi();
  const start = Date.now();
  const idle = await openSession(db, admin.id, start);
  expect(await adminOf(db, idle, start + idleLimit - 1000)).not.toBeNull();
  expect(await adminOf(db, idle, start + 3 * idleLimit)).toBeNull();

  const used = await openSession(db, admin.id, start);
  for (let now = start; now < start + absoluteLimit; now += idleLimit / 2) {
    expect(await adminOf(db, used, now)).not.toBeNull();
  }
  expect(await adminOf(db, used, start + absoluteLimit)).toBeNull();
});

test('the database holds no token that could be used', async () => {
  const { db, token } = await openTestApi();
  const [row] = await db.select().from(sessions);
  expect(JSON.stringify(row)).not.toContain(token);
});

test('the cookie is out of reach for scripts and other sites', () => {
  const attributes = (cookie: string) => cookie.split('; ').sort();
  const kept = [
    'HttpOnly',
    `Max-Age=${absoluteLimit / 1000}`,
    'Path=/',
    'SameSite=Lax',
    'Secure',
    '__Host-vitrin_session=abc',
  ];
  expect(attributes(sessionCookie('abc', true))).toEqual(kept);
  const removed = ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'vitrin_session='];
  expect(attributes(sessionCookie(null, false))).toEqual(removed);
  expect(sessionToken('a=b; vitrin_session=abc-_1; c=d', false)).toBe('abc-_1');
  expect(sessionToken('a=b; __Host-vitrin_session=abc-_1; c=d', true)).toBe('abc-_1');
  expect(sessionToken('vitrin_session=abc', true)).toBeNull();
  expect(sessionToken('not_vitrin_session=abc', false)).toBeNull();
});

test('an admin sees the own sessions and can end them one by one', async () => {
  const { db, askAs, asAdmin, admin, token } = await openTestApi();
  const other = await openSession(db, admin.id, Date.now(), 'Safari on a phone');
  const mine = async () =>
    (await asAdmin('{ mySessions { id current userAgent lastSeenAt } }')).data.mySessions as {
      id: string;
      current: boolean;
      userAgent: string;
    }[];
  expect((await mine()).map(({ current, userAgent }) => [current, userAgent])).toEqual(
    expect.arrayContaining([
      [true, ''],
      [false, 'Safari on a phone'],
    ]),
  );
  const phone = (await mine()).find(({ current }) => !current);
  await asAdmin(`mutation { endSession(id: "${phone?.id}") }`);
  expect(await adminOf(db, other, Date.now())).toBeNull();
  expect(await adminOf(db, token, Date.now())).not.toBeNull();

  const stranger = await createAdmin(db, 'baska@ornek.com.tr', 'x', Date.now());
  const foreign = await mine();
  const { errors } = await askAs({ admin: stranger ?? null, token: null })(
    `mutation { endSession(id: "${foreign[0]?.id}") }`,
  );
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a new password ends the other sessions and keeps this one', async () => {
  const { db, askAs, asVisitor, account } = await withAccount();
  if (!account) throw new Error('There is an account.');
  const [here, there] = [await openSession(db, account.id, Date.now()), await openSession(db, account.id, Date.now())];
  const change = (current: string, next: string) =>
    askAs({ admin: account, token: here })(
      'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) }',
      { current, next },
    );
  expect((await change('yanlış', 'yepyeni parola')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'current',
  });
  expect((await change(' doğru parola ', 'kısa')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'next',
  });
  expect((await change(' doğru parola ', 'yepyeni parola')).data.changePassword).toBe(true);
  expect(await adminOf(db, here, Date.now())).not.toBeNull();
  expect(await adminOf(db, there, Date.now())).toBeNull();
  expect((await asVisitor(SignIn, { email: 'ilker@ornek.com.tr', password: 'yepyeni parola' })).data.signIn.email).toBe(
    'ilker@ornek.com.tr',
  );
});

test.each(['1234567890', 'Password2026!', 'qwertyuiop', 'Liverpool1!'])(
  '%s is refused as a new password',
  async (next) => {
    const { askAs, account } = await withAccount();
    const { errors } = await askAs({ admin: account ?? null })(
      'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) }',
      { current: ' doğru parola ', next },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'next' });
  },
);

test('what happens at the door stands in the log, with the request it belongs to and no stranger’s data', async () => {
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

test('behind https the cookie has the prefix that keeps neighbours from setting it', async () => {
  const { origin, cookie, token } = await serveTestSite({ PUBLIC_ORIGIN: 'https://vitrin.example' });
  const me = async (sent: string) => {
    const headers = { 'content-type': 'application/json', cookie: sent };
    const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: '{"query":"{ me { email } }"}' });
    return ((await reply.json()) as { data: { me: unknown } }).data.me;
  };
  expect(cookie).toMatch(/^__Host-/);
  expect(await me(cookie)).toEqual({ email: 'admin@vitrin.example' });
  expect(await me(`vitrin_session=${token}`)).toBeNull();
});
