import { expect, test } from 'vitest';
import { addListed } from '../../catalogue/rates/testing/listedProducts.ts';
import { withEuros } from '../../../testing/offers.ts';
import { addWebhook, openReceiver, openWebhookSite } from '../../../testing/programs/webhookReceiver.ts';

test('a new rate is one event with its currency and what one unit costs, and by product only where an endpoint asks', async () => {
  const site = await openWebhookSite();
  const [one, each] = [await openReceiver(), await openReceiver()];
  const events = ['RATE_CHANGED', 'PRICE_CHANGED'];
  await addWebhook(site, { url: one.url, events, whole: true });
  await addWebhook(site, { name: 'ERP', url: each.url, events, whole: true, importedRows: true });
  await addListed(site.db, 3);
  await withEuros(site.asAdmin, 47.5012);
  await site.send();
  expect(one.received).toHaveLength(1);
  expect(one.received[0]).toMatchObject({
    type: 'rate.changed',
    data: { object: { currency: 'EUR', applied: 47.5012, state: 'IN_FORCE', changed: 3 } },
  });
  expect(each.received.map(({ type }) => type).toSorted()).toEqual([
    ...['price.changed', 'price.changed', 'price.changed', 'rate.changed'],
  ]);
});
