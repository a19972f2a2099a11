import { expect, test } from 'vitest';
import { sessionCookie, sessionToken } from '../../../http/sessionCookie.ts';
import { absoluteLimitMs } from '../../../limits/budget.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

test('scripts and other sites cannot reach the cookie', () => {
  const attributes = (cookie: string) => cookie.split('; ').sort();
  const kept = [
    'HttpOnly',
    `Max-Age=${absoluteLimitMs / 1000}`,
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

test('behind https the cookie has the prefix that keeps neighbouring sites from setting it', async () => {
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
