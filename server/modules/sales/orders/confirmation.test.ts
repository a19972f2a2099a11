import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groupsOfFour } from '../../../../common/offers/digest.ts';
import { orderRows, orders } from '../../../db/tables/orderTables.ts';
import { get } from '../../../testing/get.ts';
import { digest, ordered } from '../../../testing/orders.ts';
import { readPdf } from '../../../testing/readPdf.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { forgetOrderPersons } from './orderPersons.store.ts';

const Set = `mutation ($id: ID!, $state: OrderState!, $reason: String) {
  setOrderState(id: $id, state: $state, reason: $reason) { state } }`;

async function opened() {
  const site = await serveTestSite();
  const { orderId: id, number, link } = await ordered(site);
  const path = `/teklif/${link.number}/${link.token}/${number}-onay.pdf`;
  const read = (address: string, cookie = '') => get(`${site.origin}${address}`, { cookie });
  return {
    ...{ ...site, id, number, link, path, read },
    preview: `/admin/orders/${id}/confirmation.pdf`,
    set: async (state: string, more: object = {}) => {
      const { errors } = await site.asAdmin(Set, { id, state, ...more });
      expect(errors).toBe(undefined);
    },
    async documents() {
      const query = `query ($number: String!, $token: String!) {
        enquiryStatus(number: $number, token: $token) { order { documents { kind path } } } }`;
      return (await site.asVisitor(query, link)).data.enquiryStatus.order.documents;
    },
  };
}

test('the confirmation of an order is read back, with what was ordered and the record of the acceptance', async () => {
  const { db, id, number, link, path, set, read } = await opened();
  const ownNumber = 'SATINALMA-2026-000012345/A numaralı sipariş';
  await db.write((tx) => tx.update(orders).set({ ownNumber }).where(eq(orders.id, id)));
  await set('CONFIRMED');
  const { headers, body } = await read(path);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
    'content-disposition': `inline; filename="${number}-onay.pdf"`,
  });
  const { text, pages, isTagged, info } = await readPdf(body);
  for (const said of [
    ...[
      'Sipariş onayı',
      number,
      'Tarih',
      'Teklif',
      `${link.number}/1`,
      'Sizin siparişiniz',
      'SATINALMA',
      'Türk lirası',
    ],
    ...['Şule Ağırbaş', 'Yeşiltepe Gıda A.Ş.', 'Siparişiniz için teşekkür ederiz.', 'KV-DN50', 'sizin kodunuz SMN 8'],
    ...['3.250,00', '39.000,00', 'Ödeme: 30 gün', '₺ 39.500,00', 'KDV, %20', '₺ 7.900,00', '₺ 47.400,00'],
    ...['Bu sipariş internet sayfasında onaylandı.', 'Şule Ağırbaş, Bakım Müdürü', '203.0.113.0/24'],
    ...[groupsOfFour(digest), `sipariş onayı ${number}`, 'Sayfa 1 / 1'],
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(said);
  expect(text).not.toMatch(/Geçerlilik|Hazırlayan|Tarih, kaşe, imza/);
  expect([isTagged, info.Title]).toEqual([true, `Sipariş onayı ${number}`]);
  expect(pages.flatMap(({ overlaps }) => overlaps)).toEqual([]);
  // The right margin is 18 mm of 210.
  expect(pages[0]?.right).toBeLessThan((192.5 / 25.4) * 72);
}, 60_000);

test('a long order repeats the head of its table, and the record stands on the last page alone', async () => {
  const { db, set, path, read } = await opened();
  const [order] = await db.select().from(orders);
  const row = { orderSeq: order?.seq ?? 0, quantity: 1, price: 100, vatRate: 10 };
  const rows = Array.from({ length: 60 }, (_, n) => ({ ...row, name: `Vana ${n + 1}.` }));
  await db.write((tx) => tx.insert(orderRows).values(rows));
  await set('READY');
  const { pages, text } = await readPdf((await read(path)).body);
  expect(text.match(/Vana \d+\./g)).toHaveLength(60);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    if (page.text.includes('Vana')) expect(page.text).toContain('Birim fiyat');
    const isLast = at === pages.length - 1;
    expect(page.text.includes('Bu sipariş internet sayfasında onaylandı.')).toBe(isLast);
    expect(page.overlaps).toEqual([]);
  }
}, 60_000);

test('the buyer has the confirmation from the confirmed state on, and admins in every state', async () => {
  const { link, path, preview, set, read, cookie, documents, id } = await opened();
  const isPdf = async (address: string, as = '') =>
    (await read(address, as)).headers['content-type'] === 'application/pdf';
  expect([await isPdf(path), await isPdf(path, cookie), await isPdf(preview, cookie)]).toEqual([false, false, true]);
  expect((await read(preview)).status).toBe(401);
  expect(await documents()).toEqual([]);
  for (const state of ['CONFIRMED', 'READY', 'SENT', 'DELIVERED']) {
    await set(state);
    expect([state, await documents()]).toEqual([state, [{ kind: 'CONFIRMATION', path }]]);
  }
  expect([await isPdf(path), await isPdf(preview, cookie)]).toEqual([true, true]);
  expect(await isPdf(path.replace(link.token, 'x'.repeat(24)))).toBe(false);
  expect(await isPdf(path.replace('00001-onay', '00002-onay'))).toBe(false);
  expect(await isPdf(preview.replace(id, 'x'), cookie)).toBe(false);
}, 60_000);

test('the paper of a cancelled order says so, and that of an erased person names nobody', async () => {
  const { db, id, set, path, preview, cookie, read } = await opened();
  await set('CONFIRMED');
  expect((await readPdf((await read(path)).body)).text).toContain('Şule Ağırbaş');
  await db.write((tx) => forgetOrderPersons(tx, [id]), { raisesRevision: false, erases: true });
  const erased = (await readPdf((await read(path)).body)).text;
  expect(erased).not.toMatch(/Şule|Onaylayan|203\.0\.113/);
  expect(erased).toContain(groupsOfFour(digest));
  await set('CANCELLED', { reason: 'Stok kalmadı.' });
  expect((await read(path)).headers['content-type']).not.toBe('application/pdf');
  expect((await readPdf((await read(preview, cookie)).body)).text).toContain('Bu sipariş iptal edildi. Stok kalmadı.');
}, 60_000);
