import { expect, test } from 'vitest';
import { packsNote, packsText } from '../../../common/product/completedText.ts';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../../testing/enquiries.ts';
import { get } from '../../testing/get.ts';
import { mailServer, partsOf } from '../../testing/mailServer.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { serveTestSite } from '../../testing/serveTestSite.ts';
import { sendDue } from '../upkeep/housekeeping/sendDue.ts';

const said = '50 adet ve katlarına tamamlandı: 100 adet';
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

test('sixty of packs of fifty are a hundred, and the enquiry, its mail, the offer and its PDF say so alike', async () => {
  const site = await serveTestSite();
  const { asAdmin, asVisitor, origin } = site;
  const { post, letters } = await mailServer();
  const sold = { priceQuantity: 50, salesUnit: 'PIECE' as const };
  const productId = await addProduct(asAdmin, { price: 485, ...sold });
  const link = linkOf(await asVisitor(SendEnquiry, { input: enquiryInput({ rows: [{ productId, quantity: 60 }] }) }));
  await sendDue(site.db, post, site.log, Date.now());
  expect(plain(partsOf(letters[0] ?? '')['text/plain'])).toContain(said);
  // The page of the enquiry makes the same words of these.
  const Rows = `query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) {
    rows { quantity salesUnit priceQuantity product { minimumQuantity } } } }`;
  const [row] = (await asVisitor(Rows, link)).data.enquiryStatus.rows;
  expect(plain(packsText(row.quantity, { ...row, ...row.product }))).toBe(said);

  // The sheet of the office writes the note with the words of the list.
  const note = packsNote(60, { ...sold, minimumQuantity: null });
  expect(plain(note)).toBe(`60 adet istendi. ${said}`);
  const { data } = await asAdmin('{ enquiries { nodes { id } } }');
  const line = { productId, name: 'Rulman', note, quantity: 100, price: 404.17, priceWithVat: 485, priceQuantity: 50 };
  const made = await asAdmin(
    `mutation ($id: ID!, $input: OfferInput!) {
      makeOffer(enquiryId: $id, input: $input) { offers { id pdfPath sums { total } } } }`,
    {
      id: data.enquiries.nodes[0].id,
      input: { lines: [{ ...line, vatRate: 20 }], validDays: 14, preparedBy: 'Kerem' },
    },
  );
  const [offer] = made.data.makeOffer.offers;
  // To the kuruş as the list has it: two packs of ₺ 485,00.
  expect(offer.sums.total).toBe(970);
  await asAdmin('mutation ($id: ID!) { sendOffer(id: $id) { id } }', { id: offer.id });
  const pdf = await readPdf((await get(`${origin}${offer.pdfPath}`)).body);
  expect(plain(pdf.text).replaceAll('\n', ' ')).toContain(said);
});
