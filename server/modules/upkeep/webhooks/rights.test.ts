import { eq } from 'drizzle-orm';
import { isObjectType, isScalarType, isEnumType, getNamedType } from 'graphql';
import { expect, test } from 'vitest';
import { keys, scopes as allScopes, type Scope } from '../../../db/tables/keyTables.ts';
import { sentEvents, webhookDeliveries, webhooks, type SentEvent } from '../../../db/tables/webhookTables.ts';
import { makeKey, withScopes } from '../../../testing/keys.ts';
import { addWebhook, openReceiver, openWebhookSite } from '../../../testing/programs/webhookReceiver.ts';
import { endOf } from '../../people/webhooks/sign.ts';
import { removePerson, setRolesOf, setSuspended } from '../../people/accounts/accounts.store.ts';
import { createAdmin, openSession } from '../../people/sessions/sessions.store.ts';

type Site = Awaited<ReturnType<typeof openWebhookSite>>;
// Nobody answers there.
const elsewhere = 'https://93.184.215.14/hooks';
const all = [...allScopes];

/** Which scopes a key needs for an event, by the first word of the event: to see it, its name, and values that were sent. */
const needed: Record<string, { event?: Scope; name?: Scope; content?: Scope }> = {
  ...Object.fromEntries(
    ['PRODUCT', 'PRICE', 'RATE', 'STOCK', 'CATEGORY', 'DOCUMENT'].map((word) => [word, { content: 'READ_DRAFTS' }]),
  ),
  ...Object.fromEntries(['ENQUIRY', 'OFFER', 'ORDER', 'CUSTOMER'].map((word) => [word, { event: 'READ_ENQUIRIES' }])),
  IMPORT: { name: 'WRITE_PRODUCTS', content: 'WRITE_PRODUCTS' },
  TRANSLATION: { content: 'READ_DRAFTS' },
  BACKUP: {},
  WEBHOOK: {},
};
const fields = {
  event: ['id', 'event', 'subject', 'state', 'createdAt', 'tries', 'nextTryAt'],
  name: ['subjectName'],
  content: ['sent', 'answer'],
};

type Page = { nodes: { key: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };

/** Adds a delivery of each event, with values of a person in what was sent and answered. */
async function addDeliveries({ db }: Site, webhookId: string) {
  const row = { webhookId, subject: '1', createdAt: Date.now(), nextAt: 0, tries: [], failed: true };
  const body = JSON.stringify({ type: 'x', data: { object: { email: 'isil@ornek.com.tr' } } });
  const rows = sentEvents.map((event, number) => ({
    ...row,
    ...{ id: `msg_${event}`, event, number, state: 'FAILED' as const, sent: body, answer: 'isil@ornek.com.tr: saved' },
  }));
  await db.write((tx) => tx.insert(webhookDeliveries).values(rows));
}

test('a key of each scope sees those events and those fields of deliveries that it could read itself', async () => {
  const site = await openWebhookSite();
  const { id } = await addWebhook(site, {
    url: elsewhere,
    events: ['ENQUIRY_RECEIVED'],
    whole: true,
    personalData: true,
  });
  await addDeliveries(site, id);
  const type = site.schema.getType('WebhookDelivery');
  const known = isObjectType(type) ? Object.values(type.getFields()) : [];
  expect(known.map(({ name }) => name).toSorted()).toEqual(Object.values(fields).flat().toSorted());
  const isLeaf = (one: (typeof known)[number]) =>
    isScalarType(getNamedType(one.type)) || isEnumType(getNamedType(one.type));
  const asked = known.map((one) => (isLeaf(one) ? one.name : `${one.name} { __typename }`)).join(' ');
  // One at a time, since an answer names five errors at most.
  const One = `query ($id: ID!, $after: String) { webhook(id: $id) { failed deliveries(first: 1, after: $after) {
    nodes { key: id ${asked} } pageInfo { hasNextPage endCursor } } } }`;
  for (const scopes of [['WEBHOOKS'], ...all.map((scope) => ['WEBHOOKS', scope])] as Scope[][]) {
    const has = (scope?: Scope) => scope === undefined || scopes.includes(scope);
    const seen: [string, string[]][] = [];
    let failed = 0;
    for (let after: string | null = null, more = true; more;) {
      const { data, errors = [] } = await site.askAs(withScopes(site.admin, scopes))(One, { id, after });
      const { nodes, pageInfo } = data.webhook.deliveries as Page;
      const refused = errors.map(({ path = [] }) => path.at(-1));
      expect(JSON.stringify(nodes).includes('isil@ornek.com.tr')).toBe(!refused.includes('sent'));
      const shown = Object.values(fields)
        .flat()
        .filter((field) => !refused.includes(field));
      seen.push(...nodes.map(({ key }): [string, string[]] => [key, shown]));
      failed = data.webhook.failed as number;
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    const expected = sentEvents.flatMap((event): [string, string[]][] => {
      const need = needed[event.split('_')[0] ?? ''];
      if (!need) throw new Error(`Say which scopes ${event} needs.`);
      if (!has(need.event)) return [];
      return [
        [
          `msg_${event}`,
          [...fields.event, ...(has(need.name) ? fields.name : []), ...(has(need.content) ? fields.content : [])],
        ],
      ];
    });
    expect(Object.fromEntries(seen), scopes.join()).toEqual(Object.fromEntries(expected));
    expect(failed).toBe(expected.length);
  }
  expect(sentEvents.length).toBeGreaterThan(20);
});

test('a key has no event sent, sent again or released that it could not read itself, whatever the webhook sends now', async () => {
  const site = await openWebhookSite();
  const { id } = await addWebhook(site, { url: elsewhere });
  await addDeliveries(site, id);
  const codeOf = async (scopes: Scope[], operation: string, variables = {}) =>
    (await site.askAs(withScopes(site.admin, scopes))(operation, variables)).errors?.[0]?.extensions.code;
  const Create = 'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
  const Again = 'mutation ($id: ID!) { resendWebhookDelivery(id: $id) { id } }';
  const wrong: unknown[] = [];
  for (const event of sentEvents) {
    const need = needed[event.split('_')[0] ?? ''] ?? {};
    const wanted = need.event ?? need.content;
    const less = all.filter((scope) => scope !== need.event);
    const resent = await codeOf(less, Again, { id: `msg_${event}` });
    if (resent !== (need.event && 'SCOPE_MISSING')) wrong.push([event, 'again', resent]);
    if (event === 'WEBHOOK_TEST') continue;
    const input = { name: event, url: elsewhere, events: [event], whole: true };
    const made = await codeOf(
      all.filter((scope) => scope !== wanted),
      Create,
      { input },
    );
    if (made !== (wanted && 'SCOPE_MISSING')) wrong.push([event, 'create', made]);
    await site.db.write((tx) => tx.delete(webhooks).where(eq(webhooks.name, event)));
  }
  expect(wrong).toEqual([]);
  const asKey = site.askAs(withScopes(site.admin, ['WEBHOOKS', 'READ_DRAFTS']));
  await asKey('mutation ($id: ID!) { resendFailedDeliveries(id: $id) }', { id });
  await site.db.write((tx) =>
    tx.update(webhookDeliveries).set({ state: 'HELD' }).where(eq(webhookDeliveries.state, 'FAILED')),
  );
  await asKey('mutation ($id: ID!) { releaseWebhookEvents(id: $id, send: true) }', { id });
  const left = await site.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.state, 'HELD'));
  expect(left.map(({ event }) => event.split('_')[0])).toEqual([
    'ENQUIRY',
    'ENQUIRY',
    'OFFER',
    'OFFER',
    'ORDER',
    'ORDER',
    'CUSTOMER',
  ]);
});

test('a key removes no webhook that it may not change', async () => {
  const site = await openWebhookSite();
  const { id } = await addWebhook(site, {
    url: elsewhere,
    events: ['ENQUIRY_RECEIVED'],
    whole: true,
    personalData: true,
  });
  const Delete = 'mutation ($id: ID!) { deleteWebhook(id: $id) }';
  const refused = await site.askAs(withScopes(site.admin, all))(Delete, { id });
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await site.askAs(withScopes(site.admin, all))(Delete, { id: 'yok' })).data.deleteWebhook).toBe(false);
  expect((await site.asAdmin(Delete, { id })).data.deleteWebhook).toBe(true);
});

/** Opens a site with a key of a second owner, by which a webhook of products was added. */
async function withKeysWebhook() {
  const site = await openWebhookSite();
  const maker = await createAdmin(site.db, 'ece@firma.example', 'not a hash', Date.now());
  if (!maker) throw new Error('Nobody was added.');
  const token = await openSession(site.db, maker.id, Date.now());
  const scopes: Scope[] = ['WEBHOOKS', 'READ_DRAFTS', 'READ_ENQUIRIES'];
  const key = await makeKey({ asAdmin: site.askAs({ admin: maker, token }) }, { scopes });
  const usedKey = { id: key.id, name: 'Logo ERP', scopes, profileIds: [], hash: '' };
  const asKey = site.askAs({ admin: { ...maker, email: 'Logo ERP (key)' }, token: null, usedKey });
  const receiver = await openReceiver();
  const events: SentEvent[] = ['PRODUCT_CREATED', 'ENQUIRY_RECEIVED'];
  const { id } = await addWebhook({ asAdmin: asKey }, { url: receiver.url, events, whole: true });
  let count = 0;
  const addProduct = () =>
    site.asAdmin('mutation ($name: String!) { createProduct(input: { name: $name, description: "x" }) { id } }', {
      name: `Vana ${++count}`,
    });
  const show = async () =>
    (await site.asAdmin('query ($id: ID!) { webhook(id: $id) { on offReason held } }', { id })).data.webhook;
  const switchOn = () => site.asAdmin('mutation ($id: ID!) { setWebhookOn(id: $id, on: true) { on } }', { id });
  return { site, maker, key, asKey, receiver, id, addProduct, show, switchOn };
}

const change = ({ site, key }: Awaited<ReturnType<typeof withKeysWebhook>>, input: object) =>
  site.asAdmin('mutation ($id: ID!, $input: KeyInput!) { updateKey(id: $id, input: $input) { id } }', {
    id: key.id,
    input: { name: 'Yeni ad', scopes: ['WEBHOOKS', 'READ_DRAFTS', 'READ_ENQUIRIES'], ...input },
  });
type Ends = (opened: Awaited<ReturnType<typeof withKeysWebhook>>) => Promise<unknown>;
const endings: Record<string, Ends> = {
  'is revoked': ({ site, key }) => site.asAdmin('mutation ($id: ID!) { revokeKey(id: $id) }', { id: key.id }),
  'has ended': ({ site, key }) =>
    site.db.write((tx) =>
      tx
        .update(keys)
        .set({ expiresAt: Date.now() - 1 })
        .where(eq(keys.id, key.id)),
    ),
  'is forgotten': ({ site, key }) => site.db.write((tx) => tx.delete(keys).where(eq(keys.id, key.id))),
  'loses webhooks': (opened) => change(opened, { scopes: ['READ_DRAFTS', 'READ_ENQUIRIES'] }),
  'loses a scope of its events': (opened) => change(opened, { scopes: ['WEBHOOKS', 'READ_DRAFTS'] }),
  'loses the scope of whole contents': (opened) => change(opened, { scopes: ['WEBHOOKS', 'READ_ENQUIRIES'] }),
  'has a suspended maker': ({ site, maker }) => setSuspended(site.db, maker.id, Date.now()),
  'has a maker who is no owner any more': ({ site, maker }) => setRolesOf(site.db, maker.id, ['EDITOR', 'SALES']),
  'has a maker who was removed': ({ site, maker }) => removePerson(site.db, maker.id),
};

test.each(Object.entries(endings))(
  'a webhook stops with its key, which %s, and an owner takes it over',
  async (_, end) => {
    const opened = await withKeysWebhook();
    const { site, receiver, addProduct, show, switchOn, id } = opened;
    await change(opened, { addresses: ['10.20.0.0/16'] });
    await addProduct();
    await site.send();
    expect(receiver.received).toHaveLength(1);
    await addProduct();
    await end(opened);
    await site.send();
    await addProduct();
    await site.send();
    expect(receiver.received).toHaveLength(1);
    expect(await show()).toEqual({ on: false, offReason: 'KEY_ENDED', held: 2 });
    const { notices } = (await site.asAdmin('{ notices { nodes { kind text } } }')).data;
    expect(notices.nodes).toContainEqual({ kind: 'WEBHOOK_OFF', text: expect.stringMatching(/^Its key has ended/) });
    expect((await switchOn()).errors).toBe(undefined);
    await site.asAdmin('mutation ($id: ID!) { releaseWebhookEvents(id: $id, send: false) }', { id });
    await addProduct();
    await site.send();
    expect(receiver.received).toHaveLength(2);
  },
);

test('a key that enters another address into a webhook of a person takes it along when it ends', async () => {
  const { site, asKey, key } = await withKeysWebhook();
  const [own, foreign] = [await openReceiver(), await openReceiver()];
  const { id } = await addWebhook(site, { name: 'Mağaza', url: own.url });
  const Update = 'mutation ($id: ID!, $input: WebhookInput!) { updateWebhook(id: $id, input: $input) { id } }';
  const input = { name: 'Mağaza 2', url: own.url, events: ['PRODUCT_CREATED'] };
  expect((await asKey(Update, { id, input })).errors).toBe(undefined);
  const [renamed] = await site.db.select().from(webhooks).where(eq(webhooks.id, id));
  expect(renamed?.keyId).toBe(null);
  expect((await asKey(Update, { id, input: { ...input, url: foreign.url } })).errors).toBe(undefined);
  await site.asAdmin('mutation ($id: ID!) { revokeKey(id: $id) }', { id: key.id });
  await site.asAdmin('mutation { createProduct(input: { name: "Vana", description: "x" }) { id } }');
  await site.send();
  expect([own.received, foreign.received]).toEqual([[], []]);
  expect((await site.asAdmin(Update, { id, input })).errors).toBe(undefined);
  await site.asAdmin('mutation ($id: ID!) { setWebhookOn(id: $id, on: true) { on } }', { id });
  await site.asAdmin('mutation ($id: ID!) { releaseWebhookEvents(id: $id, send: true) }', { id });
  await site.send();
  expect(own.received).toHaveLength(1);
});

test('the secret of a webhook ends with the scheme, host or port of its address, and stays with another path', async () => {
  const site = await openWebhookSite();
  const former = await openReceiver();
  const next = await openReceiver();
  const { id, secret } = await addWebhook(site, { url: former.url });
  const stored = async () => {
    const [row] = await site.db.select().from(webhooks);
    return row && { secret: site.key.unseal(row.secret), former: row.formerSecret };
  };
  const Update = 'mutation ($id: ID!, $input: WebhookInput!) { updateWebhook(id: $id, input: $input) { secretEnd } }';
  const moveTo = (url: string) =>
    site.asAdmin(Update, { id, input: { name: 'ERP (Logo)', events: ['PRODUCT_CREATED'], url } });
  expect((await moveTo(`${former.url}/2`)).errors).toBeUndefined();
  expect(await stored()).toEqual({ secret, former: null });
  const { data } = await moveTo(next.url);
  const after = await stored();
  expect(after?.secret).not.toBe(secret);
  expect(after?.former).toBeNull();
  expect(data.updateWebhook.secretEnd).toBe(endOf(after?.secret ?? ''));
});
