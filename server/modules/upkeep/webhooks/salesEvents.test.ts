import { expect, test } from 'vitest';
import { webhookDeliveries } from '../../../db/tables/webhookTables.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { enquired } from '../../../testing/offers.ts';
import { ordered } from '../../../testing/orders.ts';
import { addWebhook, openReceiver, openWebhookSite, type Received } from '../../../testing/programs/webhookReceiver.ts';

const typesOf = (received: Received[]) => received.map(({ type }) => type).toSorted();

test('what a visitor wrote is sent only where an owner has allowed it, and is erased with the person', async () => {
  const site = await openWebhookSite();
  const [plain, personal] = [await openReceiver(), await openReceiver((_, res) => void res.end('Işıl Ağırbaş: saved'))];
  const events = ['ENQUIRY_RECEIVED', 'ENQUIRY_STATE_CHANGED'];
  await addWebhook(site, { url: plain.url, events, whole: true });
  await addWebhook(site, { name: 'CRM', url: personal.url, events, whole: true, personalData: true });
  await site.asVisitor(SendEnquiry, { input: enquiryInput() });
  await site.send();
  const { enquiries } = (await site.asAdmin('{ enquiries { nodes { id number } } }')).data;
  const [{ id, number }] = enquiries.nodes;
  const rows = [{ productId: null, code: null, quantity: 12, salesUnit: null }];
  const object = { number, state: 'NEW', createdAt: expect.any(String) };
  expect(plain.received[0]?.data).toMatchObject({ id, object: { ...object, rows } });
  expect(Object.keys(plain.received[0]?.data.object ?? {})).toEqual(['number', 'state', 'createdAt', 'rows']);
  expect(personal.received[0]?.data).toMatchObject({
    object: { email: 'isil@ornek.com.tr', rows: [{ name: 'DN65 dirsek', quantity: 12 }] },
  });
  await site.asAdmin('mutation ($id: ID!) { setEnquiryState(id: $id, state: IN_PROGRESS) { id } }', { id });
  expect(JSON.stringify(await site.db.select().from(webhookDeliveries))).toContain('isil@ornek.com.tr');

  const Erase = 'mutation ($ids: [ID!]!) { erasePersonalData(contact: "isil@ornek.com.tr", ids: $ids) }';
  const erased = await site.asAdmin(Erase, { ids: [`enquiry:${id}`] });
  expect(erased.errors).toBe(undefined);
  expect(await site.db.$count(webhookDeliveries)).toBe(0);
  await site.send();
  expect(personal.received).toHaveLength(1);
});

test('a state and an offer are events of their own, suspected spam is none', async () => {
  const site = await openWebhookSite();
  const receiver = await openReceiver();
  const events = ['ENQUIRY_RECEIVED', 'ENQUIRY_STATE_CHANGED', 'OFFER_SENT'];
  await addWebhook(site, { url: receiver.url, events, whole: true });
  const spam = enquiryInput({ website: 'x', company: 'https://spam.example' });
  await site.asVisitor(SendEnquiry, { input: spam });
  await site.send();
  expect(receiver.received).toEqual([]);
  const { enquiries } = (await site.asAdmin('{ enquiries(suspectedSpam: true) { nodes { id version } } }')).data;
  const [{ id }] = enquiries.nodes;
  await site.asAdmin('mutation ($id: ID!) { setEnquirySuspectedSpam(id: $id, suspectedSpam: false) { id } }', { id });
  await site.send();
  expect(typesOf(receiver.received)).toEqual(['enquiry.received']);
  const Make = `mutation ($id: ID!) { makeOffer(enquiryId: $id, input: { validDays: 30, preparedBy: "Deniz",
    lines: [{ name: "DN65 dirsek", quantity: 12, price: 10, vatRate: 20 }] }) { offers { id } } }`;
  const made = await site.asAdmin(Make, { id });
  expect(made.errors).toBe(undefined);
  const [offer] = made.data.makeOffer.offers;
  await site.asAdmin('mutation ($id: ID!) { sendOffer(id: $id) { id } }', { id: offer.id });
  await site.send();
  expect(typesOf(receiver.received)).toEqual(['enquiry.received', 'enquiry.state_changed', 'offer.sent']);
  expect(receiver.received.find(({ type }) => type === 'offer.sent')?.data).toMatchObject({
    id: offer.id,
    object: { rows: [{ quantity: 12, price: 10, vatRate: 20 }] },
  });
});

test('no word that a buyer wrote, or that was written about them, is in what is sent without personal data', async () => {
  const site = await openWebhookSite();
  const [plain, personal] = [await openReceiver(), await openReceiver()];
  const events = [
    ...['ENQUIRY_RECEIVED', 'ENQUIRY_STATE_CHANGED', 'OFFER_SENT', 'OFFER_ACCEPTED', 'ORDER_PLACED', 'ORDER_CHANGED'],
  ];
  await addWebhook(site, { url: plain.url, events, whole: true });
  await addWebhook(site, { name: 'CRM', url: personal.url, events, whole: true, personalData: true });
  const { orderId } = await ordered(site);
  const Cancel = `mutation ($id: ID!, $reason: String) { setOrderState(id: $id, state: CANCELLED, reason: $reason) { id } }`;
  const canceled = await site.asAdmin(Cancel, { id: orderId, reason: 'Şule Hanım aradı, vazgeçti.' });
  expect(canceled.errors).toBe(undefined);
  await site.send();
  const words = [
    'Işıl',
    'isil@ornek.com.tr',
    'Yeşiltepe',
    'Şule',
    'Bakım Müdürü',
    'SA-7741',
    '203.0.113',
    'Lüleburgaz',
  ];
  expect(typesOf(plain.received)).toContain('order.changed');
  expect(typesOf(plain.received)).toContain('offer.sent');
  const bodies = plain.received.map(({ body }) => body).join();
  expect(words.filter((word) => bodies.includes(word))).toEqual([]);
  const order = personal.received.find(({ type }) => type === 'order.changed')?.data.object;
  expect(order).toMatchObject({ ownNumber: 'SA-7741', cancelReason: 'Şule Hanım aradı, vazgeçti.' });
  const offer = personal.received.find(({ type }) => type === 'offer.sent')?.data.object;
  expect(offer?.order).toMatchObject({ ownNumber: 'SA-7741' });
});

test('an acceptance names the order that it places, by the id that a query finds', async () => {
  const site = await openWebhookSite();
  const receiver = await openReceiver();
  await addWebhook(site, { url: receiver.url, events: ['OFFER_ACCEPTED', 'ORDER_PLACED'], whole: true });
  const buyer = await enquired(site);
  await buyer.offer();
  expect((await buyer.accept()).errors).toBe(undefined);
  await site.send();
  const { nodes } = (await site.asAdmin('{ orders { nodes { id number version } } }')).data.orders;
  const [{ id, number, version }] = nodes;
  const [accepted, placed] = ['offer.accepted', 'order.placed'].map((type) =>
    receiver.received.find((one) => one.type === type),
  );
  expect(accepted?.data).toMatchObject({ object: { order: { id, number } } });
  expect(placed?.data).toMatchObject({ id, version, object: { number, state: 'PLACED' } });
});
