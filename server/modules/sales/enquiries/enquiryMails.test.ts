import { expect, test } from 'vitest';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../../../testing/enquiries.ts';
import { mailServer, partsOf } from '../../../testing/mailServer.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { sendDue } from '../../upkeep/housekeeping/sendDue.ts';

async function sent(more: Record<string, unknown> = {}, refusals = 0) {
  const api = await openTestApi();
  const mail = await mailServer({ refusals });
  const productId = await addProduct(api.asAdmin, { name: 'Ağır "Işık" <Rulman>' });
  const rows = [{ productId, quantity: 2.5, note: 'İç çap 20' }];
  const { data } = await api.asVisitor(SendEnquiry, { input: enquiryInput({ rows, ...more }) });
  const { number, statusPath } = (data?.sendEnquiry ?? {}) as Record<string, string>;
  return { ...api, ...mail, number, statusPath };
}

test('the company receives the enquiry and the buyer the number and the link, each once', async () => {
  const { db, post, log, letters, number, statusPath } = await sent({ message: 'Acele: ğüşiöçİ' });
  for (let n = 0; n < 2; n++) await sendDue(db, post, log, Date.now());
  expect(letters).toHaveLength(2);
  const [toCompany = '', toBuyer = ''] = letters;
  expect(toCompany).toMatch(/^To: bilgi@ornek.com.tr$/m);
  expect(toCompany).toContain('<isil@ornek.com.tr>');
  expect(partsOf(toCompany)['text/plain']).toContain('Acele: ğüşiöçİ');
  expect(toBuyer).toMatch(/^To: isil@ornek\.com\.tr\r?$/m);
  expect(toBuyer).toContain('Auto-Submitted: auto-generated');
  for (const word of [
    'Merhaba,',
    `Talep numarası: ${number}`,
    'Kalem sayısı: 1',
    `https://vitrin.example${statusPath}`,
  ])
    for (const part of Object.values(partsOf(toBuyer))) expect(part).toContain(word);
  // Rows go to the company alone, since anybody may have typed the address.
  const { 'text/plain': text, 'text/html': html } = partsOf(toCompany);
  expect(text).toContain('6204-2RS: Ağır "Işık" <Rulman>');
  expect(html).toContain('Ağır &quot;Işık&quot; &lt;Rulman&gt;');
  for (const part of [text, html]) expect(part).toContain('2,5\u00a0adet');
});

test('a mail that the mail server could not take is sent later', async () => {
  const { db, post, log, logged, letters } = await sent({}, 2);
  const now = Date.now();
  for (const later of [0, 61_000]) await sendDue(db, post, log, now + later);
  expect(letters).toHaveLength(2);
  expect(logged).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
});

test('no mail is sent about suspected spam, nor about an enquiry that was deleted meanwhile', async () => {
  const spam = await sent({ website: 'x', company: 'www.kotu.example' });
  await sendDue(spam.db, spam.post, spam.log, Date.now());
  expect(spam.letters).toEqual([]);
  const { db, asAdmin, post, log, letters } = await sent();
  const { data } = await asAdmin('{ enquiries { nodes { id } } }');
  await asAdmin(`mutation { deleteEnquiry(id: "${data.enquiries.nodes[0].id}") }`);
  await sendDue(db, post, log, Date.now());
  expect(letters).toEqual([]);
});

test('the page behind the link says where the copy goes and whether it was sent, on sites that send mail', async () => {
  const Status =
    'query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) { copy { email isSent } } }';
  for (const sendsMail of [true, false]) {
    const { db, log, asVisitor } = await openTestApi({ sendsMail });
    const { post } = await mailServer();
    const link = linkOf(await asVisitor(SendEnquiry, { input: enquiryInput() }));
    const copy = async () => (await asVisitor(Status, link)).data.enquiryStatus.copy as unknown;
    const email = 'isil@ornek.com.tr';
    expect(await copy()).toEqual(sendsMail ? { email, isSent: false } : null);
    await sendDue(db, post, log, Date.now());
    expect(await copy()).toEqual(sendsMail ? { email, isSent: true } : null);
  }
});
