import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { outbox } from '../../../db/mailTables.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const Take = `mutation ($input: TakenEnquiryInput!, $key: ID) { takeEnquiry(input: $input, key: $key) {
  id number channel state name message assignee { email } statusPath
  rows { name quantity standing note product { id } candidates { id } } } }`;
const caller = { channel: 'PHONE', name: 'Şule Ağırbaş', email: 'sule@ornek.com.tr', company: 'Yeşiltepe Gıda' };

test('an admin writes an enquiry down: its lines are read, its channel is kept, and nobody is mailed', async () => {
  const { asAdmin, asVisitor, db } = await openTestApi();
  const productId = await addProduct(asAdmin);
  const text = 'Merhaba,\n6204-2RS; 40\n12 adet Bilinmeyen Kayış XQ-9\nSaygılarımla';
  const { data } = await asAdmin(Take, { input: { ...caller, text } });
  expect(data.takeEnquiry).toMatchObject({
    ...{ channel: 'PHONE', state: 'NEW', name: 'Şule Ağırbaş', message: text },
    assignee: { email: 'admin@vitrin.example' },
    rows: [
      { quantity: 40, standing: 'LISTED', product: { id: productId } },
      // What is unsure stays in the buyer's words, for the admin to settle.
      { quantity: 12, standing: 'WRITTEN', product: null },
    ],
  });
  expect(await db.select().from(outbox)).toEqual([]);
  const [, , number, token] = (data.takeEnquiry.statusPath as string).split('/');
  const status = `{ enquiryStatus(number: "${number}", token: "${token}") { state offer { number } } }`;
  expect((await asVisitor(status)).data.enquiryStatus).toEqual({ state: 'NEW', offer: null });
});

test('a message becomes an enquiry, and is replied to by it; one that is gone does not', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const input = { name: 'Kerem', email: 'kerem@ornek.com.tr', subject: 'Fiyat', message: '6204-2RS 10 adet' };
  await asVisitor('mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }', { input });
  const { messages } = (await asAdmin('{ messages { nodes { id } } }')).data;
  const messageId = messages.nodes[0].id as string;
  const taken = await asAdmin(Take, { input: { ...caller, channel: 'MESSAGE', text: input.message, messageId } });
  expect(taken.data.takeEnquiry).toMatchObject({ channel: 'MESSAGE', rows: [{ quantity: 10 }] });
  expect((await asAdmin(`{ message(id: "${messageId}") { status } }`)).data.message.status).toBe('REPLIED');
  const gone = await asAdmin(Take, { input: { ...caller, channel: 'MESSAGE', messageId: 'yok' } });
  expect(gone.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await asAdmin('{ enquiries { totalCount } }')).data.enquiries.totalCount).toBe(1);
});

test('the same key takes one enquiry; the site’s own channel, strangers and texts that are too long are refused', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const key = randomUUID();
  const [one, again] = [await asAdmin(Take, { input: caller, key }), await asAdmin(Take, { input: caller, key })];
  expect(again.data.takeEnquiry.number).toBe(one.data.takeEnquiry.number);
  expect(one.data.takeEnquiry.rows).toEqual([]);
  const refused = async (more: object) =>
    (await asAdmin(Take, { input: { ...caller, ...more } })).errors?.[0]?.extensions;
  expect(await refused({ channel: 'SITE' })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'channel' });
  const long = Array.from({ length: 61 }, (_, at) => `KOD-${at}; 1`).join('\n');
  expect(await refused({ text: long })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  expect((await asVisitor(Take, { input: caller })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
