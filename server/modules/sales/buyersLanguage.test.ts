import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { enquiries } from '../../db/tables/enquiryTables.ts';
import { orders } from '../../db/tables/orderTables.ts';
import { get } from '../../testing/get.ts';
import { inThreeLanguages, SaveTexts } from '../../testing/languages.ts';
import { enquired } from '../../testing/offers.ts';
import { ordered } from '../../testing/orders.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { serveTestSite } from '../../testing/serveTestSite.ts';
import { confirmationMail } from './enquiries/enquiryMails.ts';
import { acceptanceCopyMail } from './orders/acceptance/acceptanceMails.ts';

const Send = `mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number statusPath } }`;
const by = { key: '0a1b2c3d4e5f60718293a4b5c6d7e8f9', name: 'Jane Doe', email: 'jane@buyer.example' };
const mailbox = { to: 'sales@vitrin.example', origin: 'https://vitrin.example', offerPdf: () => Promise.resolve(null) };

test('a refusal is in the language of the page', async () => {
  const site = await inThreeLanguages();
  const refuse = async (language: string, more: object) =>
    (await site.askIn(language)(Send, { input: { ...by, rows: [], ...more } })).errors?.[0]?.message;
  expect(await refuse('en', { name: '' })).toBe('Write your name.');
  expect(await refuse('de', { name: '' })).toBe('Geben Sie Ihren Namen an.');
  expect(await refuse('tr', { name: '' })).toBe('Adınızı yazın.');
  expect(await refuse('en', {})).toBe('Add at least one product that you would like an offer for.');
  expect(await refuse('de', {})).toMatch(/^Fügen Sie/);
});

test('an enquiry keeps the language of its page and the names that were read there, and its mail leads back to it', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Bearing 6204' }]);
  const rows = [{ productId: id, quantity: 4 }];
  const { data } = await site.askIn('en')(Send, { input: { ...by, rows } });
  const { number, statusPath } = data.sendEnquiry as { number: string; statusPath: string };
  const [row] = await site.db.select().from(enquiries).where(eq(enquiries.number, number));
  expect(row?.language).toBe('en');
  const [, , , token] = statusPath.split('/');
  const Status = `query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) { rows { name } } }`;
  const { data: read } = await site.askIn('en')(Status, { number, token });
  expect(read.enquiryStatus.rows).toEqual([{ name: 'Bearing 6204' }]);
  const mail = await confirmationMail(site.db, row?.id ?? '', mailbox as never);
  expect(mail?.subject).toBe(`We have received your enquiry: ${number}`);
  expect(mail?.text).toContain(`https://vitrin.example/en${statusPath}`);
  expect(mail?.html).toContain('<html lang="en"');
});

test('an offer chooses the language in which its buyer gets it, and an unknown one is refused', async () => {
  const site = await serveTestSite();
  await site.asAdmin('mutation { addLanguage(code: "de", input: { name: "Deutsch" }) { code } }');
  const { id, link, make, sendOffer } = await enquired(site);
  const languageNow = async () => (await site.asAdmin(`{ enquiry(id: "${id}") { language } }`)).data.enquiry.language;
  expect(await languageNow()).toBe('tr');
  expect((await make({ language: 'fr' })).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(await languageNow()).toBe('tr');
  const { data } = await make({ language: 'de' });
  expect(await languageNow()).toBe('de');
  // A revision that says nothing of languages stays in the one that was chosen.
  await make();
  expect(await languageNow()).toBe('de');
  await sendOffer(data.makeOffer.offers[0].id);
  const paper = await get(`${site.origin}/teklif/${link.number}/${link.token}/teklif-1.pdf`);
  const { text } = await readPdf(paper.body);
  expect(text).toContain('Gesamtsumme');
  expect(text).not.toMatch(/KDV|Geçerlilik/);
});

test('the papers and mails of an order are in the language of its buyer', async () => {
  const site = await serveTestSite();
  const { orderId, number, link } = await ordered(site);
  await site.db.write((tx) => tx.update(orders).set({ language: 'en' }).where(eq(orders.id, orderId)));
  const Set = 'mutation ($id: ID!) { setOrderState(id: $id, state: CONFIRMED) { state } }';
  expect((await site.asAdmin(Set, { id: orderId })).errors).toBeUndefined();
  const mail = await acceptanceCopyMail(site.db, orderId, mailbox as never);
  expect(mail?.subject).toBe(`We have received your order: ${number}`);
  expect(mail?.text).toContain('Total: ₺\u00a047,400.00');
  const paper = await get(`${site.origin}/teklif/${link.number}/${link.token}/${number}-onay.pdf`);
  const { text } = await readPdf(paper.body);
  for (const said of ['Order confirmation', 'Thank you for your order.', 'your code SMN 8', '39,000.00', 'VAT, 20%'])
    expect(text).toContain(said);
  expect(text).not.toMatch(/Sipariş onayı|KDV|Koşullar/);
});

test('the data sheet is in the language of its address, with the texts of the product', async () => {
  const site = await serveTestSite();
  const ask = async (operation: string, variables: object) => {
    const { data, errors } = await site.asAdmin(operation, variables as never);
    expect(errors).toBeUndefined();
    return data;
  };
  await ask('mutation ($input: LanguageInput!) { addLanguage(code: "en", input: $input) { code } }', {
    input: { name: 'English' },
  });
  const { createProduct } = await ask('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    input: { name: 'Rulman 6204', description: 'İki yanı kapaklı', price: 120, stockCode: '6204' },
  });
  const { id } = createProduct as { id: string };
  await ask(SaveTexts, {
    rows: [{ entity: 'PRODUCT', id, language: 'en', field: 'name', value: 'Ball bearing 6204' }],
  });
  const { status, body, headers } = await get(`${site.origin}/en/products/${id}/foy.pdf`);
  expect([status, headers['content-disposition']]).toEqual([200, 'inline; filename="6204-data-sheet.pdf"']);
  const { text, language } = await readPdf(body);
  expect(language).toBe('en');
  for (const said of ['Ball bearing 6204', 'Product code', 'Price on request']) expect(text).toContain(said);
  expect(text).not.toContain('120,00');
});
