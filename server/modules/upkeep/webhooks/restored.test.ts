import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { webhookDeliveries, webhooks } from '../../../db/tables/webhookTables.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { addWebhook, innerHost, openReceiver, senderOf } from '../../../testing/programs/webhookReceiver.ts';
import { restoreAndNote } from '../backup/lastRestore.ts';

test('a restore sends nothing old, keeps the webhooks of the site, and switches off those that only the backup has', async () => {
  const receiver = await openReceiver();
  const site = await openTestApi({ webhookHosts: [innerHost] });
  const { db, asAdmin, admin } = site;
  const kept = await addWebhook(site, { name: 'ERP', url: receiver.url });
  const removed = await addWebhook(site, { name: 'Eski mağaza', url: receiver.url });
  await addProduct(asAdmin);
  const made = (await asAdmin('mutation { makeBackup { backup { name } } }')).data.makeBackup;
  await asAdmin('mutation ($id: ID!) { deleteWebhook(id: $id) }', { id: removed.id });
  const Update = 'mutation ($id: ID!, $input: WebhookInput!) { updateWebhook(id: $id, input: $input) { name } }';
  const input = { name: 'ERP, yeni adı', url: receiver.url, events: ['PRODUCT_CREATED'] };
  await asAdmin(Update, { id: kept.id, input });
  site.changes.close();
  site.heavyWork.close();
  db.close();

  await restoreAndNote(site.backups, {
    file: join(site.backups.folders.backups, made.backup.name),
    admin: admin.email,
  });
  const restored = await openTestDatabase(site.folder);
  onTestFinished(() => restored.close());
  const found = await restored.select().from(webhooks);
  expect(found.map(({ name, offReason }) => [name, offReason]).sort()).toEqual([
    ['ERP, yeni adı', null],
    ['Eski mağaza', 'RESTORED'],
  ]);
  const send = senderOf({ ...site, db: restored });
  await send();
  expect(receiver.received).toEqual([]);

  const asOwner = site.askAs({ admin, token: site.token, db: restored });
  const Release = 'mutation ($id: ID!) { releaseWebhookEvents(id: $id, send: true) }';
  expect((await asOwner(Release, { id: kept.id })).data.releaseWebhookEvents).toBe(1);
  await send();
  expect(receiver.received.map(({ type }) => type)).toEqual(['product.created']);
  const left = await restored.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, removed.id));
  expect(left.map(({ state }) => state)).toEqual(['HELD']);
}, 60_000);
