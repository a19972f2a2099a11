import { expect, test } from 'vitest';
import { webhooks } from '../../../db/tables/webhookTables.ts';
import { withScopes } from '../../../testing/keys.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addWebhook } from '../../../testing/programs/webhookReceiver.ts';

const Create = `mutation ($input: WebhookInput!, $key: String) {
  createWebhook(input: $input, key: $key) { secret webhook { id name url events secretEnd on madeBy version } } }`;
const Update = `mutation ($id: ID!, $input: WebhookInput!, $version: Int) {
  updateWebhook(id: $id, input: $input, version: $version) { name url events whole importedRows version } }`;
// Nobody answers there: nothing in this file is sent.
const url = 'https://93.184.215.14/hooks';
const erp = { name: 'ERP (Logo)', url, events: ['PRICE_CHANGED', 'PRODUCT_CREATED'] };

test('the secret is shown once and kept sealed, and the same call again adds nothing', async () => {
  const { asAdmin, admin, db } = await openTestApi();
  const { createWebhook: made } = (await asAdmin(Create, { input: erp, key: 'bir' })).data;
  expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(made.webhook).toMatchObject({
    ...{ name: 'ERP (Logo)', url, events: ['PRODUCT_CREATED', 'PRICE_CHANGED'], on: true },
    ...{ secretEnd: made.secret.slice(-4, -1), madeBy: admin.email, version: 1 },
  });
  expect((await asAdmin(Create, { input: erp, key: 'bir' })).data.createWebhook).toEqual(made);
  const rows = await db.select().from(webhooks);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(made.secret.slice(10));
  const { audit } = (await asAdmin('{ audit { nodes { event admin about } } }')).data;
  const entry = { event: 'WEBHOOK_ADDED', admin: admin.email, about: 'ERP (Logo)' };
  expect(audit.nodes.filter(({ event }: { event: string }) => event === 'WEBHOOK_ADDED')).toEqual([entry]);
});

const inside = 'This address leads into an inner network. The setting WEBHOOK_HOSTS names the ones that may.';
test.each([
  [{ url: 'https://10.0.0.5/hooks' }, 'url', inside],
  [{ url: 'https://[::ffff:192.168.1.1]/' }, 'url', inside],
  [{ url: 'https://localhost/hooks' }, 'url', inside],
  [{ url: 'https://169.254.169.254/latest/meta-data' }, 'url', inside],
  [{ url: 'http://93.184.215.14/hooks' }, 'url', 'The address has to begin with https://.'],
  [{ url: 'ftp://erp.local/' }, 'url', 'The address has to begin with https://.'],
  [{ url: 'erp.example' }, 'url', 'This is no address such as https://erp.firma.com.tr/webhooks.'],
  [{ url: 'https://erp:gizli@93.184.215.14/' }, 'url', 'A name and a password do not belong into the address.'],
  [{ events: [] }, 'events', 'Choose at least one event.'],
  [{ personalData: true }, 'personalData', 'Personal data is sent with whole contents.'],
  [{ name: 'depo EKRANI' }, 'name', 'There is already a webhook “depo EKRANI”.'],
])('a webhook with %j is refused at %s', async (input, field, message) => {
  const site = await openTestApi({ webhookHosts: ['erp.local'] });
  await addWebhook(site, { name: 'Depo ekranı', url });
  const { errors } = await site.asAdmin(Create, { input: { ...erp, ...input } });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  expect(await site.db.$count(webhooks)).toBe(1);
});

test('there are ten webhooks at most', async () => {
  const site = await openTestApi({ webhookHosts: ['erp.local'] });
  for (let at = 0; at < 10; at++) await addWebhook(site, { name: `Program ${at}`, url: 'http://erp.local/' });
  const { errors } = await site.asAdmin(Create, { input: erp });
  expect(errors?.[0]).toMatchObject({ message: 'There are 10 webhooks already.', extensions: { code: 'CONFLICT' } });
});

test('a change leaves what it does not name, and comes too late after another one', async () => {
  const site = await openTestApi();
  const { id } = await addWebhook(site, { url, whole: true, importedRows: true });
  const change = (input: object) => site.asAdmin(Update, { id, input: { ...erp, ...input }, version: 1 });
  expect((await change({ name: 'İkinci' })).data.updateWebhook).toEqual({
    ...{ name: 'İkinci', url, events: ['PRODUCT_CREATED', 'PRICE_CHANGED'] },
    ...{ whole: true, importedRows: true, version: 2 },
  });
  expect((await change({ name: 'Üçüncü' })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const Delete = 'mutation ($id: ID!) { deleteWebhook(id: $id) }';
  expect((await site.asAdmin(Delete, { id })).data.deleteWebhook).toBe(true);
  expect((await site.asAdmin(Delete, { id })).data.deleteWebhook).toBe(false);
  expect((await change({})).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a key has nothing sent that it could not read itself, and no personal data at all', async () => {
  const site = await openTestApi();
  const own = { ...erp, name: 'Kişisel', whole: true, personalData: true, events: ['ENQUIRY_RECEIVED'] };
  const { id } = await addWebhook(site, own);
  const codeOf = async (scopes: Parameters<typeof withScopes>[1], input: object) =>
    (await site.askAs(withScopes(site.admin, scopes))(Create, { input: { ...erp, ...input } })).errors?.[0]?.extensions
      .code;
  expect(await codeOf(['WEBHOOKS'], { events: ['OFFER_SENT'] })).toBe('SCOPE_MISSING');
  expect(await codeOf(['WEBHOOKS'], { whole: true })).toBe('SCOPE_MISSING');
  const all = ['WEBHOOKS', 'READ_DRAFTS', 'READ_ENQUIRIES'] as const;
  expect(await codeOf([...all], { whole: true, personalData: true })).toBe('FORBIDDEN');
  expect(await codeOf([...all], { whole: true, events: ['OFFER_SENT'] })).toBe(undefined);
  const asKey = site.askAs(withScopes(site.admin, [...all]));
  for (const call of ['rotateWebhookSecret(id: $id) { secret }', 'setWebhookOn(id: $id, on: false) { on }'])
    expect((await asKey(`mutation ($id: ID!) { ${call} }`, { id })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await asKey(Update, { id, input: erp })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
