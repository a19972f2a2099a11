import { eq } from 'drizzle-orm';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { expect, onTestFinished, test } from 'vitest';
import { keys, type Scope } from '../../../db/tables/keyTables.ts';
import { askWith, makeKey } from '../../../testing/keys.ts';
import { addProfile, column } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { ask, closed, socketUrl } from '../../../testing/socketClient.ts';
import { senderOf } from '../../../testing/programs/webhookReceiver.ts';
import { removePerson, setRolesOf, setSuspended } from '../accounts/accounts.store.ts';
import { createAdmin, openSession } from '../sessions/sessions.store.ts';
import { keyEndings, type KeyEnding } from './keyEndings.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;
type Opened = Awaited<ReturnType<typeof openEverything>>;
const scopes: Scope[] = ['WEBHOOKS', 'READ_DRAFTS', 'READ_CATALOGUE', 'READ_ENQUIRIES'];

function openSocket(site: Site, secret: string) {
  class WithKey extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers: { authorization: `Bearer ${secret}` } });
    }
  }
  const more = { retryAttempts: 0, lazy: false, onNonLazyError: () => undefined };
  const client = createClient({ url: socketUrl(site), webSocketImpl: WithKey, ...more });
  onTestFinished(() => void client.dispose());
  return client;
}

/** Makes an owner with a key, and opens everything that the key can open. */
async function openEverything(site: Site, profile: string, name: string) {
  const maker = await createAdmin(site.db, `${name}@firma.example`, 'not a hash', Date.now());
  if (!maker) throw new Error('Nobody was added.');
  const token = await openSession(site.db, maker.id, Date.now());
  const asMaker = site.askAs({ admin: maker, token });
  const input = { name, scopes, profileIds: [profile] };
  const { id, secret } = await makeKey({ asAdmin: asMaker }, input);
  const request = askWith(site, secret);
  const webhook = async (events: string[], called: string) => {
    const { data } = await request(
      'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
      {
        input: { name: called, url: 'https://93.184.215.14/hooks', events },
      },
    );
    return (data as { createWebhook: { webhook: { id: string } } }).createWebhook.webhook.id;
  };
  const webhooks = {
    wide: await webhook(['ENQUIRY_RECEIVED'], name),
    narrow: await webhook(['PRODUCT_CREATED'], `${name} 2`),
  };
  const socket = openSocket(site, secret);
  await ask(socket, '{ ownKey { name } }');
  let isOpen = true;
  socket.on('closed', () => (isOpen = false));
  const fetchFile = () =>
    fetch(`${site.origin}/export/${profile}`, { headers: { authorization: `Bearer ${secret}`, connection: 'close' } });
  const change = async (more: object) => {
    const operation = 'mutation ($id: ID!, $input: KeyInput!) { updateKey(id: $id, input: $input) { id } }';
    const { errors } = await site.asAdmin(operation, { id, input: { ...input, ...more } });
    expect(errors).toBeUndefined();
  };
  const code = closed(socket);
  return { maker, id, request, webhooks, socket, code, isOpen: () => isOpen, fetchFile, change };
}

const set = ({ db }: Site, { id }: Opened, values: Partial<typeof keys.$inferInsert>) =>
  db.write((tx) => tx.update(keys).set(values).where(eq(keys.id, id)));

/** Each of these causes its event. */
const causes: Record<KeyEnding, (site: Site, opened: Opened) => Promise<unknown>> = {
  'the key is revoked': ({ asAdmin }, { id }) => asAdmin('mutation ($id: ID!) { revokeKey(id: $id) }', { id }),
  'the key has reached its end': (site, opened) => set(site, opened, { expiresAt: Date.now() - 1 }),
  'the key is rotated': ({ asAdmin }, { id }) =>
    asAdmin('mutation ($id: ID!) { rotateKey(id: $id) { secret } }', { id }),
  'a scope is taken away': (_, { change }) => change({ scopes: scopes.filter((scope) => scope !== 'READ_ENQUIRIES') }),
  'its addresses name others alone': (_, { change }) => change({ addresses: ['10.20.0.0/16'] }),
  'a profile is taken away': (_, { change }) => change({ profileIds: [] }),
  'its maker is no owner any more': ({ db }, { maker }) => setRolesOf(db, maker.id, ['EDITOR', 'SALES']),
  'its maker is suspended': ({ db }, { maker }) => setSuspended(db, maker.id, Date.now()),
  'its maker is removed': ({ db }, { maker }) => removePerson(db, maker.id),
};

const ends = (fate: string) => fate === 'ends';
const isOn = async ({ asAdmin }: Site, id: string) =>
  (await asAdmin('query ($id: ID!) { webhook(id: $id) { on } }', { id })).data.webhook.on as boolean;

test('each event ends of a key’s requests, sockets, files and webhooks what the table says, and nothing else', async () => {
  const site = await serveTestSite();
  const send = senderOf(site);
  const setup = { direction: 'EXPORT', columns: [column('AD', 'name')] };
  const profile = await addProfile(site, 'Bayi', setup);
  for (const event of Object.keys(keyEndings) as KeyEnding[]) {
    const fates = keyEndings[event];
    const opened = await openEverything(site, profile, event.replaceAll(' ', '-'));
    const { request, webhooks, code, isOpen, fetchFile } = opened;
    expect((await fetchFile()).status, event).toBe(200);
    await causes[event](site, opened);

    const own = await request('{ ownKey { name } }');
    expect(own.code !== undefined, `${event}: requests`).toBe(ends(fates.requests));
    const lost = await request('{ enquiries { totalCount } }');
    const mayStill =
      fates.requests === 'stays' || fates.requests === 'ends in a day' || event.startsWith('its maker is no');
    expect(lost.code === undefined, `${event}: requests about enquiries`).toBe(mayStill);
    expect((await fetchFile()).status, `${event}: files`).toBe(
      ends(fates.files) ? (own.code === 'FORBIDDEN' ? 403 : 401) : 200,
    );
    if (ends(fates.sockets)) expect(await code, `${event}: socket`).toBe(4403);
    else expect(isOpen(), `${event}: socket`).toBe(true);
    await send();
    expect(await isOn(site, webhooks.narrow), `${event}: webhook`).toBe(!ends(fates.webhooks));
    expect(await isOn(site, webhooks.wide), `${event}: webhook of enquiries`).toBe(fates.webhooks === 'stays');

    if (event === 'the key is rotated') {
      await set(site, opened, { formerUntil: Date.now() - 1 });
      expect((await request('{ ownKey { name } }')).code, 'a day later').toBe('KEY_INVALID');
      expect(await code, 'a day later: socket').toBe(4403);
    }
    for (const id of Object.values(webhooks))
      await site.asAdmin('mutation ($id: ID!) { deleteWebhook(id: $id) }', { id });
  }
});
