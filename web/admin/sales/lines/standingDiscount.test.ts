import { expect, test } from 'vitest';
import type { AskedRowFragment } from '../enquiries/enquiries.generated.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { inLiraAlone } from './offerMoney.ts';
import { lineSum } from './lineSum.ts';
import { linesRule } from './offerLines.ts';
import { emptyLine, typedRow } from './typedLines.ts';

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
  discountSteps: null as string | null,
};

const discountOf = (customer: object | null, lastOffers: object[] = []) =>
  typedRow(row, { customer, lastOffers } as unknown as EnquiryToRead, inLiraAlone).discount;

test('the standing discount of a customer stands in each line, unless the last offer had one of its own', () => {
  expect(discountOf(null)).toBe('');
  expect(discountOf({ discount: null })).toBe('');
  expect(discountOf({ discount: '40+10' })).toBe('40+10');
  expect(discountOf({ discount: '7,5' })).toBe('7,5');
  expect(discountOf({ discount: '40+10' }, [last])).toBe('40+10');
  expect(discountOf({ discount: '40+10' }, [{ ...last, discount: 12 }])).toBe('12');
  expect(discountOf(null, [{ ...last, discount: 46, discountSteps: '40+10' }])).toBe('40+10');
});

test('steps of a discount are read, counted and sent as they were typed', () => {
  const line = { ...emptyLine, name: 'Rulman', quantity: '4', price: '100' };
  const read = (discount: string) => {
    const { data, error } = linesRule.safeParse([{ ...line, discount }]);
    return data?.[0] ? [data[0].discount, data[0].discountSteps] : error?.issues[0]?.path;
  };
  expect(read('40+10')).toEqual([46, '40+10']);
  expect(read('%40 + 10+5')).toEqual([48.7, '40+10+5']);
  expect(read('%40')).toEqual([40, null]);
  expect(read('7,5')).toEqual([7.5, null]);
  expect(read('')).toEqual([null, null]);
  for (const wrong of ['110', '-5', '40+110', '40+', 'kırk']) expect(read(wrong), wrong).toEqual([0, 'discount']);
  expect(lineSum({ ...line, discount: '40+10' })).toBe(21_600);
});
