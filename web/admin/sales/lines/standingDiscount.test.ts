import { expect, test } from 'vitest';
import type { AskedRowFragment } from '../enquiries/enquiries.generated.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { inLiraAlone } from './offerMoney.ts';
import { typedRow } from './typedLines.ts';

const row = {
  ...{ id: 'r1', code: '22210', name: 'Rulman', quantity: 4, salesUnit: 'PIECE', priceQuantity: null, price: 120 },
  ...{
    askedCode: null,
    product: { id: 'p1', price: 120, priceQuantity: null, minimumQuantity: null, priceBreaks: [] },
  },
} as unknown as AskedRowFragment;
const last = {
  productId: 'p1',
  currency: 'TRY',
  price: 90,
  priceQuantity: null,
  vatRate: 20,
  discount: null as number | null,
};

const discountOf = (customer: object | null, lastOffers: object[] = []) =>
  typedRow(row, { customer, lastOffers } as unknown as EnquiryToRead, inLiraAlone).discount;

test('the standing discount of a customer stands in each line, unless the last offer had one of its own', () => {
  expect(discountOf(null)).toBe('');
  expect(discountOf({ discountPercent: null })).toBe('');
  expect(discountOf({ discountPercent: 46 })).toBe('46');
  expect(discountOf({ discountPercent: 7.5 })).toBe('7,5');
  expect(discountOf({ discountPercent: 46 }, [last])).toBe('46');
  expect(discountOf({ discountPercent: 46 }, [{ ...last, discount: 12 }])).toBe('12');
});
