import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notices } from '../../../db/tables/noticeTables.ts';
import { webhookDeliveries, webhooks } from '../../../db/tables/webhookTables.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addWebhook, innerHost, openReceiver, senderOf } from '../../../testing/programs/webhookReceiver.ts';
import { claimDelivery } from '../../people/webhooks/deliveries.store.ts';
import { createSender } from './sender.ts';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
const Look = `query ($id: ID!) { webhook(id: $id) { on offReason held failed failedToday failing
  deliveries { nodes { id event state tries { status reason took } nextTryAt subjectName answer } } } }`;

async function openSite(respond?: Parameters<typeof openReceiver>[0], more: object = {}) {
  const site = await openTestApi({ webhookHosts: [innerHost] });
  const receiver = await openReceiver(respond);
  const { id, secret } = await addWebhook(site, { url: receiver.url, ...more });
  const look = async () => (await site.asAdmin(Look, { id })).data.webhook;
  const deliveries = () => site.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.seq);
  return { ...site, receiver, id, secret, look, deliveries, send: senderOf(site) };
}

const answerWith =
  (...statuses: number[]): NonNullable<Parameters<typeof openReceiver>[0]> =>
  (_, response, before) =>
    void response
      .writeHead(statuses[before] ?? statuses.at(-1) ?? 200, { Location: '/elsewhere' })
      .end('x'.repeat(2000));

test('a try that fails is repeated with a new time and the same id, until it is taken', async () => {
  const { receiver, asAdmin, look, send, deliveries } = await openSite(answerWith(500, 503, 302, 200));
  await addProduct(asAdmin);
  const began = Date.now();
  for (const after of [0, 2, 7, 6 * 60, 7 * 60, 60 * 60, 61 * 60]) await send(began + after * second);
  expect(receiver.received).toHaveLength(4);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  const stamps = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-signature'])).size).toBe(4);
  expect(receiver.received.every(({ headers }) => headers.cookie === undefined)).toBe(true);
  expect(await look()).toMatchObject({ failed: 0, failing: false });
  const [row] = await deliveries();
  expect(row).toMatchObject({ state: 'DELIVERED', failed: false });
  expect(row?.tries.map(({ status }) => status)).toEqual([500, 503, 302, 200]);
  expect(row?.answer).toHaveLength(1024);
});

test('after ten tries an event is given up, and a person sends it again, alone or with the others', async () => {
  let isUp = false;
  const { asAdmin, look, send, receiver } = await openSite(
    (_, response) => void response.writeHead(isUp ? 200 : 500).end(),
  );
  await addProduct(asAdmin);
  for (let before = await look(); before.deliveries.nodes[0].nextTryAt; before = await look())
    await send(Date.parse(before.deliveries.nodes[0].nextTryAt));
  const before = await look();
  expect(receiver.received).toHaveLength(10);
  expect(before).toMatchObject({ failed: 1, deliveries: { nodes: [{ state: 'FAILED', nextTryAt: null }] } });
  expect(before.on).toBe(true);
  isUp = true;
  const Again = 'mutation ($id: ID!) { resendWebhookDelivery(id: $id) { state } }';
  const [delivery] = before.deliveries.nodes;
  expect((await asAdmin(Again, { id: delivery.id })).data.resendWebhookDelivery.state).toBe('WAITING');
  await send(Date.now() + 1000 * hour);
  expect(await look()).toMatchObject({ failed: 0, deliveries: { nodes: [{ state: 'DELIVERED' }] } });
});

test('all that failed since a moment is sent again at once', async () => {
  const { asAdmin, send, id, look, db } = await openSite(answerWith(500, 200));
  for (const stockCode of ['A-1', 'A-2', 'A-3']) await addProduct(asAdmin, { stockCode });
  await send();
  expect((await look()).failed).toBe(3);
  await db.write((tx) =>
    tx
      .update(webhookDeliveries)
      .set({ createdAt: Date.now() - 2 * day })
      .where(eq(webhookDeliveries.seq, 1)),
  );
  const Resend = 'mutation ($id: ID!, $since: DateTime) { resendFailedDeliveries(id: $id, since: $since) }';
  const since = new Date(Date.now() - day).toISOString();
  expect((await asAdmin(Resend, { id, since: 'dün' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await asAdmin(Resend, { id, since })).data.resendFailedDeliveries).toBe(2);
  await send();
  expect((await look()).failed).toBe(1);
});

test('a Retry-After holds all of an endpoint back, for a day at most', async () => {
  const { asAdmin, send, receiver } = await openSite((_, response) => {
    response.writeHead(receiver.received.length === 1 ? 429 : 200, { 'Retry-After': '7200' }).end();
  });
  await addProduct(asAdmin, { stockCode: 'A-1' });
  const began = Date.now();
  await send(began);
  await addProduct(asAdmin, { stockCode: 'A-2' });
  await send(began + hour);
  expect(receiver.received).toHaveLength(1);
  await send(began + 2 * hour + minute);
  expect(receiver.received).toHaveLength(3);
});

test('an answer of 410 switches the endpoint off with a notice, and what happens then is held until somebody decides', async () => {
  const { asAdmin, send, look, id, db, receiver } = await openSite((_, response) => {
    response.writeHead(receiver.received.length === 1 ? 410 : 200).end();
  });
  await addProduct(asAdmin, { stockCode: 'A-1' });
  await send();
  await addProduct(asAdmin, { stockCode: 'A-2' });
  await addProduct(asAdmin, { stockCode: 'A-3' });
  await send();
  expect(receiver.received).toHaveLength(1);
  expect(await look()).toMatchObject({ on: false, offReason: 'GONE', held: 2 });
  const { notices: said } = (await asAdmin('{ notices { nodes { kind title text path } } }')).data;
  expect(said.nodes[0]).toEqual({
    kind: 'WEBHOOK_OFF',
    title: 'The webhook ERP (Logo) was switched off',
    text: 'Its endpoint has answered that it wants no more (410). What happens meanwhile is held.',
    path: `/admin/webhooks/${id}`,
  });
  expect(await db.$count(notices)).toBe(1);
  const Test = 'mutation ($id: ID!) { testWebhook(id: $id) { id } }';
  expect((await asAdmin(Test, { id })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const Release = 'mutation ($id: ID!, $send: Boolean!) { releaseWebhookEvents(id: $id, send: $send) }';
  expect((await asAdmin(Release, { id, send: true })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  await asAdmin('mutation ($id: ID!) { setWebhookOn(id: $id, on: true) { on } }', { id });
  await send();
  expect(receiver.received).toHaveLength(1);
  expect((await asAdmin(Release, { id, send: true })).data.releaseWebhookEvents).toBe(2);
  await send();
  expect(receiver.received).toHaveLength(3);
  expect(await look()).toMatchObject({ on: true, held: 0 });
});

test('five days of failing switch an endpoint off', async () => {
  const { asAdmin, send, look } = await openSite(answerWith(500));
  const began = Date.now();
  await addProduct(asAdmin, { stockCode: 'A-1' });
  for (let at = 0; at < 4 * 24; at += 6) await send(began + at * hour);
  expect(await look()).toMatchObject({ on: true, failing: true });
  await addProduct(asAdmin, { stockCode: 'A-2' });
  for (let at = 4 * 24; at < 6 * 24; at += 6) await send(began + at * hour);
  expect(await look()).toMatchObject({ on: false, offReason: 'FAILED' });
});

test('a failure now and then is not one that lasts', async () => {
  const { asAdmin, send, look, db } = await openSite(answerWith(500));
  await addProduct(asAdmin);
  const now = Date.now();
  await db.write((tx) => tx.update(webhooks).set({ failingSince: now - 30 * day, failedAt: now - 25 * day }));
  await send(now);
  expect(await look()).toMatchObject({ on: true, failing: true });
  expect((await db.select().from(webhooks))[0]?.failingSince).toBeGreaterThanOrEqual(now);
});

test('a slow endpoint keeps no other waiting, and gets four requests at once', async () => {
  let [open, most] = [0, 0];
  const waiting: (() => void)[] = [];
  const site = await openSite((_, response) => {
    most = Math.max(most, ++open);
    waiting.push(() => {
      open--;
      response.end();
    });
  });
  const quick = await openReceiver();
  await addWebhook(site, { name: 'Hızlı', url: quick.url });
  for (let at = 0; at < 6; at++) await addProduct(site.asAdmin, { stockCode: `A-${at}` });
  const sender = createSender({ ...site, origin: 'http://localhost' });
  await sender.round();
  await expect.poll(() => quick.received.length).toBe(6);
  await expect.poll(() => site.receiver.received.length).toBe(4);
  expect(most).toBe(4);
  const idle = sender.idle();
  await expect
    .poll(() => {
      waiting.splice(0).forEach((end) => end());
      return site.receiver.received.length;
    })
    .toBe(6);
  waiting.splice(0).forEach((end) => end());
  await idle;
  sender.stop();
});

test('what a server has claimed and not sent is taken over by another one, once its claim has ended', async () => {
  const { asAdmin, send, id, db, receiver } = await openSite();
  await addProduct(asAdmin);
  const now = Date.now();
  expect(await claimDelivery(db, id, 8, now)).toHaveLength(1);
  // The first server is killed here.
  expect(await claimDelivery(db, id, 8, now)).toEqual([]);
  await send(now + 30 * second);
  expect(receiver.received).toEqual([]);
  await send(now + 61 * second);
  expect(receiver.received).toHaveLength(1);
});

test('a secret that was sealed on another site is a failure that says so', async () => {
  const { asAdmin, send, look, db } = await openSite();
  await addProduct(asAdmin);
  await db.write((tx) => tx.update(webhooks).set({ secret: Buffer.alloc(60).toString('base64url') }));
  await send();
  expect((await look()).deliveries.nodes[0].tries).toEqual([
    { status: null, reason: 'The secret was kept with the key of another site: rotate it', took: 0 },
  ]);
});
