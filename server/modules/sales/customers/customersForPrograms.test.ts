import { expect, test } from 'vitest';
import { withScopes } from '../../../testing/keys.ts';
import { SendEnquiry, enquiryInput } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addWebhook, openReceiver, openWebhookSite } from '../../../testing/programs/webhookReceiver.ts';

const Feed = `query ($after: String) { changes(after: $after, entity: CUSTOMER) { nodes { entityId action version } end } }`;
const Update = `mutation ($id: ID!, $input: CustomerInput!) { updateCustomer(id: $id, input: $input) { version } }`;

test('programs follow firms, with the scope for enquiries, and not each of their letters', async () => {
  const { admin, askAs, asAdmin, asVisitor, db } = await openTestApi();
  const ask = (scope: 'READ_ENQUIRIES' | 'READ_DRAFTS') => askAs({ ...withScopes(admin, [scope]), db });
  const feed = async (after?: string) => (await ask('READ_ENQUIRIES')(Feed, { after })).data.changes;
  await asVisitor(SendEnquiry, { input: enquiryInput({ email: 'ali@karaca.com.tr' }) });
  const { id } = (await asAdmin('{ customers { nodes { id } } }')).data.customers.nodes[0];
  const first = await feed();
  expect(first.nodes).toEqual([{ entityId: id, action: 'CREATED', version: 1 }]);
  expect((await ask('READ_DRAFTS')(Feed)).data.changes.nodes).toEqual([]);
  // Another letter of the same person changes nothing of the firm; one of a colleague does.
  await asVisitor(SendEnquiry, { input: enquiryInput({ email: 'ali@karaca.com.tr' }) });
  expect((await feed(first.end)).nodes).toEqual([]);
  await asVisitor(SendEnquiry, { input: enquiryInput({ email: 'veli@karaca.com.tr' }) });
  await asAdmin(Update, { id, input: { name: 'Karaca', discount: '40+10' } });
  await asAdmin(Update, { id, input: { name: 'Karaca', discount: '40+10' } });
  const later = await feed(first.end);
  expect(later.nodes).toEqual([
    { entityId: id, action: 'CHANGED', version: 1 },
    { entityId: id, action: 'CHANGED', version: 2 },
  ]);
  const { deeds } = (await asAdmin('{ deeds { nodes { text } } }')).data;
  expect(deeds.nodes[0].text).toBe('Noted what is known of a customer');
});

test('a webhook tells that a firm changed, and names people with personal data alone', async () => {
  const site = await openWebhookSite();
  const [plain, personal] = [await openReceiver(), await openReceiver()];
  const events = ['CUSTOMER_CHANGED'];
  await addWebhook(site, { url: plain.url, events, whole: true });
  await addWebhook(site, { name: 'CRM', url: personal.url, events, whole: true, personalData: true });
  await site.asVisitor(SendEnquiry, { input: enquiryInput({ email: 'isil@ornek.com.tr', company: 'Örnek' }) });
  const { id } = (await site.asAdmin('{ customers { nodes { id } } }')).data.customers.nodes[0];
  await site.asAdmin(Update, { id, input: { name: 'Örnek A.Ş.', discount: '40+10', note: 'Işıl Hanım arar' } });
  await site.send();
  expect(plain.received.at(-1)).toMatchObject({
    type: 'customer.changed',
    data: { id, version: 2, object: { domain: 'ornek.com.tr', discount: '40+10', discountPercent: 46 } },
  });
  const bodies = plain.received.map(({ body }) => body).join();
  expect(['Işıl', 'isil@', 'Örnek'].filter((word) => bodies.includes(word))).toEqual([]);
  expect(personal.received.at(-1)?.data.object).toMatchObject({ name: 'Örnek A.Ş.', emails: ['isil@ornek.com.tr'] });
});
