import { expect, test } from 'vitest';
import { takingPart } from '../../../../common/fields/stated.ts';
import { product } from '../../../../common/product/product.ts';
import { proposeChanges } from './proposeChanges.ts';

const isTaken = (changes: object) => proposeChanges.input.safeParse({ rows: [{ id: '1', ...changes }] }).success;
const breaks = (count: number) => Array.from({ length: count }, (_, at) => ({ minimum: at + 2, price: 1 }));

test('a program may propose each field that takes part, within the limits of the API', () => {
  const { shape } = proposeChanges.input.shape.rows.element;
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(takingPart(product, 'proposals')));
  const taken = [{ minimumQuantity: 1 }, { brand: null }, { price: 0.5 }, { salesUnit: 'METRE' }];
  expect([...taken, { priceBreaks: breaks(8) }, { familyId: null }].map(isTaken)).not.toContain(false);
  const refused = [{ minimumQuantity: 0 }, { minimumQuantity: 1.5 }, { brand: 'x'.repeat(81) }, { salesUnit: 'TON' }];
  expect([...refused, { priceBreaks: breaks(9) }, { price: -1 }].map(isTaken)).not.toContain(true);
});

test('what every product has cannot be cleared', () => {
  expect([{ name: null }, { name: '' }, { description: null }].map(isTaken)).toEqual([false, false, false]);
});
