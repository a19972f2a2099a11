// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEnquiryToReadQuery } from '../enquiries/enquiries.generated.ts';
import { useInboxCountsQuery } from '../inbox/inbox.generated.ts';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { OfferSheet } from './OfferSheet.tsx';

type ListPrice = { amount: number; currency: 'EUR'; includesVat: boolean } | null;
const row = {
  id: '1',
  standing: 'LISTED' as const,
  code: '6204-2RS',
  name: 'Sabit Bilyalı Rulman',
  price: 285,
  priceQuantity: 100,
  salesUnit: 'PIECE' as const,
  quantity: 333,
  note: null,
  written: null,
  candidates: [],
  specs: [],
  askedCode: null,
  customerCode: null,
  product: {
    ...{ id: '7', image: null, picture: null, price: 285, priceQuantity: 100, minimumQuantity: null },
    ...{ salesUnit: 'PIECE' as const, priceBreaks: [] as { minimum: number; price: number }[] },
    ...{ listPrice: null as ListPrice, listBreaks: [] as { minimum: number; price: number }[], vatRateNow: 20 },
  },
};
const last = {
  number: 'T-2026-00039/1',
  createdAt: '2026-10-21T07:42:00.000Z',
  priceQuantity: 100,
  discount: null,
  discountSteps: null,
  vatRate: 20,
  currency: 'TRY' as const,
  priceWithVat: null,
};
const enquiry: EnquiryToRead = {
  id: 'a',
  customer: null,
  number: 'T-2026-00042',
  channel: 'SITE',
  name: 'Şule Ağırbaş',
  email: 'sule@ornek.com.tr',
  company: null,
  phone: null,
  deliveryPlace: null,
  message: null,
  createdAt: '2026-11-21T07:42:00.000Z',
  state: 'NEW',
  assignee: null,
  suspectedSpam: false,
  undelivered: [],
  questions: [],
  attachments: [],
  letters: [],
  orders: [],
  statusPath: '/teklif/T-2026-00042/x',
  language: 'tr',
  version: 3,
  rows: [
    row,
    {
      ...row,
      id: '2',
      standing: 'WRITTEN',
      code: null,
      name: 'UCP 250',
      price: null,
      priceQuantity: null,
      product: null,
    },
  ],
  history: [],
  offers: [],
  lastOffers: [{ ...last, productId: '7', price: 235 }],
};

/** Shows the sheet as the page does: it follows what the server answers, and the menu counts. */
function MenuAndSheet({ begun }: { begun: EnquiryToRead }) {
  useInboxCountsQuery();
  const { data } = useEnquiryToReadQuery({ variables: { id: begun.id } });
  const enquiry = data?.enquiry;
  return (
    <main>{enquiry && <OfferSheet enquiry={enquiry} onRefetch={async () => enquiry} above={null} below={null} />}</main>
  );
}

type Answer = (args: Record<string, unknown>) => unknown;

async function show(makeOffer: Answer, more: Partial<EnquiryToRead> = {}, queries: Record<string, Answer> = {}) {
  const now = { ...enquiry, ...more };
  const one = { totalCount: 0, nodes: [] };
  const page = renderAdmin(<MenuAndSheet begun={now} />, {
    queries: {
      ...{ enquiry: () => now, sendsMail: () => false, offerTemplates: () => [] },
      ...{ unanswered: () => one, messages: () => one, enquiries: () => one },
      ...queries,
    },
    mutations: { makeOffer },
  });
  // The tests have no session that could name the admin.
  await page.user.type(await screen.findByRole('textbox', { name: 'Made by' }), 'Kerem');
  const [price, second] = screen.getAllByRole('textbox', { name: 'Price without KDV' });
  if (!price || !second) throw new Error('There are two lines.');
  return { ...page, price, second };
}

/** Presses Ctrl+S, which makes the offer. */
const make = (user: Awaited<ReturnType<typeof show>>['user'], field: HTMLElement) => {
  field.focus();
  return user.keyboard('{Control>}s{/Control}');
};

test('an offer begins with the lines of the enquiry and takes prices as people type them', async () => {
  const sent = vi.fn();
  const { user, price, second } = await show((args) => {
    sent(args);
    return { ...enquiry, state: 'OFFERED', version: 4 };
  });
  expect(price).toHaveValue('235,00');
  expect(price).toHaveAccessibleDescription('per 100, last price');
  await user.click(screen.getByRole('button', { name: 'More of line 1' }));
  expect(screen.getByText('list 285,00 / 100 adet with KDV; last 235,00 / 100 adet in T-2026-00039/1')).toBeVisible();
  await user.type(price, '1.230,5');
  expect(screen.getByText('1 of 2 lines priced')).toBeVisible();
  await make(user, price);
  expect(await screen.findByText('Enter the price')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();

  await user.type(second, '0');
  await make(user, price);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const { enquiryId, version, input } = sent.mock.calls[0]?.[0] as {
    enquiryId: string;
    version: number;
    input: object;
  };
  expect([enquiryId, version]).toEqual(['a', 3]);
  expect(input).toMatchObject({
    validDays: 14,
    intro: expect.stringMatching(/^21\.11\.2026 tarihli talebiniz/) as string,
    lines: [
      {
        productId: '7',
        code: '6204-2RS',
        quantity: 400,
        price: 1230.5,
        priceQuantity: 100,
        discount: null,
        vatRate: 20,
      },
      { productId: null, name: 'UCP 250', price: 0 },
    ],
  });
});

test('a price is filled in from the ladder less KDV, follows the quantity with its note, and stays once it was typed', async () => {
  const priceBreaks = [
    { minimum: 100, price: 252 },
    { minimum: 500, price: 240 },
  ];
  const product = { ...row.product, priceQuantity: null, priceBreaks };
  const rows = [{ ...row, quantity: 100, price: 252, priceQuantity: null, product }, ...enquiry.rows.slice(1)];
  const sent = vi.fn();
  const { user, price, second } = await show(
    ({ input }) => (sent(input), { ...enquiry, state: 'OFFERED', version: 4 }),
    { rows, lastOffers: [] },
  );
  expect(price).toHaveValue('210,00');
  expect(price).toHaveAccessibleDescription('list price');
  const [quantity] = screen.getAllByRole('textbox', { name: 'Quantity' });
  const type = async (text: string) => {
    await user.clear(quantity ?? price);
    await user.type(quantity ?? price, text);
  };
  await type('99');
  expect(price).toHaveValue('237,50');
  await type('500');
  expect(price).toHaveValue('200,00');
  await user.type(second, '0');
  await make(user, price);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const { lines } = sent.mock.lastCall?.[0] as { lines: object[] };
  expect(lines[0]).toMatchObject({
    ...{ price: 200, quantity: 500, discount: null },
    note: '500\u00a0adet ve üzeri fiyatı uygulandı.',
  });
  // The sheet has begun again with what is stored.
  const fields = (name: string) => screen.getAllByRole('textbox', { name })[0] ?? price;
  await waitFor(() => expect(fields('Quantity')).toHaveValue('100'));
  await user.clear(fields('Price without KDV'));
  await user.type(fields('Price without KDV'), '199');
  await user.clear(fields('Quantity'));
  await user.type(fields('Quantity'), '10');
  expect(fields('Price without KDV')).toHaveValue('199');
});

test('the note of a row of the ladder goes with its price, and comes back with it', async () => {
  const product = { ...row.product, priceQuantity: null, priceBreaks: [{ minimum: 100, price: 252 }] };
  const rows = [{ ...row, quantity: 100, price: 252, priceQuantity: null, product }, ...enquiry.rows.slice(1)];
  const { user, price } = await show(() => enquiry, { rows, lastOffers: [] });
  expect(price).toHaveValue('210,00');
  await user.click(screen.getByRole('button', { name: 'More of line 1' }));
  const note = screen.getByRole('textbox', { name: /^Note/ });
  const ofRow = '100\u00a0adet ve üzeri fiyatı uygulandı.';
  expect(note).toHaveValue(ofRow);
  await user.clear(price);
  await user.type(price, '199');
  expect(note).toHaveValue('');
  await user.clear(price);
  await user.type(price, '210');
  expect(note).toHaveValue(ofRow);
  await user.type(note, ' Gresli.');
  await user.clear(price);
  await user.type(price, '199');
  expect(note).toHaveValue(`${ofRow} Gresli.`);
});

test('notes that nobody typed are in the language of the buyer, and follow another choice of it', async () => {
  const product = { ...row.product, priceQuantity: null };
  const rows = [
    { ...row, quantity: 60, product: { ...product, minimumQuantity: 100 } },
    { ...row, id: '2', quantity: 500, product: { ...product, id: '8', priceBreaks: [{ minimum: 500, price: 240 }] } },
  ];
  const languages = () => [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ];
  const { user } = await show(() => enquiry, { rows, lastOffers: [], language: 'en' }, { languages });
  for (const line of [1, 2]) await user.click(screen.getByRole('button', { name: `More of line ${line}` }));
  const notes = () =>
    screen
      .getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ })
      .map(({ value }) => value.replaceAll('\u00a0', ' '));
  const choose = async (language: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name: /^Language of the buyer/ }), language);
  expect(notes()).toEqual(['60 pcs requested. Sold from 100 pcs', 'The price for 500 pcs and more was applied.']);
  await choose('Deutsch');
  expect(notes()).toEqual(['60 Stk. angefragt. Verkauf ab 100 Stk.', 'Der Preis ab 500 Stk. wurde angewendet.']);
  const [first] = screen.getAllByRole('textbox', { name: /^Note/ });
  if (first) await user.type(first, ', im Karton');
  await choose('Türkçe');
  expect(notes()).toEqual(['60 Stk. angefragt. Verkauf ab 100 Stk., im Karton', '500 adet ve üzeri fiyatı uygulandı.']);
});

test('the total follows the typed prices, with each line rounded', async () => {
  const { user, price, second } = await show(() => enquiry);
  await user.type(price, '100');
  await user.type(second, '0,03');
  // 400 of 333, since a hundred is a pack, and 333 of what the catalogue does not know.
  expect(screen.getByText('₺ 409,99')).toBeVisible();
  expect(screen.getByText('₺ 491,99')).toBeVisible();
});

test('the typed offer stays when it cannot be sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, price, second } = await show(() => refuse('INTERNAL_SERVER_ERROR'));
  await user.type(price, '12');
  await user.type(second, '3');
  await make(user, price);
  expect(await screen.findByText('Failed to make the offer. Please try again.')).toBeVisible();
  expect(price).toHaveValue('12');
  expect(second).toHaveValue('3');
});

test('a price is filled with the list price less KDV, and follows another rate until it is typed', async () => {
  const { user, price } = await show(() => enquiry, { lastOffers: [] });
  expect(price).toHaveValue('237,50');
  expect(price).toHaveAccessibleDescription('per 100, list price');
  await user.click(screen.getByRole('button', { name: 'More of line 1' }));
  const rate = screen.getByRole('textbox', { name: 'KDV %' });
  await user.type(rate, '10');
  expect(price).toHaveValue('259,09');
  await user.type(price, '250');
  expect(price).toHaveAccessibleDescription('per 100, list 259,09');
  await user.type(rate, '20');
  expect(price).toHaveValue('250');
});

test('Enter and Tab go down a column, and a discount is given to all lines and taken back', async () => {
  const sent = vi.fn();
  const { user, price, second } = await show(sent);
  await user.click(price);
  await user.keyboard('100{Enter}');
  expect(second).toHaveFocus();
  await user.keyboard('50{Shift>}{Tab}{/Shift}');
  expect(price).toHaveFocus();
  await user.keyboard('{Tab}{Tab}');
  expect(screen.getAllByRole('textbox', { name: 'Discount %' })[1]).toHaveFocus();
  await user.keyboard('2,5');
  await user.type(screen.getByRole('textbox', { name: 'Discount % for all' }), '10{Enter}');
  const values = () =>
    screen.getAllByRole('textbox', { name: 'Discount %' }).map((field) => (field as HTMLInputElement).value);
  expect(values()).toEqual(['10', '10']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(values()).toEqual(['', '2,5']);
  expect(sent).not.toHaveBeenCalled();
});

test('an optional line stands outside the total, and the first line is no alternative', async () => {
  const sent = vi.fn();
  const { user, price, second } = await show(sent);
  await user.type(second, '1.000');
  expect(screen.getByText('2 of 2 lines priced')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More of line 2' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Counts' }), 'OPTIONAL');
  expect(screen.getByText('₺ 940,00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More of line 2' }));
  await user.click(screen.getByRole('button', { name: 'More of line 1' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Counts' }), 'ALTERNATIVE');
  await make(user, price);
  expect(await screen.findByText('An alternative stands below the line that it can replace')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('an offer in euros takes the list in euros, converts the rest by the rate of the day, and fills in the terms', async () => {
  const rate = { id: 'r1', currency: 'EUR', applied: 50, day: '2026-01-05', kind: 'FOREX_SELLING' };
  const moneySettings = () => ({ currencies: ['EUR'], today: [rate], foreignTerms: null });
  const listPrice = { amount: 4.9, currency: 'EUR' as const, includesVat: true };
  const product = { ...row.product, priceQuantity: null, listPrice };
  const rows = [{ ...row, priceQuantity: null, product }, ...enquiry.rows.slice(1)];
  const sent = vi.fn();
  const { user, price, second } = await show(
    ({ input }) => (sent(input), { ...enquiry, state: 'OFFERED', version: 4 }),
    { rows, lastOffers: [] },
    { moneySettings },
  );
  await user.type(second, '100');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'EUR');
  // 4,90 with KDV are 4,08 without; 100 lira are 2 euros.
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Price without KDV' })[0]).toHaveValue('4,08'));
  expect(screen.getAllByRole('textbox', { name: 'Price without KDV' })[1]).toHaveValue('2,00');
  expect(screen.getByText(/^1 EUR = ₺\s50,0000 \(TCMB döviz satış kuru, 0?5\.01\.2026\)$/)).toBeVisible();
  expect(screen.getByText(/The rate is \d+ days old\./)).toBeVisible();
  expect(screen.getAllByText('Price, €')[0]).toBeVisible();
  // 333 times 4,90 are 1.631,70 with KDV, and 333 times 2,00 are 799,20.
  expect(screen.getByText('2.430,90 €')).toBeVisible();
  await make(user, price);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    ...{ currency: 'EUR', rateIds: ['r1'] },
    paymentTerms: expect.stringContaining('Bu teklifte 1 EUR = ₺ 50,0000 alınmıştır') as string,
    lines: [
      { price: 4.08, priceWithVat: 4.9 },
      { price: 2, priceWithVat: null },
    ],
  });
});

test('a list price in lira is offered with its KDV, until another price is typed', async () => {
  const sent = vi.fn();
  const { user, price, second } = await show(
    ({ input }) => (sent(input), { ...enquiry, state: 'OFFERED', version: 4 }),
    { lastOffers: [] },
  );
  await user.type(second, '5');
  await make(user, price);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const { lines } = sent.mock.lastCall?.[0] as { lines: object[] };
  expect(lines).toMatchObject([
    { price: 237.5, priceWithVat: 285 },
    { price: 5, priceWithVat: null },
  ]);
});
