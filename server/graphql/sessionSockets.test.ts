import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { expect, onTestFinished, test } from 'vitest';
import { sessions } from '../db/accountTables.ts';
import { idleLimit } from '../limits/budget.ts';
import { makeKey } from '../testing/keys.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { ask, clientOf, closed, connected, socketUrl } from '../testing/socketClient.ts';

test('when a session ends, its sockets close, and those of others stay', async () => {
  const site = await serveTestSite();
  const [admin, visitor] = [clientOf(site, site.cookie), clientOf(site)];
  await Promise.all([connected(admin), connected(visitor)]);
  let visitorsIsOpen = true;
  visitor.on('closed', () => (visitorsIsOpen = false));
  const ended = closed(admin);
  const body = JSON.stringify({ query: 'mutation { signOut }' });
  await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: site.cookie },
    body,
  });
  expect(await ended).toBe(4403);
  expect(visitorsIsOpen).toBe(true);
});

test('a session that expires closes its sockets in the same second', async () => {
  const site = await serveTestSite();
  const admin = clientOf(site, site.cookie);
  const ended = closed(admin);
  await connected(admin);
  // Signing in is also a use of the session.
  const lastSeenAt = Date.now() - idleLimit + 1500;
  await site.db.write(async (tx) => tx.update(sessions).set({ lastSeenAt }));
  expect(await ended).toBe(4403);
});

test.each(['a header', 'the first message'])(
  'a key in %s opens a socket, which closes when it is revoked',
  async (place) => {
    const site = await serveTestSite();
    const { id, secret } = await makeKey(site, { scopes: ['READ_ENQUIRIES'] });
    const authorization = `Bearer ${secret}`;
    class WithKey extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, place === 'a header' ? { headers: { authorization } } : {});
      }
    }
    const client = createClient({
      url: socketUrl(site),
      webSocketImpl: WithKey,
      retryAttempts: 0,
      lazy: false,
      onNonLazyError: () => undefined,
      ...(place === 'the first message' && { connectionParams: { authorization } }),
    });
    onTestFinished(() => void client.dispose());
    expect((await ask(client, '{ ownKey { name } enquiries { totalCount } people { id } }')).errors?.[0]).toMatchObject(
      {
        extensions: { code: 'SCOPE_MISSING' },
      },
    );
    expect((await ask(client, '{ ownKey { name } }')).data).toEqual({ ownKey: { name: 'Logo ERP' } });
    const code = closed(client);
    await site.asAdmin('mutation ($id: ID!) { revokeKey(id: $id) }', { id });
    expect(await code).toBe(4403);
  },
);

test('a wrong key opens no socket that stays', async () => {
  const site = await serveTestSite();
  const socket = new WebSocket(socketUrl(site), 'graphql-transport-ws', {
    headers: { authorization: `Bearer vtr_${'x'.repeat(49)}` },
  });
  const code = await new Promise<number>((resolve) => socket.once('close', resolve));
  expect(code).toBe(4403);
});
