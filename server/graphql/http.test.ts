import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { expect, test } from 'vitest';
import { runSql } from '../testing/openTestDatabase.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const post = (origin: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('the session cookie identifies the admin, and signing out removes it', async () => {
  const { origin, cookie } = await serveTestSite();
  const me = async () =>
    ((await (await post(origin, { query: '{ me { email } }' }, { cookie })).json()) as { data: { me: unknown } }).data
      .me;
  expect(await me()).toEqual({ email: 'admin@vitrin.example' });
  const out = await post(origin, { query: 'mutation { signOut }' }, { cookie });
  expect(out.headers.get('set-cookie')).toContain('vitrin_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  expect(await me()).toBeNull();
});

test('a form of another site cannot act for the admin', async () => {
  const { origin, cookie } = await serveTestSite();
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: 'mutation { signOut }' }));
  form.set('map', '{}');
  const headers = { cookie };
  expect((await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form })).status).toBe(400);
  const text = { ...headers, 'content-type': 'text/plain' };
  const body = JSON.stringify({ query: 'mutation { signOut }' });
  expect((await fetch(`${origin}/graphql`, { method: 'POST', headers: text, body })).status).toBe(400);
  const url = `${origin}/graphql?query=${encodeURIComponent('mutation { signOut }')}`;
  expect((await fetch(url, { headers: { ...headers, 'apollo-require-preflight': '1' } })).status).toBe(405);
});

test('a subscription over HTTP is refused, and the error names the socket', async () => {
  const { origin, logged } = await serveTestSite();
  const answer = await post(origin, { query: 'subscription { siteSettingsChanged { name } }' });
  expect(await answer.json()).toMatchObject({
    errors: [{ message: 'Subscriptions come over a WebSocket at this address.', extensions: { code: 'BAD_REQUEST' } }],
  });
  expect(logged).toEqual([]);
});

test('an unexpected error is hidden from the client and logged with its code', async () => {
  const { origin, db, logged } = await serveTestSite();
  const { sql } = await import('drizzle-orm');
  await db.write(async (tx) => runSql(tx, sql`drop table about`));
  const answer = (await (await post(origin, { query: '{ about { heroTitle } }' })).json()) as { errors: unknown[] };
  expect(answer.errors).toEqual([
    {
      message: 'Something went wrong on our side. Please try again.',
      path: ['about'],
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ]);
  expect(JSON.stringify(logged)).toMatch(/"code":"(SQLITE_ERROR|42P01)"/);
});

test('subscriptions come over the graphql-transport-ws protocol', async () => {
  const { origin, asVisitor, cookie } = await serveTestSite();
  class SignedIn extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers: { cookie } });
    }
  }
  const client = createClient({ url: `${origin.replace('http', 'ws')}/graphql`, webSocketImpl: SignedIn });
  const send = async (subject: string) =>
    (
      await asVisitor(
        `mutation { sendMessage(input: { name: "Şule", email: "s@ornek.com.tr", subject: "${subject}", message: "x" }) { id } }`,
      )
    ).data.sendMessage.id as string;
  // Of those after a known message none is missed, whenever the server has read the subscription.
  const known = await send('Vana');
  const messages = client.iterate({ query: `subscription { messageReceived(since: "${known}") { subject } }` });
  const next = messages.next();
  await send('İğne');
  expect((await next).value).toEqual({ data: { messageReceived: { subject: 'İğne' } } });
  await messages.return?.();
  await client.dispose();
});

test('in an address, an empty parameter equals none', async () => {
  const { origin } = await serveTestSite();
  const headers = { 'apollo-require-preflight': '1' };
  const query = 'query={siteSettings{name}}';
  for (const empty of ['operationName=', 'variables=', 'extensions=', 'operationName', 'operationName=&variables=']) {
    for (const address of [`${query}&${empty}`, `${empty}&${query}`]) {
      const reply = await fetch(`${origin}/graphql?${address}`, { headers });
      expect(reply.status, address).toBe(200);
      expect(await reply.json(), address).toMatchObject({ data: { siteSettings: expect.anything() } });
    }
  }
});

test('an empty name of the operation equals none in a body, too, and an unknown one is refused', async () => {
  const { origin, cookie } = await serveTestSite();
  const ask = async (operationName: string, headers = {}) =>
    (await (await post(origin, { query: '{ siteSettings { name } }', operationName }, headers)).json()) as {
      data?: unknown;
      errors?: unknown;
    };
  expect((await ask('')).data).toEqual({ siteSettings: expect.anything() });
  expect((await ask('', { cookie })).data).toEqual({ siteSettings: expect.anything() });
  expect((await ask('Yok')).errors).toBeDefined();
});

test('a page of another site cannot open a socket', async () => {
  const { origin, cookie } = await serveTestSite();
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie, origin: 'https://kotu.example' },
  });
  const failure = await new Promise<Error>((resolve) => socket.on('error', resolve));
  expect(failure.message).toContain('403');
});
