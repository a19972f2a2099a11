import { expect, test } from 'vitest';
import { inThisProcess } from '../../../../testing/inThisProcess.ts';
import { mailServer, partsOf } from '../../../../testing/mailServer.ts';
import { enquired, kindsOfLines } from '../../../../testing/offers.ts';
import { addWebhook, openReceiver, openWebhookSite } from '../../../../testing/programs/webhookReceiver.ts';
import { sendDue } from '../../../upkeep/housekeeping/sendDue.ts';

test('an acceptance goes to both sides by mail, with the accepted paper, and to programs with what was ordered', async () => {
  const site = await openWebhookSite({ sendsMail: true });
  const ask = site.askAs({ address: '203.0.113.7', heavyWork: inThisProcess(site) });
  const [mail, receiver] = [await mailServer(), await openReceiver()];
  await addWebhook(site, { url: receiver.url, events: ['OFFER_ACCEPTED'], whole: true });
  const enquiry = await enquired(site);
  const { lines } = await enquiry.offer({ lines: kindsOfLines });
  await sendDue(site.db, mail.post, site.log, Date.now());
  const before = mail.letters.length;

  const choice = { alternatives: [lines[3]?.id], ownNumber: 'SA-7741' };
  expect((await enquiry.accept(choice, ask)).errors).toBeUndefined();
  await sendDue(site.db, mail.post, site.log, Date.now());
  const letters = mail.letters.slice(before);
  const to = (pattern: RegExp) => letters.filter((letter) => pattern.test(letter));
  const [company = '', ...others] = to(/^To: .*bilgi@ornek\.com\.tr/m);
  const [buyer = '', ...copies] = to(/^To: .*<isil@ornek\.com\.tr>$/m);
  expect([letters.length, others.length, copies.length]).toEqual([2, 0, 0]);
  expect(company).toMatch(/^Reply-To: .*<isil@ornek\.com\.tr>$/m);
  // 12 x 3.250,00 and 40 x 218,00, with 20 % KDV: the alternative was taken, and the option was not.
  for (const letter of [company, buyer]) {
    const text = partsOf(letter)['text/plain'] ?? '';
    expect(text).toMatch(
      /Sipariş numarası: S-\d{4}-00001\s+Teklif: T-\d{4}-00001\/1\s+Alıcının sipariş numarası: SA-7741/,
    );
    expect(text).toMatch(/Genel toplam: ₺\s?57\.264,00/);
    expect(letter).toContain('Content-Type: application/pdf');
  }
  expect(partsOf(company)['text/plain']).toContain('Onaylayan: Şule Ağırbaş, Bakım Müdürü, Yeşiltepe Gıda A.Ş.');
  expect(partsOf(buyer)['text/plain']).toContain(`/teklif/${enquiry.link.number}/${enquiry.link.token}`);

  await site.send();
  expect(receiver.received.map(({ type }) => type)).toEqual(['offer.accepted']);
  const { order } = receiver.received[0]?.data.object ?? {};
  expect(order).toMatchObject({
    number: expect.stringMatching(/^S-\d{4}-00001$/) as string,
    rows: [
      { quantity: 12, price: 3250, vatRate: 20 },
      { code: '6204-ZZ', quantity: 40, price: 218, vatRate: 20 },
    ],
  });
  // Neither the person nor what the buyer wrote goes to a webhook without personal data.
  expect(JSON.stringify(receiver.received)).not.toMatch(/Şule|SA-7741/);
});
