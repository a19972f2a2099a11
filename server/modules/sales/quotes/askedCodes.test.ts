import { expect, test } from 'vitest';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../../../testing/enquiries.ts';
import { Add, openBrowser, Paste } from '../../../testing/quoteLists.ts';

const of = (maker: string, code: string, relation = 'SAME_PART') => ({ maker, code, relation });
const Rows = '{ quoteList { rows { name written askedCode quantity product { id } candidates { name } } } }';
const Status = `query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) {
  rows { name askedCode } offer { lines { name askedCode } }
} }`;

async function shop() {
  const browser = await openBrowser();
  const add = (name: string, crossReferences: object[]) =>
    addProduct(browser.asAdmin, { name, stockCode: null, crossReferences });
  const rulman = await add('Bilyalı Rulman Kapaklı', [of('Rulmaş', '62/04-X9')]);
  const keçe = await add('Yağ Keçesi', [of('Öztork', 'K-77', 'SIMILAR'), of('Vidasan', '4455')]);
  const rows = async () => (await browser.ask(Rows)).data.quoteList.rows as Record<string, unknown>[];
  return { ...browser, rows, rulman, keçe };
}

test('a pasted code of another maker is its product and stays beside it; what is only similar is a suggestion', async () => {
  const { ask, rows, rulman, keçe } = await shop();
  const { data } = await ask(Paste, { text: 'RULMAŞ 6204x9; 4\nÖztork K77; 2\n4455; 1' });
  expect(data.pasteIntoQuoteList).toEqual({ found: 1, open: 2, unread: 0 });
  expect(await rows()).toEqual([
    {
      ...{ name: 'Bilyalı Rulman Kapaklı', written: null, askedCode: 'RULMAŞ 6204x9', quantity: 4 },
      ...{ product: { id: rulman }, candidates: [] },
    },
    {
      ...{ name: 'Öztork K77', written: null, askedCode: null, quantity: 2 },
      product: null,
      candidates: [{ name: 'Yağ Keçesi' }],
    },
    // A number alone may be a quantity or a size.
    {
      ...{ name: '4455', written: null, askedCode: null, quantity: 1 },
      product: null,
      candidates: [{ name: 'Yağ Keçesi' }],
    },
  ]);
  await ask('mutation { acceptQuoteSuggestions { sendKey } }');
  const [, accepted] = await rows();
  expect(accepted).toMatchObject({ product: { id: keçe }, askedCode: 'Öztork K77', written: null });
});

test('an own code comes before a code of another maker, and two products with one code are for the buyer to choose', async () => {
  const { ask, rows, asAdmin } = await shop();
  const own = await addProduct(asAdmin, { name: 'Kendi Parçamız', stockCode: 'RULMAŞ 62/04-X9' });
  await addProduct(asAdmin, { name: 'İkinci', stockCode: null, crossReferences: [of('Rulmaş', 'ZZ-9')] });
  await addProduct(asAdmin, { name: 'Üçüncü', stockCode: null, crossReferences: [of('Rulmaş', 'ZZ-9')] });
  await ask(Paste, { text: 'Rulmaş 62/04-X9; 4\nRulmaş ZZ9; 1' });
  const [first, second] = await rows();
  expect(first).toMatchObject({ product: { id: own }, askedCode: null });
  expect(second).toMatchObject({ product: null, candidates: [{ name: 'İkinci' }, { name: 'Üçüncü' }] });
});

test('the asked code goes along from the search to the list, the enquiry and the offer', async () => {
  const { ask, rows, rulman, asAdmin, asVisitor } = await shop();
  await ask(Add, { rows: [{ productId: rulman, text: 'Rulmaş 62/04-X9', quantity: 1 }] });
  expect(await rows()).toMatchObject([{ askedCode: 'Rulmaş 62/04-X9', written: null }]);
  const { rows: _, ...input } = enquiryInput();
  const link = linkOf(await ask(SendEnquiry, { input }));
  const { data } = await asAdmin('{ enquiries { nodes { id rows { askedCode product { name } } } } }');
  const [{ id, rows: asked }] = data.enquiries.nodes;
  expect(asked).toEqual([{ askedCode: 'Rulmaş 62/04-X9', product: { name: 'Bilyalı Rulman Kapaklı' } }]);
  const line = { name: 'Bilyalı Rulman', askedCode: 'Rulmaş 62/04-X9', quantity: 1, price: 100, vatRate: 20 };
  const made = await asAdmin(
    'mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id } } }',
    { id, input: { lines: [line], validDays: 14, preparedBy: 'Kerem' } },
  );
  await asAdmin(`mutation { sendOffer(id: "${made.data.makeOffer.offers[0].id}") { id } }`);
  expect((await asVisitor(Status, link)).data.enquiryStatus).toEqual({
    rows: [{ name: 'Bilyalı Rulman Kapaklı', askedCode: 'Rulmaş 62/04-X9' }],
    offer: { lines: [{ name: 'Bilyalı Rulman', askedCode: 'Rulmaş 62/04-X9' }] },
  });
});

test('a text that is no code of the product is not kept as one', async () => {
  const { ask, rows, rulman } = await shop();
  await ask(Add, { rows: [{ productId: rulman, text: 'başka bir şey 7', quantity: 1 }] });
  expect(await rows()).toMatchObject([{ askedCode: null, written: null, product: { id: rulman } }]);
});
