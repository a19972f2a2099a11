import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enquiry, row } from '../../../testing/enquiries.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { OfferDialog } from './OfferDialog.tsx';

test('a code of the buyer is remembered from the line of an offer', async () => {
  const learn = vi.fn(() => null);
  const now = {
    ...enquiry,
    rows: [{ ...row, written: 'MLZ-7', product: { ...row.product, priceBreaks: [] } }],
  } as unknown as EnquiryToRead;
  const { user } = renderAdmin(<OfferDialog enquiry={now} onRefetch={async () => now} onClose={vi.fn()} />, {
    mutations: { learnCustomerCode: learn },
  });
  await user.click(screen.getByRole('button', { name: 'More of line 1' }));
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

test('the next offer shows beside each line what the buyer asked for, and above them what is about no line', async () => {
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
    offers: [{ id: '9', number: 'T-2026-00042/1', lines: [line, other], requests }],
  } as unknown as EnquiryToRead;
  renderAdmin(<OfferDialog enquiry={now} onRefetch={async () => now} onClose={vi.fn()} />, {});
  const wishes = (name: string) =>
    within(screen.getByRole('group', { name }))
      .queryAllByText(/^The buyer asks for/)
      .map(({ textContent }) => textContent);
  expect(wishes('Line 1: Sabit Bilyalı Rulman')).toEqual([
    'The buyer asks for 80\u00a0adet',
    'The buyer asks for 60\u00a0adet, ₺ 228,50, 2026-12-06, Salı olsun',
  ]);
  expect(wishes('Line 2: Montaj')).toEqual([]);
  expect(screen.getAllByText(/^The buyer asks for changes/)).toHaveLength(1);
  screen.getByText('Tek parti gelsin.');
});
