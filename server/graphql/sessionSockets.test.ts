import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { expect, onTestFinished, test } from 'vitest';
import { sessions } from '../db/tables/accountTables.ts';
import { idleLimitMs } from '../limits/budget.ts';
import type { Context } from '../context/context.ts';
import { setRolesOf } from '../modules/people/accounts/accounts.store.ts';
import { createAdmin } from '../modules/people/sessions/sessions.store.ts';
import { enquiryInput, SendEnquiry } from '../testing/enquiries.ts';
import { makeKey } from '../testing/keys.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { hasDirective, rootFields } from '../testing/rootFields.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { ask, clientOf, closed, connected, socketUrl } from '../testing/socketClient.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;

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
  const lastSeenAt = Date.now() - idleLimitMs + 1500;
  await site.db.write(async (tx) => tx.update(sessions).set({ lastSeenAt }));
  expect(await ended).toBe(4403);
});

const UpdateKey = 'mutation ($id: ID!, $input: KeyInput!) { updateKey(id: $id, input: $input) { id } }';
const ended = {
  'it is revoked': (site: Site, id: string) => site.asAdmin('mutation ($id: ID!) { revokeKey(id: $id) }', { id }),
  'a scope is taken away': (site: Site, id: string) => change(site, id, { scopes: ['READ_DRAFTS'] }),
  'its addresses name others alone': (site: Site, id: string) => change(site, id, { addresses: ['10.20.0.0/16'] }),
  'its maker is no owner any more': async (site: Site) => {
    await createAdmin(site.db, 'ece@firma.example', 'not a hash', Date.now());
    await setRolesOf(site.db, site.admin.id, ['EDITOR']);
  },
};
const change = (site: Site, id: string, input: object) =>
  site.asAdmin(UpdateKey, { id, input: { name: 'Logo ERP', scopes: ['READ_ENQUIRIES', 'READ_DRAFTS'], ...input } });

function openWithKey(site: Site, secret: string, place = 'a header') {
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
  return client;
}

test.each([
  ['a header', 'it is revoked'],
  ['the first message', 'it is revoked'],
  ['a header', 'a scope is taken away'],
  ['the first message', 'its addresses name others alone'],
  ['a header', 'its maker is no owner any more'],
] as const)('a key in %s opens a socket, which closes when %s', async (place, event) => {
  const site = await serveTestSite();
  const { id, secret } = await makeKey(site, { scopes: ['READ_ENQUIRIES', 'READ_DRAFTS'] });
  const client = openWithKey(site, secret, place);
  expect((await ask(client, '{ ownKey { name } enquiries { totalCount } people { id } }')).errors?.[0]).toMatchObject({
    extensions: { code: 'SCOPE_MISSING' },
  });
  expect((await ask(client, '{ ownKey { name } }')).data).toEqual({ ownKey: { name: 'Logo ERP' } });
  const code = closed(client);
  await ended[event](site, id);
  expect(await code).toBe(4403);
});

test('a key that gets more keeps its sockets, and a subscription of a scope that it got and lost sends nothing', async () => {
  const site = await serveTestSite();
  const { id, secret } = await makeKey(site, { scopes: ['READ_DRAFTS'] });
  const client = openWithKey(site, secret);
  expect((await ask(client, '{ ownKey { name } }')).data).toEqual({ ownKey: { name: 'Logo ERP' } });
  await change(site, id, { addresses: ['127.0.0.1', '::1'] });
  const answers: unknown[] = [];
  const over = new Promise<void>((resolve) =>
    client.subscribe(
      { query: 'subscription { enquiryReceived { name email } }' },
      { next: (answer) => answers.push(answer.data), error: () => resolve(), complete: resolve },
    ),
  );
  // Both changes are commits that a look between them may miss.
  expect((await ask(client, '{ enquiries { totalCount } }')).data).toEqual({ enquiries: { totalCount: 0 } });
  await change(site, id, { scopes: ['READ_DRAFTS'] });
  await site.asVisitor(SendEnquiry, { input: enquiryInput() });
  await over;
  expect(answers.filter(Boolean)).toEqual([]);
});

/** What each closed subscription is asked for; `rootFields` names those that the schema has. */
const closedOnes = rootFields.flatMap(([name]) =>
  name.startsWith('Subscription') && !hasDirective(name, 'open') ? [name] : [],
);

test('no closed subscription sends a value once its session has ended', async () => {
  const site = await openTestApi();
  expect(closedOnes.length).toBeGreaterThan(4);
  const type = site.schema.getSubscriptionType()?.getFields() ?? {};
  for (const name of closedOnes) {
    const context = { ...site, admin: site.admin, token: 'ended', usedKey: null, address: '' } as unknown as Context;
    const info = { fieldName: name.split('.')[1], parentType: site.schema.getSubscriptionType() } as never;
    const field = type[name.split('.')[1] ?? ''];
    await expect(async () => field?.resolve?.({}, {}, context, info), name).rejects.toThrow('The session has ended.');
  }
});

test('a wrong key opens no socket that stays', async () => {
  const site = await serveTestSite();
  const socket = new WebSocket(socketUrl(site), 'graphql-transport-ws', {
    headers: { authorization: `Bearer vtr_${'x'.repeat(49)}` },
  });
  const code = await new Promise<number>((resolve) => socket.once('close', resolve));
  expect(code).toBe(4403);
});
