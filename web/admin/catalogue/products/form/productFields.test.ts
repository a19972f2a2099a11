import { expect, test } from 'vitest';
import type { Place, StatedField } from '../../../../../common/fields/stated.ts';
import { product, type ProductField } from '../../../../../common/product/product.ts';
import { fieldColumns } from '../../grid/rows/columns.ts';
import { choicesOf } from '../../variants/columns.ts';
import { productFields } from './productFields.tsx';
import { fieldsWith } from '../bulk/sharedFields.ts';

const fields = Object.entries(product) as [ProductField, StatedField][];
const lists = { category: [{ id: 'c', name: 'Işıklar' }], kind: [], family: [] };

/** A field, or an attribute, whose columns stand for all specs. */
const names: Record<Extract<Place, 'bulk' | 'grid' | 'variants'>, string[]> = {
  bulk: fieldsWith(lists, []).map(({ name }) => name),
  grid: fieldColumns(lists).map(({ key }) => key),
  variants: choicesOf([]).map(({ value }) => value),
};

test('the form has an input for every field, under the name and in the section that are stated', () => {
  expect(Object.keys(productFields).sort()).toEqual(fields.map(([name]) => name).sort());
  for (const [name, { label, asked = label, section }] of fields)
    expect(productFields[name]).toMatchObject({
      label: name === 'price' ? `${asked} (₺)` : asked,
      ...(section && { section }),
      input: expect.any(Function),
    });
});

test.each(Object.keys(names) as (keyof typeof names)[])('a field takes part in %s unless it is left out', (place) => {
  const expected = fields.filter(([, { kind, leftOut }]) => kind !== 'specs' && leftOut?.[place] === undefined);
  expect(names[place].filter((name) => name in product).sort()).toEqual(expected.map(([name]) => name).sort());
  expect(new Set(names[place]).size).toBe(names[place].length);
});

test('new sizes name no row of another entity: they take it over', () => {
  const taking = fields.filter(([name, { kind }]) => kind.startsWith('reference') && names.variants.includes(name));
  expect(taking).toEqual([]);
});

test('what was in an order stays in it, and the others follow', () => {
  expect(Object.keys(productFields).slice(0, 12)).toEqual([
    ...['name', 'stockCode', 'price', 'listPrice', 'categoryId', 'description', 'image', 'imageAlt', 'imageCaption'],
    ...['morePictures', 'featured', 'manufacturerCode'],
  ]);
  expect(names.bulk.slice(0, 12)).toEqual([
    ...['availability', 'leadDays', 'brand', 'price', 'salesUnit', 'priceQuantity', 'minimumQuantity', 'kindId'],
    ...['familyId', 'categoryId', 'status', 'featured'],
  ]);
  expect(names.grid.slice(0, 16)).toEqual([
    ...['name', 'stockCode', 'categoryId', 'price', 'leadDays', 'availability', 'salesUnit', 'priceQuantity'],
    ...['minimumQuantity', 'priceBreaks', 'featured', 'brand', 'manufacturerCode', 'gtin', 'kindId', 'familyId'],
  ]);
  expect(names.grid.slice(-3)).toEqual(['imageCaption', 'crossReferences', 'togetherIds']);
  expect(names.variants.slice(1, 7)).toEqual([
    ...['stockCode', 'name', 'price', 'gtin', 'manufacturerCode', 'description'],
  ]);
});

test.each([
  ['availability', '', { availability: null }],
  ['availability', 'ON_ORDER', { availability: 'ON_ORDER' }],
  ['leadDays', ' 14 ', { leadDays: 14 }],
  ['leadDays', '', { leadDays: null }],
  ['leadDays', '5x', undefined],
  ['leadDays', '1000', undefined],
  ['brand', ' SKF ', { brand: 'SKF' }],
  ['brand', '', { brand: null }],
  ['price', '1.240,50', { price: 1240.5 }],
  ['price', '', { price: null }],
  ['price', '1,240.50', undefined],
  ['categoryId', '', { categoryId: null }],
  ['categoryId', 'c', { categoryId: 'c' }],
  ['status', '', { status: 'PUBLISHED' }],
  ['status', 'HIDDEN', { status: 'HIDDEN' }],
  ['featured', '', { featured: false }],
  ['featured', 'yes', { featured: true }],
])('%s of many products: “%s” is sent as %o', (name, text, changes) => {
  const field = fieldsWith(lists, []).find((one) => one.name === name);
  expect(field?.read(text).changes).toEqual(changes);
});
