import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importRuns } from '../../../db/tables/importTables.ts';
import { webhookDeliveries, webhooks } from '../../../db/tables/webhookTables.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { verify } from '../../../testing/signedWebhook.ts';
import { addWebhook, openReceiver, openWebhookSite, type Received } from '../../../testing/programs/webhookReceiver.ts';
import { emit } from '../../../webhooks/emit.ts';
import { importSheet } from '../sheets/import.ts';

const everyEvent = '{ __type(name: "WebhookEvent") { enumValues { name } } }';

const typesOf = (received: Received[]) => received.map(({ type }) => type).toSorted();

test('each change is sent, signed, with kind, id, version and address alone', async () => {
  const site = await openWebhookSite();
  const receiver = await openReceiver();
  const names = (await site.asAdmin(everyEvent)).data.__type.enumValues.map(({ name }: { name: string }) => name);
  const { secret } = await addWebhook(site, { url: receiver.url, events: names });
  const id = await addProduct(site.asAdmin);
  await site.send();
  await site.patch(id, { price: 300 });
  await site.patch(id, { availability: 'ON_ORDER', leadDays: 3, status: 'HIDDEN' });
  await site.send();
  const { createCategory: category } = (
    await site.asAdmin('mutation { createCategory(input: { name: "Rulmanlar" }) { id } }')
  ).data;
  await site.patch(id, { status: 'PUBLISHED' });
  await site.asAdmin('mutation ($id: ID!) { deleteProducts(ids: [$id]) }', { id });
  await site.send();
  expect(typesOf(receiver.received)).toEqual([
    ...['category.created', 'price.changed', 'product.created', 'product.deleted', 'product.published'],
    ...['product.published', 'product.updated', 'product.updated', 'stock.changed'],
  ]);
  for (const one of receiver.received) expect(verify(secret, one)).toMatchObject({ type: one.type });
  const [first] = receiver.received;
  expect(JSON.parse(first?.body ?? '')).toEqual({
    type: 'product.created',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { id, version: 1, url: `https://www.firma.example/products/${id}`, sequence: expect.any(Number) },
  });
  const dataOf = (type: string) => receiver.received.findLast((one) => one.type === type)?.data;
  expect(dataOf('product.deleted')).toMatchObject({ id, version: null, url: null });
  expect(dataOf('category.created')).toMatchObject({ id: category.id, version: 1 });
});

test('an endpoint that wants whole contents gets the values as they are when they are sent', async () => {
  const site = await openWebhookSite();
  const receiver = await openReceiver();
  await addWebhook(site, { url: receiver.url, events: ['PRICE_CHANGED'], whole: true });
  const id = await addProduct(site.asAdmin);
  await site.patch(id, { price: 300 });
  await site.patch(id, { price: 310.5 });
  await site.send();
  expect(receiver.received).toMatchObject([
    { type: 'price.changed', data: { id, version: 3, object: { stockCode: '6204-2RS', price: 310.5 } } },
  ]);
});

const sheet = (from: number) =>
  Buffer.from(
    [
      'Stok kodu;Ürün adı;Açıklama;Fiyat',
      ...Array.from({ length: 60 }, (_, at) => `K-${at};Vana ${at};x;${from + at}`),
    ].join('\n'),
  );
const options = {
  ...{ dryRun: false, skipWrong: false, fingerprint: undefined, letPass: false, runId: undefined, keepAs: undefined },
  ...{ columns: undefined, corrections: undefined, answers: { pricesWithTax: true }, profile: undefined },
};

test('an import is one event, and its products come one by one to those that ask, in their last state', async () => {
  const site = await openWebhookSite();
  const [one, each] = [await openReceiver(), await openReceiver()];
  const events = ['IMPORT_FINISHED', 'PRODUCT_CREATED', 'PRICE_CHANGED'];
  await addWebhook(site, { url: one.url, events, whole: true });
  await addWebhook(site, { name: 'Mağaza', url: each.url, events, importedRows: true, whole: true });
  for (const from of [100, 200, 300])
    await importSheet(
      site.db,
      { bytes: sheet(from), name: 'fiyat.csv', admin: site.admin.email },
      options as unknown as Parameters<typeof importSheet>[2],
    );
  await site.send();
  expect(typesOf(one.received)).toEqual(['import.finished', 'import.finished', 'import.finished']);
  expect(one.received[0]?.data.object).toMatchObject({ fileName: 'fiyat.csv', added: 60 });
  const priced = each.received.filter(({ type }) => type === 'price.changed');
  expect(each.received).toHaveLength(60 + 60 + 3);
  expect(new Set(priced.map(({ data }) => data.id)).size).toBe(60);
  expect(priced.every(({ data }) => data.version === 3 && Number(data.object?.price) >= 300)).toBe(true);
});

test('a body that would be larger than 256 KB has the id alone', async () => {
  const site = await openWebhookSite();
  const receiver = await openReceiver();
  await addWebhook(site, { url: receiver.url, events: ['IMPORT_STOPPED'], whole: true });
  const run = { id: 'r', profileId: 'p', createdAt: Date.now(), admin: '', fileName: 'fiyat.csv', fileHash: '' };
  const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, missing: 0, wrong: 0 };
  await site.db.write(async (tx) => {
    await tx.insert(importRuns).values({ ...run, ...counts, state: 'STOPPED', reasons: ['ş'.repeat(131_072)] });
    await emit(tx, [{ event: 'IMPORT_STOPPED', subject: 'r' }], Date.now());
  });
  await site.send();
  const url = 'https://www.firma.example/admin/imports/runs/r';
  expect(receiver.received.map(({ data }) => data)).toEqual([
    { id: 'r', version: null, url, sequence: expect.any(Number) },
  ]);
});

test('numbers say which of two events about one thing is the later one, also under a clock that was set back', async () => {
  const site = await openWebhookSite();
  const receiver = await openReceiver((_, response, before) => void response.writeHead(before === 0 ? 500 : 200).end());
  await addWebhook(site, { url: receiver.url, events: ['PRODUCT_UPDATED'] });
  const id = await addProduct(site.asAdmin);
  for (const price of [1, 2, 3]) {
    await site.patch(id, { price });
    await site.send();
  }
  await site.db.write((tx) =>
    tx
      .update(webhookDeliveries)
      .set({ number: Date.now() + 86_400_000 })
      .where(eq(webhookDeliveries.version, 4)),
  );
  await site.patch(id, { price: 4 });
  await site.send();
  await site.send(Date.now() + 60_000);
  const numbers = new Map(receiver.received.map(({ data }) => [data.version, data.sequence]));
  const inOrder = [...numbers].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, number]) => number);
  expect(inOrder).toHaveLength(4);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
});

test('after a rotation both secrets sign for a day, and then the new one alone', async () => {
  const site = await openWebhookSite();
  const receiver = await openReceiver();
  const { id, secret } = await addWebhook(site, { url: receiver.url });
  const Rotate =
    'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { secretEnd formerSecretUntil } } }';
  const { rotateWebhookSecret: next } = (await site.asAdmin(Rotate, { id })).data;
  expect(Math.round((Date.parse(next.webhook.formerSecretUntil) - Date.now()) / 3_600_000)).toBe(24);
  const Test = 'mutation ($id: ID!) { testWebhook(id: $id) { state } }';
  await site.asAdmin(Test, { id });
  await site.send();
  const lastOf = () => {
    const last = receiver.received.at(-1);
    if (!last) throw new Error('Nothing was sent.');
    return last;
  };
  for (const one of [secret, next.secret]) expect(verify(one, lastOf())).toBeTruthy();
  await site.db.write((tx) => tx.update(webhooks).set({ formerUntil: Date.now() - 1 }));
  await site.asAdmin(Test, { id });
  await site.send();
  const last = lastOf();
  expect(last.type).toBe('webhook.test');
  expect(verify(next.secret, last)).toBeTruthy();
  expect(() => verify(secret, last)).toThrow('No matching');
});

test('what is rolled back is never sent, and without webhooks a write leaves no trace', async () => {
  const site = await openWebhookSite();
  await addProduct(site.asAdmin, { stockCode: 'A-1' });
  expect(await site.db.$count(webhookDeliveries)).toBe(0);
  await addWebhook(site, { url: 'http://127.0.0.1:9/', events: ['PRODUCT_CREATED'] });
  await addProduct(site.asAdmin, { stockCode: 'A-2' });
  const before = await site.db.$count(webhookDeliveries);
  expect(before).toBe(1);
  await site.asAdmin('mutation { createProduct(input: { name: "x", description: "y", stockCode: "A-2" }) { id } }');
  expect(await site.db.$count(webhookDeliveries)).toBe(before);
});
