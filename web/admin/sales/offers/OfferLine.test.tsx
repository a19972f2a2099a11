import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enquiry, row } from '../../../testing/enquiries.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { OfferSheet } from './OfferSheet.tsx';

const show = (now: EnquiryToRead, content: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin(<OfferSheet enquiry={now} onRefetch={async () => now} above={null} below={null} />, {
    queries: { sendsMail: () => false, offerTemplates: () => [] },
    ...content,
  });

test('a code of the buyer is remembered from the line of an offer', async () => {
  const learn = vi.fn(() => null);
  const now = {
    ...enquiry,
    rows: [{ ...row, written: 'MLZ-7', product: { ...row.product, priceBreaks: [] } }],
  } as unknown as EnquiryToRead;
  const { user } = show(now, { mutations: { learnCustomerCode: learn } });
  await user.click(screen.getByRole('button', { name: /^Remember MLZ-7 for/ }));
  expect(learn).toHaveBeenCalledWith({ rowId: '1' });
});

const line = {
  ...{ id: '11', kind: 'PLAIN', productId: '7', code: '6204-2RS', name: 'Sabit Bilyalı Rulman', note: null, net: 9400 },
  ...{
    askedCode: null,
    quantity: 40,
    salesUnit: 'PIECE',
    price: 235,
    priceQuantity: null,
    discount: null,
    vatRate: 20,
  },
};
const wish = { quantity: null, price: null, day: null, text: null };
const request = {
  id: '1',
  kind: 'CHANGE',
  reason: null,
  text: null,
  createdAt: '2026-11-22T07:42:00.000Z',
  lines: [{}],
};

test('what the buyer wants otherwise stands in the line that answers it, the latest wish first', () => {
  const requests = [
    { ...request, lines: [{ ...wish, line, quantity: 60, price: 228.5, day: '2026-12-06', text: 'Salı olsun' }] },
    {
      ...{ ...request, id: '2', text: 'Tek parti gelsin.', createdAt: '2026-11-23T07:42:00.000Z' },
      lines: [{ ...wish, line, quantity: 80 }],
    },
  ];
  const other = { ...line, id: '12', productId: null, code: null, name: 'Montaj' };
  const now = {
    ...enquiry,
    ...{ rows: [{ ...row, product: { ...row.product, priceBreaks: [] } }] },
    offers: [{ id: '9', number: 'T-2026-00042/1', sentAt: request.createdAt, lines: [line, other], requests }],
  } as unknown as EnquiryToRead;
  show(now);
  const cells = (name: string) => within(screen.getByRole('row', { name })).getAllByRole('cell');
  const wished = cells('Line 1: Sabit Bilyalı Rulman').find(({ textContent }) => textContent.includes('buyer asks'));
  expect(wished).toHaveTextContent(
    'The buyer asks for 80 adetThe buyer asks for 60 adet at ₺ 228,502026-12-06, Salı olsun',
  );
  expect(screen.getByRole('row', { name: 'Line 2: Montaj' })).not.toHaveTextContent('The buyer asks');
  // Asked, offered, wished and what is offered now: one row, and no dialog.
  expect(screen.getByRole('row', { name: 'Line 1: Sabit Bilyalı Rulman' })).toHaveTextContent(/40\sadet.*235,00.*80/);
  expect(screen.getByRole('textbox', { name: 'Price without KDV', description: /list 237,50/ })).toHaveValue('235,00');
});

const found = {
  ...{ id: '9', name: 'Ayaklı Yataklı Rulman UCP 205', stockCode: 'UCP 205', price: 600, priceQuantity: 50 },
  ...{ minimumQuantity: null, salesUnit: 'PIECE', priceBreaks: [{ minimum: 100, price: 540 }] },
};

test('a code that is typed and confirmed adds its product, with unit, price of the quantity and whole packs', async () => {
  const now = { ...enquiry, rows: [], offers: [] } as unknown as EnquiryToRead;
  const products = vi.fn(() => ({ nodes: [found, { ...found, id: '10', stockCode: 'UCP 2050' }] }));
  const { user } = show(now, {
    queries: { sendsMail: () => false, offerTemplates: () => [], products, product: () => found },
  });
  const add = screen.getByRole('combobox', { name: 'Add line' });
  // Blanks and capitals of a code do not matter; the code alone decides, also where its product is not the first.
  await user.type(add, 'ucp205{Enter}');
  const line1 = await screen.findByRole('row', { name: 'Line 1: Ayaklı Yataklı Rulman UCP 205' });
  const field = (name: string) => within(line1).getByRole('textbox', { name });
  expect(field('Quantity')).toHaveValue('50');
  expect(field('Price without KDV')).toHaveValue('500,00');
  expect(add).toHaveValue('');
  // The ladder goes with the quantity, and a quantity that opens a pack says so.
  await user.clear(field('Quantity'));
  await user.type(field('Quantity'), '60');
  expect(field('Quantity')).toHaveAccessibleDescription('sold as 100\u00a0adet');
  await user.clear(field('Quantity'));
  await user.type(field('Quantity'), '100');
  expect(field('Price without KDV')).toHaveValue('450,00');
});

test('what no product is called stays as it was typed, and packs are completed as on the buyer’s list', async () => {
  const fifty = { ...row.product, price: 600, priceQuantity: 50, priceBreaks: [] };
  const rows = [{ ...row, quantity: 60, price: 600, priceQuantity: 50, product: fifty }];
  const now = { ...enquiry, rows, offers: [] } as unknown as EnquiryToRead;
  const { user } = show(now, {
    queries: { sendsMail: () => false, offerTemplates: () => [], products: () => ({ nodes: [] }) },
  });
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  expect(quantity).toHaveValue('100');
  expect(quantity).toHaveAccessibleDescription('60\u00a0adet asked');
  await user.type(screen.getByRole('combobox', { name: 'Add line' }), 'Montaj{Enter}');
  expect(await screen.findByRole('row', { name: 'Line 2: Montaj' })).toBeVisible();
});
