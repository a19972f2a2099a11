import { eq, getTableColumns, getTableName, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AnyColumn, AnyTable } from '../../../db/columns/columns.ts';
import { admins } from '../../../db/tables/accountTables.ts';
import { customerAddresses, customers } from '../../../db/tables/customerTables.ts';
import {
  attachments,
  customerCodes,
  enquiries,
  enquiryEvents,
  enquiryQuestions,
} from '../../../db/tables/enquiryTables.ts';
import { letters } from '../../../db/tables/letterTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { offerMails, offers } from '../../../db/tables/offerTables.ts';
import {
  offerPapers,
  offerRequestRows,
  offerRequests,
  orderPapers,
  orders,
  shipments,
} from '../../../db/tables/orderTables.ts';
import { views } from '../../../db/tables/viewTables.ts';
import { webhookDeliveries, webhooks } from '../../../db/tables/webhookTables.ts';
import { allTables } from '../../../testing/openTestDatabase.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { digest, ordered } from '../../../testing/orders.ts';
import { reindex } from '../reindex/reindex.ts';
import { searchIndexes } from '../reindex/searchIndexes.ts';
import { people } from './personalRecords.ts';

const Find = 'query ($contact: String!) { personalData(contact: $contact) { id sort isSent } }';
const Erase = 'mutation ($contact: String!, $ids: [ID!]!) { erasePersonalData(contact: $contact, ids: $ids) }';
const named = 'hüsamettin.kapıcı@gizliposta.com.tr';
const stated = people.flatMap(({ columns }) => columns);

/** Opens a site with a row in every table that holds people. */
async function filled() {
  const site = await openTestApi({ sendsMail: true });
  const api = { ...site, ...(await ordered(site)) };
  const { asAdmin, asVisitor, db, enquiryId, offerId, orderId } = api;
  const Send = `mutation { sendMessage(input: { name: "Ali", email: "ali@ornek.com.tr", subject: "Vana", message: "DN50" }) { id } }`;
  const messageId = (await asVisitor(Send)).data.sendMessage.id as string;
  await asAdmin(`mutation { answerMessage(id: "${messageId}", input: { subject: "Re", text: "Yarın" }) { id } }`);
  await asAdmin(`mutation { addEnquiryNote(id: "${enquiryId}", text: "Aradı.") { id } }`);
  await asAdmin(`mutation { setOrderState(id: "${orderId}", state: CANCELLED, reason: "Vazgeçti.") { id } }`);
  await asVisitor('mutation { addToQuoteList(rows: [{ text: "Şaft" }]) { sendKey } }');
  await db.write(async (tx) => {
    const now = Date.now();
    const [offer] = await tx.select().from(offers).where(eq(offers.id, offerId));
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    const [admin] = await tx.select().from(admins);
    if (!offer || !order || !admin) throw new Error('There is no order.');
    const offerRows = allTables.get('offer_rows');
    if (!offerRows) throw new Error('There is no table of rows.');
    const [line] = await tx.select().from(offerRows);
    const file = { digest, content: 'x' };
    const mail = { id: 'm1', offerSeq: offer.seq, text: 'Teklif', admin: admin.email, createdAt: now };
    await tx.insert(offerMails).values(mail).onConflictDoNothing();
    await tx
      .insert(offerPapers)
      .values({ ...file, offerSeq: offer.seq })
      .onConflictDoNothing();
    await tx.insert(shipments).values({ id: 's1', orderSeq: order.seq, admin: admin.email, createdAt: now });
    await tx.insert(orderPapers).values({ orderSeq: order.seq, kind: 'OWN', name: 'Sipariş.pdf', content: 'x' });
    const request = {
      id: 'r1',
      offerSeq: offer.seq,
      sendKey: 'k',
      sent: digest,
      kind: 'CHANGE' as const,
      createdAt: now,
    };
    const [asked] = await tx.insert(offerRequests).values(request).returning();
    await tx.insert(offerRequestRows).values({ requestSeq: asked?.seq ?? 0, offerRowSeq: Number(line?.seq) });
    const question = { id: 'q1', enquirySeq: offer.enquirySeq, sendKey: 'q', sent: digest, text: 'x', createdAt: now };
    await tx.insert(enquiryQuestions).values(question);
    await tx
      .insert(attachments)
      .values({ id: 'a1', enquiryId, name: 'Çizim.pdf', format: 'PDF', byteSize: 1, createdAt: now });
    const code = { id: 'c1', customer: 'ornek.com.tr', key: 'vn', code: 'VN', productId: 'p' };
    await tx.insert(customerCodes).values({ ...code, learnedBy: admin.email, learnedAt: now });
    await tx.insert(views).values({ id: 'v1', list: 'ENQUIRIES', name: 'Onun', query: 'search=x', createdAt: now });
    const endpoint = {
      id: 'w1',
      name: 'ERP',
      url: 'https://erp.ornek.com.tr',
      events: [],
      whole: true,
      personalData: true,
    };
    const secret = { importedRows: false, secret: 's', secretEnd: 's', madeBy: admin.email, createdAt: now };
    await tx.insert(webhooks).values({ ...endpoint, ...secret });
    const about = { webhookId: 'w1', event: 'ENQUIRY_RECEIVED' as const, subject: 'gone', number: 1, tries: [] };
    await tx.insert(webhookDeliveries).values({ ...about, id: 'd1', createdAt: now, state: 'DELIVERED', nextAt: now });
  });
  return { ...api, messageId };
}

/** Writes the address into every column that holds people, besides those that say who wrote. */
const plant = (
  db: Awaited<ReturnType<typeof filled>>['db'],
  columns: AnyColumn[],
  text: (column: AnyColumn) => string,
) =>
  db.write(async (tx) => {
    for (const column of columns) {
      const key = Object.entries(getTableColumns(column.table)).find(([, one]) => one === column)?.[0] ?? '';
      await tx.update(column.table as AnyTable).set({ [key]: text(column) });
      expect(await tx.$count(column.table), getTableName(column.table)).toBeGreaterThan(0);
    }
    await reindex(tx, searchIndexes);
  });

const written = (column: AnyColumn) =>
  column === views.query
    ? `search=${encodeURIComponent(named)}`
    : column === webhookDeliveries.sent
      ? JSON.stringify({ note: `Sorun:\n${named}` })
      : `Sorun: ${named}`;

/** Lists the columns of all tables in which the address stands. */
async function places(db: Awaited<ReturnType<typeof filled>>['db']) {
  const found: string[] = [];
  for (const [name, table] of allTables)
    for (const row of await db.select().from(table))
      for (const [key, value] of Object.entries(row))
        if (decodeURIComponent(JSON.stringify(value).replaceAll('%"', '"')).includes(named))
          found.push(`${name}.${key}`);
  return found;
}

test('no column that holds people keeps the contact of an erased person, and an order keeps its buyer', async () => {
  const { asAdmin, db, orderId } = await filled();
  const senders = [messages.email, enquiries.email, orders.email, orders.buyerName, orders.network];
  const others = stated.filter((column) => !senders.includes(column as (typeof senders)[number]));
  // Their values differ from row to row, so one row of each is left.
  await db.write(async (tx) => {
    const [firm] = await tx.select().from(customers);
    await tx.delete(customers).where(ne(customers.id, firm?.id ?? ''));
    const [first] = await tx.select().from(customerAddresses);
    await tx.delete(customerAddresses).where(ne(customerAddresses.email, first?.email ?? ''));
  });
  await plant(db, others, written);
  expect(new Set(await places(db)).size).toBe(others.length);
  const found = (await asAdmin(Find, { contact: named })).data.personalData as {
    id: string;
    sort: string;
    isSent: boolean;
  }[];
  expect(found.map(({ sort, isSent }) => `${sort} ${isSent}`).sort()).toEqual([
    'ENQUIRY false',
    'MESSAGE false',
    'ORDER false',
  ]);
  const done = await asAdmin(Erase, { contact: named, ids: found.map(({ id }) => id) });
  expect([done.errors, done.data?.erasePersonalData]).toEqual([undefined, 3]);
  expect(await places(db)).toEqual([]);
  expect((await asAdmin(Find, { contact: named })).data.personalData).toEqual([]);
  expect(await db.select().from(orders)).toMatchObject([{ id: orderId, buyerName: 'Şule Ağırbaş' }]);
  expect([await db.$count(enquiries), await db.$count(letters), await db.$count(enquiryEvents)]).toEqual([0, 0, 0]);
});

test('an erased buyer is gone from the order, with the place and the notes beside the name', async () => {
  const { asAdmin, db } = await filled();
  const [order] = await db.select().from(orders);
  const contact = order?.email ?? '';
  await plant(db, [orders.deliveryPlace, orders.notes], () => 'Nuriye Hanım, Çınar Sok. 4');
  const ids = ((await asAdmin(Find, { contact })).data.personalData as { id: string }[]).map(({ id }) => id);
  await asAdmin(Erase, { contact, ids });
  expect(await db.select().from(orders)).toMatchObject([{ buyerName: null, deliveryPlace: null, notes: null }]);
  expect(await db.select().from(orders)).toMatchObject([{ company: 'Yeşiltepe Gıda A.Ş.', ownNumber: 'SA-7741' }]);
});
