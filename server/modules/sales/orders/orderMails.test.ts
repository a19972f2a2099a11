import { expect, test } from 'vitest';
import { orders } from '../../../db/tables/orderTables.ts';
import { mailServer, partsOf } from '../../../testing/mailServer.ts';
import { ordered, withOrder } from '../../../testing/orders.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { sendDue } from '../../upkeep/housekeeping/sendDue.ts';

const Set = `mutation ($id: ID!, $state: OrderState!, $carrier: String, $consignment: String, $pattern: String,
    $reason: String, $text: String, $mailBuyer: Boolean) {
  setOrderState(id: $id, state: $state, carrier: $carrier, consignment: $consignment, pattern: $pattern, reason: $reason,
    text: $text, mailBuyer: $mailBuyer) { state } }`;

/** Opens a site with an order, and a mail server that gets what is due. */
async function site() {
  const api = await withOrder({ sendsMail: true });
  const mail = await mailServer();
  // The outbox also holds the enquiry's own mails.
  await sendDue(api.db, mail.post, api.log, Date.now());
  const before = mail.letters.length;
  const set = (state: string, more: object = {}) =>
    api.asAdmin(Set, { id: api.orderId, state, mailBuyer: true, ...more });
  const sent = async () => {
    await sendDue(api.db, mail.post, api.log, Date.now());
    return mail.letters.slice(before);
  };
  return { ...api, set, sent };
}

test('the mail about a sent order names carrier, number and address, and leads to the page', async () => {
  const { set, sent, number, link } = await site();
  await set('SENT', {
    ...{ carrier: 'Örnek Kargo', consignment: '0000 4471' },
    ...{ pattern: 'https://kargo.example/?no={numara}', text: '3 koli, 61 kg.' },
  });
  const [letter = '', ...more] = await sent();
  expect(more).toEqual([]);
  expect(letter).toMatch(/^To: .*<isil@ornek.com.tr>$/m);
  const text = partsOf(letter)['text/plain'] ?? '';
  expect(text).toContain(`${number} numaralı siparişiniz gönderildi.`);
  for (const part of [
    'Örnek Kargo',
    'gönderi numarası 0000 4471',
    'https://kargo.example/?no=0000%204471',
    '3 koli, 61 kg.',
  ])
    expect(text).toContain(part);
  expect(text).toContain(`/teklif/${link.number}/`);
});

test('the mail about a cancelled order gives the reason, and a mail about a state that is over is not sent', async () => {
  const { set, sent } = await site();
  await set('READY');
  await set('CANCELLED', { reason: 'Üretici bu ölçüyü kaldırdı: ğüşiöçİı.' });
  const letters = await sent();
  expect(letters.map((letter) => partsOf(letter)['text/plain']?.includes('iptal edildi'))).toEqual([true]);
  expect(partsOf(letters[0] ?? '')['text/plain']).toContain('Üretici bu ölçüyü kaldırdı: ğüşiöçİı.');
});

test('the file for a spreadsheet has a line for each row of an order, and no formula', async () => {
  const api = await serveTestSite();
  const { number, link } = await ordered(api);
  await api.db.write((tx) => tx.update(orders).set({ ownNumber: '=1+1', company: 'Ağır; Makine' }));
  const response = await fetch(`${api.origin}/admin/orders.csv`, { headers: { cookie: api.cookie } });
  const lines = (await response.text()).split('\r\n');
  const head = `^${number};\\d\\d\\.\\d\\d\\.\\d{4} \\d\\d:\\d\\d;PLACED;${link.number}/1;'=1\\+1;"Ağır; Makine";Şule Ağırbaş;`;
  expect(lines[1]).toMatch(
    new RegExp(`${head}.*;1;KV-DN50;Küresel Vana DN50;;;12;adet;3250,00;1;;20;39000,00(;[^;]*){15};TRY$`),
  );
  expect(lines[2]).toMatch(
    new RegExp(`${head}.*;2;;Altı Köşe Somun;;SMN 8;500;adet;100,00;100;;20;500,00(;[^;]*){15};TRY$`),
  );
  expect(lines).toHaveLength(4);
  expect((await fetch(`${api.origin}/admin/orders.csv`)).status).not.toBe(200);
});
