import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { outbox } from '../../../../db/tables/mailTables.ts';
import { addProduct } from '../../../../testing/enquiries.ts';
import { createAdmin } from '../../../people/sessions/sessions.store.ts';
import { openTestApi } from '../../../../testing/openTestApi.ts';

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
      // Lines that are unsure stay in the buyer's words, for the admin to settle.
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
  const long = Array.from({ length: 101 }, (_, at) => `KOD-${at}; 1`).join('\n');
  expect(await refused({ text: long })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  expect((await asVisitor(Take, { input: caller })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

const withoutMail = { channel: 'PHONE', name: 'Şule Ağırbaş', phone: '0212 555 01 01' };
const MakeOffer = `mutation ($id: ID!, $input: OfferInput!) {
  makeOffer(enquiryId: $id, input: $input) { assignee { email } offers { id } } }`;
const lines = [{ name: 'Küresel Vana', quantity: 1, price: 100, vatRate: 20 }];

test('a buyer without an e-mail address is offered to: no mail goes, and the link is there to be copied', async () => {
  const { asAdmin, askAs, admin, db } = await openTestApi({ sendsMail: true });
  const productId = await addProduct(asAdmin);
  const take = async (more: object = {}) =>
    (await asAdmin(Take, { input: { ...withoutMail, text: '6204-2RS; 40', ...more } })).data.takeEnquiry;
  const [one, other] = [await take(), await take({ name: 'Kerem', channel: 'VISIT' })];
  const input = { lines: [{ ...lines[0], productId }], validDays: 14, preparedBy: 'Kerem Ulusoy' };
  const made = (await asAdmin(MakeOffer, { id: one.id, input })).data.makeOffer;
  const offerId = made.offers[0].id as string;
  const send = (more: string) => asAdmin(`mutation { sendOffer(id: "${offerId}"${more}) { state } }`);
  for (const [more, field] of [
    [', text: "Merhaba"', 'text'],
    [', remind: true', 'remind'],
  ] as const)
    expect((await send(more)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect((await send('')).data.sendOffer.state).toBe('OFFERED');
  const answer = `mutation ($elsewhere: Boolean) { answerEnquiry(id: "${one.id}", seen: 0,
    input: { subject: "Fiyat", text: "Söyledim.", elsewhere: $elsewhere }) { id } }`;
  expect((await asAdmin(answer, { elsewhere: false })).errors?.[0]?.extensions).toMatchObject({ field: 'elsewhere' });
  expect((await asAdmin(answer, { elsewhere: true })).errors).toBe(undefined);
  expect(await db.select().from(outbox)).toEqual([]);
  // Two buyers without an address are not one buyer.
  const read = `{ enquiry(id: "${other.id}") { email customer { id } lastOffers { number } } customers { totalCount } }`;
  expect((await asAdmin(read)).data).toMatchObject({
    enquiry: { email: '', customer: null, lastOffers: [] },
    customers: { totalCount: 0 },
  });
  // Who makes the offer looks after an enquiry that nobody does, and only those who may are offered for it.
  await asAdmin(`mutation { assignEnquiry(id: "${other.id}") { id } }`);
  const taken = (await asAdmin(MakeOffer, { id: other.id, input })).data.makeOffer;
  expect(taken.assignee).toEqual({ email: 'admin@vitrin.example' });
  const editor = await createAdmin(db, 'ali@vitrin.example', 'not a hash', Date.now(), { roles: ['EDITOR'] });
  const assign = `mutation { assignEnquiry(id: "${other.id}", adminId: "${editor?.id}") { id } }`;
  expect((await asAdmin(assign)).errors?.[0]?.extensions).toMatchObject({ field: 'adminId' });
  const sales = askAs({ admin: { ...admin, roles: ['SALES'] } });
  expect((await sales('{ admins { email } }')).data.admins).toEqual([{ email: 'admin@vitrin.example' }]);
});

test('of two people who make an enquiry of one message, the second learns of the first, and may do it again', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const input = { name: 'Kerem', email: 'kerem@ornek.com.tr', subject: 'Fiyat', message: '6204-2RS 10 adet' };
  await asVisitor('mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }', { input });
  const messageId = (await asAdmin('{ messages { nodes { id } } }')).data.messages.nodes[0].id as string;
  const take = (more: object = {}) =>
    asAdmin(Take, { input: { ...caller, channel: 'MESSAGE', text: input.message, messageId, ...more } });
  const both = await Promise.all([take(), take()]);
  const [first] = both.flatMap(({ data }) => data?.takeEnquiry ?? []);
  const [refused] = both.flatMap(({ errors }) => errors ?? []);
  expect(refused?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_TAKEN' });
  expect(refused?.message).toBe(`admin@vitrin.example has made ${first.number} of this message already.`);
  const made = `{ message(id: "${messageId}") { enquiries { number } } }`;
  expect((await asAdmin(made)).data.message.enquiries).toEqual([{ number: first.number }]);
  expect((await take({ again: true })).errors).toBe(undefined);
  expect((await asAdmin(made)).data.message.enquiries).toHaveLength(2);
});

test('the four lines of a letter are four products with their quantities, and what is said besides stays at its line', async () => {
  const { asAdmin } = await openTestApi();
  const add = (name: string, stockCode: string | null, more: object = {}) =>
    addProduct(asAdmin, { name, stockCode, ...more });
  const ids = [
    await add('Küresel Vana DN50 PN40 Paslanmaz', 'KV-S-DN50-PN40'),
    await add('Gliserinli Manometre Ø100 0-10 bar G1/2', 'MNM-100-10'),
    await add('Makaralı Zincir 08B-1 1/2" x 5/16" 5 m', '08B-1', { salesUnit: 'BOX' }),
    await add('Zincir Dişlisi 08B-1 Z18', null),
  ];
  const text = `Merhaba,

Aralık ayındaki yıllık duruşumuz için aşağıdaki malzemelere fiyat ve teslim süresi rica ediyorum:

1) Küresel Vana DN50 PN40 Paslanmaz: 12 adet
2) Gliserinli Manometre Ø100 0-10 bar G1/2: 8 adet
3) Makaralı Zincir 08B-1, 5 m: 6 kutu
4) Zincir Dişlisi 08B-1 Z18, 25 mm delik ve kama kanalı açılmış: 4 adet

Vanaların gıda hattında (CIP, 85 °C, %2 kostik) kullanılacağını belirtmek isterim; PTFE contalar buna uygun mu?

Teslim yeri: Lüleburgaz. Teklifi Türk lirası olarak bekliyoruz.

İyi çalışmalar,
Şule Ağırbaş
Bakım Şefi`;
  const read = async (asked: string) =>
    (await asAdmin(Take.replace('note product', 'note written product'), { input: { ...withoutMail, text: asked } }))
      .data.takeEnquiry.rows as { quantity: number; written: string | null; product: { id: string } | null }[];
  const rows = await read(text);
  expect(rows.map(({ product, quantity, written }) => [product?.id, quantity, written])).toEqual([
    [ids[0], 12, null],
    [ids[1], 8, null],
    [ids[2], 6, 'Makaralı Zincir 08B-1, 5 m'],
    [ids[3], 4, 'Zincir Dişlisi 08B-1 Z18, 25 mm delik ve kama kanalı açılmış'],
  ]);
  // A sprocket that the catalogue has not is never the chain on which it runs: the office is asked.
  const [other] = await read('Zincir Dişlisi 08B-1 Z99 kamalı: 4 adet');
  expect(other).toMatchObject({ product: null, quantity: 4 });
});

test('of a letter of three hundred lines the products are taken, and prose, telephones and prices stay in the remarks', async () => {
  const { asAdmin } = await openTestApi();
  for (let at = 0; at < 12; at++)
    await addProduct(asAdmin, { stockCode: `62${10 + at}-2RS`, name: `Rulman 62${10 + at}-2RS` });
  const wanted = Array.from({ length: 12 }, (_, at) => `62${10 + at}-2RS ${at + 1} adet`);
  const prose = [
    'Merhaba, geçen hafta fabrikada konuştuğumuz bakım için bu yılın listesini aşağıda gönderiyorum.',
    'Depomuz taşındı, yeni adresimiz Organize Sanayi Bölgesi 4. Cadde No 17',
    'Tel: 0532 555 01 01',
    '0 (212) 555 01 02',
    'Geçen sene 285,00 TL',
    'Fiyat: 1.250,00 ₺ + KDV',
    'Ahmet Yılmaz, Bakım Müdürü',
    'Bir önceki siparişte kutular ezilmişti, bu kez palet üzerinde gönderirseniz seviniriz.',
    'www.ornek.com.tr',
    'IBAN: TR00 0000 0000 0000 0000 0000 00',
    'Toplam: 3.250,00 TL',
    'Saat 14:30 gibi ararsanız müsait olurum',
  ];
  const text = Array.from({ length: 300 }, (_, at) =>
    at % 25 === 7 ? wanted[(at - 7) / 25] : prose[at % prose.length],
  ).join('\n');
  const { data, errors } = await asAdmin(Take, { input: { ...withoutMail, text } });
  expect(errors).toBe(undefined);
  const rows = data.takeEnquiry.rows as { name: string; quantity: number; standing: string }[];
  expect(rows.map(({ name, quantity }) => [name, quantity])).toEqual(
    Array.from({ length: 12 }, (_, at) => [`Rulman 62${10 + at}-2RS`, at + 1]),
  );
  expect(data.takeEnquiry.message).toBe(text);
});
