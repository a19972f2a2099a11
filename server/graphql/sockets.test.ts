import WebSocket from 'ws';
import { expect, onTestFinished, test } from 'vitest';
import { perAddress, perConnection } from '../limits/budget.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import { runSql } from '../testing/openTestDatabase.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { ask, clientOf, closed, connected, opened, socketUrl } from '../testing/socketClient.ts';

test('the limits of operations hold on a socket, with the same codes', async () => {
  const client = clientOf(await serveTestSite());
  const codeOf = async (query: string, variables = {}) => (await ask(client, query, variables)).errors?.[0]?.extensions;
  expect(
    await codeOf(
      '{ categories { products(first: 100) { nodes { id name price featured image version description } } } }',
    ),
  ).toMatchObject({
    code: 'LIMIT_EXCEEDED',
    limit: 'cost',
  });
  expect(await codeOf('{a}'.repeat(1000))).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'tokens' });
  expect(await codeOf('{ nothing }')).toEqual({ code: 'GRAPHQL_VALIDATION_FAILED' });
  expect(await codeOf('{')).toEqual({ code: 'GRAPHQL_PARSE_FAILED' });
  expect(await codeOf('query ($n: Int!) { products(first: $n) { totalCount } }', { n: 'x' })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await codeOf('subscription { messageReceived { id } }')).toEqual({ code: 'UNAUTHENTICATED' });
  expect((await ask(client, '{ me { id } }')).data).toEqual({ me: null });
});

test('an unexpected error is hidden on a socket too', async () => {
  const site = await serveTestSite();
  const { sql } = await import('drizzle-orm');
  await site.db.write(async (tx) => runSql(tx, sql`drop table about`));
  const { errors } = await ask(clientOf(site), '{ about { heroTitle } }');
  expect(errors?.[0]).toMatchObject({ message: 'Something went wrong on our side. Please try again.' });
  expect(JSON.stringify(site.logged)).toMatch(/"code":"(SQLITE_ERROR|42P01)"/);
});

test('an error on a socket is logged, and the socket is closed', async () => {
  const site = await serveTestSite();
  const client = clientOf(site, site.cookie);
  await connected(client);
  const { sql } = await import('drizzle-orm');
  await site.db.write(async (tx) => runSql(tx, sql`drop table sessions`));
  const code = closed(client);
  void ask(client, '{ about { heroTitle } }');
  expect(await code).toBe(4500);
  expect(site.logged).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'unexpected error on a socket', err: expect.anything() as unknown }),
  );
});

test('introspection over a socket follows the setting', async () => {
  const site = await serveTestSite({ PLAYGROUND: 'off' });
  const query = '{ __schema { queryType { name } } }';
  const { errors } = await ask(clientOf(site), '{ produts { totalCount } }');
  expect(errors?.[0]?.message).toBe('Cannot query field "produts" on type "Query".');
  expect((await ask(clientOf(site), query)).errors).toBeDefined();
  expect((await ask(clientOf(site, site.cookie), query)).data).toBeDefined();
});

test('the subscriptions of a socket are limited', async () => {
  const client = clientOf(await serveTestSite());
  const query = 'subscription { siteSettingsChanged { name } }';
  const refusals: unknown[] = [];
  for (let n = 0; n < perConnection.subscriptions + 2; n++) {
    client.subscribe({ query }, { next: () => undefined, error: (e) => refusals.push(e), complete: () => undefined });
  }
  await expect.poll(() => refusals.length).toBe(2);
  expect(refusals[0]).toMatchObject([
    { extensions: { code: 'LIMIT_EXCEEDED', limit: 'subscriptions', allowed: perConnection.subscriptions } },
  ]);
});

test('the length of a message is limited', async () => {
  const site = await serveTestSite();
  const closedWith = (bytes: number) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(socketUrl(site), 'graphql-transport-ws');
      socket.on('open', () =>
        socket.send(
          JSON.stringify({ type: 'connection_init', payload: { x: '' } }).replace('""', `"${'x'.repeat(bytes - 45)}"`),
        ),
      );
      socket.on('message', () => socket.close(1000));
      socket.on('close', resolve);
    });
  const bytes = JSON.stringify({ type: 'connection_init', payload: { x: '' } }).length;
  expect(bytes).toBe(45);
  expect(await closedWith(perConnection.messageBytes)).toBe(1000);
  expect(await closedWith(perConnection.messageBytes + 1)).toBe(1009);
});

test.each(['/', '/graphql/', '/uploads/x', '/graphqlx?graphql'])(
  'an upgrade at %s is answered and its socket closed, even when the client keeps its end open',
  async (path) => {
    const { origin } = await serveTestSite();
    const upgrade = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    expect(await rawRequest(origin, upgrade)).toMatch(/^HTTP\/1\.1 404 /);
  },
);

test('the sockets of an address are limited, and other addresses are not affected', async () => {
  const site = await serveTestSite({ TRUST_PROXY: '1' });
  const from = (address: string) => {
    const socket = new WebSocket(socketUrl(site), 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': `6.6.6.6, ${address}` },
    });
    onTestFinished(() => socket.terminate());
    return socket;
  };
  const sockets = Array.from({ length: perAddress.sockets }, () => from('10.0.0.1'));
  expect(new Set(await Promise.all(sockets.map(opened)))).toEqual(new Set(['open']));
  expect(await opened(from('10.0.0.1'))).toContain('429');
  expect(await opened(from('10.0.0.2'))).toBe('open');
  sockets[0]?.terminate();
  await expect.poll(() => opened(from('10.0.0.1'))).toBe('open');
});
