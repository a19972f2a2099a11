import { expect, test } from 'vitest';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { dayHere } from '../../../core/companyDays.ts';

const Make = `mutation ($id: ID!, $input: OfferInput!, $version: Int) {
  makeOffer(enquiryId: $id, input: $input, version: $version) { id version state history { kind text } offers {
    id number revision sentAt validUntil preparedBy notes lines { kind name net price discount } sums { net total vat { rate net vat } }
  } } }`;
const Send = 'mutation ($id: ID!, $version: Int) { sendOffer(id: $id, version: $version) { version state } }';
const Last = `query ($id: ID!) { enquiry(id: $id) { lastOffers { productId number price vatRate } } }`;

const line = { name: 'Küresel Vana DN50', quantity: 12, price: 3250, vatRate: 20 };
const offer = (more: Record<string, unknown> = {}) => ({
  lines: [line],
  validDays: 14,
  preparedBy: 'Kerem Ulusoy',
  ...more,
});

async function withEnquiry(more: Record<string, unknown> = {}) {
  const api = await openTestApi();
  const productId = await addProduct(api.asAdmin);
  const link = linkOf(await api.asVisitor(SendEnquiry, { input: enquiryInput({ rows: [{ productId }], ...more }) }));
  const { data } = await api.asAdmin('{ enquiries { nodes { id } } }');
  const id = data.enquiries.nodes[0].id as string;
  const make = (input: object, version?: number) => api.asAdmin(Make, { id, input, version });
  /** The site of these tests has no mail server, so the offer is only shown to the buyer. */
  const send = async (made: Awaited<ReturnType<typeof make>>) =>
    api.asAdmin(Send, { id: made.data.makeOffer.offers[0].id as string });
  return { ...api, productId, id, link, make, send };
}

test('an offer gets the number of its enquiry, and each revision stays as it was', async () => {
  const { make, link } = await withEnquiry();
  await make(offer());
  const { data } = await make(
    offer({ lines: [{ ...line, price: 3000 }], notes: 'Teslim yeri Lüleburgaz\nİşçilik hariç' }),
  );
  const { state, history, offers } = data.makeOffer;
  expect(state).toBe('IN_PROGRESS');
  expect(history).toEqual([
    { kind: 'OFFER', text: `${link.number}/1` },
    { kind: 'OFFER', text: `${link.number}/2` },
  ]);
  expect(offers).toMatchObject([
    {
      number: `${link.number}/2`,
      notes: 'Teslim yeri Lüleburgaz\nİşçilik hariç',
      lines: [{ price: 3000, net: 36000 }],
    },
    { number: `${link.number}/1`, notes: null, lines: [{ price: 3250, net: 39000 }] },
  ]);
  expect(offers[0].validUntil).toBe(dayHere(Date.now() + 14 * 24 * 60 * 60 * 1000));
});

test('money is rounded half up for each line, and sums add the rounded lines', async () => {
  const { make } = await withEnquiry();
  const lines = [
    // 0,125 lira is half a kuruş more than 0,12.
    { ...line, price: 0.25, quantity: 0.5 },
    { ...line, price: 100, quantity: 333, priceQuantity: 100, discount: 12.5, vatRate: 10 },
    { ...line, price: 0.03, quantity: 1, vatRate: 10 },
    { ...line, price: 1, quantity: 3, discount: 100 },
  ];
  const { data } = await make(offer({ lines }));
  const [{ lines: made, sums }] = data.makeOffer.offers;
  expect(made.map(({ net }: { net: number }) => net)).toEqual([0.13, 291.38, 0.03, 0]);
  // KDV of 0,13 at 20 % is 0,026, and of 291,38 at 10 % is 29,138; that of 0,03 at 10 % is 0,003, which is rounded to
  // nothing.
  expect(sums).toEqual({
    net: 291.54,
    vat: [
      { rate: 10, net: 291.41, vat: 29.14 },
      { rate: 20, net: 0.13, vat: 0.03 },
    ],
    total: 320.71,
  });
});

test('optional lines and alternatives are offered, and no part of the sums', async () => {
  const { make } = await withEnquiry();
  const lines = [
    line,
    { ...line, kind: 'ALTERNATIVE', price: 2950 },
    { ...line, kind: 'OPTIONAL', name: 'Karşı flanş', price: 410 },
    { ...line, kind: 'PLAIN', quantity: 1, price: 10 },
  ];
  const [{ lines: made, sums }] = (await make(offer({ lines }))).data.makeOffer.offers;
  expect(made.map(({ kind, net }: { kind: string; net: number }) => [kind, net])).toEqual([
    ['PLAIN', 39_000],
    ['ALTERNATIVE', 35_400],
    ['OPTIONAL', 4920],
    ['PLAIN', 10],
  ]);
  expect(sums).toMatchObject({ net: 39_010, total: 46_812 });
});

test('the page of the enquiry leads to the products of an offer', async () => {
  const { make, send, asVisitor, link, productId } = await withEnquiry();
  const Status = `query ($number: String!, $token: String!) {
    enquiryStatus(number: $number, token: $token) { offer { lines { product { id } } } } }`;
  await send(
    await make(
      offer({
        lines: [
          { ...line, quantity: 1, productId },
          { ...line, price: 0 },
        ],
      }),
    ),
  );
  const { data } = await asVisitor(Status, link);
  expect(data.enquiryStatus.offer.lines).toEqual([{ product: { id: productId } }, { product: null }]);
});

test('the buyer sees an offer once it is sent: until then the page shows the one before and its state', async () => {
  const { make, send, asVisitor, link } = await withEnquiry();
  const Status = `query ($number: String!, $token: String!) {
    enquiryStatus(number: $number, token: $token) { state offer { number sums { total } } } }`;
  const seen = async () => (await asVisitor(Status, link)).data.enquiryStatus;
  expect(await seen()).toEqual({ state: 'NEW', offer: null });
  const first = await make(offer());
  expect(first.data.makeOffer.offers[0].sentAt).toBeNull();
  expect(await seen()).toEqual({ state: 'IN_PROGRESS', offer: null });
  expect((await send(first)).data.sendOffer.state).toBe('OFFERED');
  const one = { state: 'OFFERED', offer: { number: `${link.number}/1`, sums: { total: 46800 } } };
  expect(await seen()).toEqual(one);
  const second = await make(offer({ lines: [{ ...line, quantity: 1 }] }));
  expect(await seen()).toEqual(one);
  const { version } = (await send(second)).data.sendOffer;
  expect(await seen()).toEqual({ state: 'OFFERED', offer: { number: `${link.number}/2`, sums: { total: 3900 } } });
  // Sent once more without a letter, nothing changes.
  expect((await send(second)).data.sendOffer.version).toBe(version);
});

test('an offer that was read in an older version is not sent', async () => {
  const { make, asAdmin, asVisitor, link } = await withEnquiry();
  const { id } = (await make(offer())).data.makeOffer.offers[0];
  const { errors } = await asAdmin(Send, { id, version: 1 });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  const { data } = await asVisitor(
    'query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) { offer { number } } }',
    link,
  );
  expect(data.enquiryStatus.offer).toBeNull();
});

test('a product that the same buyer asks for again shows its last price, and nobody else’s', async () => {
  const { make, send, asVisitor, askAs, asAdmin, productId, link } = await withEnquiry();
  await send(await make(offer({ lines: [{ ...line, productId, price: 240 }] })));
  await send(await make(offer({ lines: [{ ...line, productId, price: 235 }] })));
  // The buyer never saw this one.
  await make(offer({ lines: [{ ...line, productId, price: 99 }] }));
  const rows = [{ productId }];
  await asVisitor(SendEnquiry, { input: enquiryInput({ rows }) });
  await askAs({ address: '10.0.0.2' })(SendEnquiry, { input: enquiryInput({ rows, email: 'baska@ornek.com.tr' }) });
  const { data } = await asAdmin('{ enquiries { nodes { id email } } }');
  const [other, again] = data.enquiries.nodes as { id: string }[];
  const last = async (id?: string) => (await asAdmin(Last, { id })).data.enquiry.lastOffers;
  expect(await last(again?.id)).toEqual([{ productId, number: `${link.number}/2`, price: 235, vatRate: 20 }]);
  expect(await last(other?.id)).toEqual([]);
});

test('an offer made from an older version is refused and takes no number', async () => {
  const { make } = await withEnquiry();
  expect((await make(offer(), 1)).data.makeOffer.version).toBe(2);
  const { errors } = await make(offer(), 1);
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await make(offer(), 2)).data.makeOffer.offers).toMatchObject([{ revision: 2 }, { revision: 1 }]);
});

test.each([
  [{ lines: [] }, 'lines'],
  [{ lines: Array.from({ length: 101 }, () => line) }, 'lines'],
  [{ lines: [{ ...line, price: 1e9, quantity: 1e6 }] }, 'lines'],
  [{ lines: [{ ...line, kind: 'ALTERNATIVE' }, line] }, 'lines.0.kind'],
  [{ lines: [{ ...line, kind: 'OPTIONAL' }] }, 'lines'],
  [{ lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity'],
  [{ lines: [{ ...line, price: -1 }] }, 'lines.0.price'],
  [{ lines: [{ ...line, price: 1.005 }] }, 'lines.0.price'],
  [{ lines: [{ ...line, discount: 101 }] }, 'lines.0.discount'],
  [{ lines: [{ ...line, vatRate: -1 }] }, 'lines.0.vatRate'],
  [{ lines: [{ ...line, name: ' ' }] }, 'lines.0.name'],
  [{ validDays: 0 }, 'validDays'],
  [{ preparedBy: '' }, 'preparedBy'],
])('%j is refused with the field named', async (wrong, field) => {
  const { make } = await withEnquiry();
  const { errors } = await make(offer(wrong));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});
