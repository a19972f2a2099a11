import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const mm = { symbol: 'mm', code: 'MMT', dimension: 'length' };
const celsius = { symbol: '°C', code: 'CEL', dimension: 'temperature' };
const attribute = (id: string, name: string) => ({ id, name, kind: 'NUMBER', options: [], version: 1 });
const size = (name: string, number: number) => ({
  attribute: attribute(name, name),
  group: 'Ölçüler',
  key: true,
  text: `${number} mm`,
  values: [{ __typename: 'NumberValue', typed: String(number), number, base: number, unit: mm }],
});
const heat = {
  attribute: attribute('sıcaklık', 'Çalışma sıcaklığı'),
  group: null,
  key: false,
  text: '-20 ile +100 °C',
  values: [
    { __typename: 'RangeValue', typed: '', low: { number: -20, unit: celsius }, high: { number: 100, unit: celsius } },
  ],
};
const open = { ...heat, text: '70 °C’ye kadar', values: [{ ...heat.values[0], low: null }] };
const seal = {
  attribute: attribute('kapak', 'Kapak'),
  group: 'Yapı',
  key: false,
  text: '2RS, ZZ',
  values: [
    { __typename: 'OptionValue', typed: '2RS' },
    { __typename: 'OptionValue', typed: 'ZZ' },
  ],
};
const product = (specs: object[]) => ({
  products: [{ id: '17', name: 'Rulman 6204', description: 'Tek sıralı.', price: 100, specs }],
});

// Test files share the document.
const factsOf = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .find((one) => one['@type'] === 'Product');

test('specs that do not stand beside the drawing are a table under their headings, those without one first', async () => {
  await openPage('/products/17', product([{ ...size('İç çap', 20), key: false }, size('Dış çap', 47), heat, seal]));
  const table = screen.getByRole('region', { name: 'Özellikler' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Çalışma sıcaklığı-20 ile +100 °C', 'Ölçüler', 'İç çap20 mm', 'Yapı', 'Kapak2RS, ZZ']);
  expect(screen.getByRole('heading', { name: 'Açıklama' })).toBeInTheDocument();
});

test('a product without specs has no table of them', async () => {
  await openPage('/products/17', product([]));
  expect(screen.queryByRole('heading', { name: 'Özellikler' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Açıklama' })).toBeNull();
  expect(document.querySelector('.key-values')).toBeNull();
  expect(factsOf()).not.toHaveProperty('additionalProperty');
});

test('key values of one unit are drawn to scale', async () => {
  await openPage('/products/17', product([size('İç çap', 20), size('Dış çap', 40)]));
  const lines = [...document.querySelectorAll<HTMLElement>('.key-line')].map(({ style }) => style.inlineSize);
  expect(lines).toEqual(['50%', '100%']);
});

test.each([
  ['too far apart', [size('a', 1), size('b', 21)]],
  ['of two kinds', [size('a', 20), { ...seal, key: true }]],
  ['only one', [size('a', 20)]],
])('key values that are %s have no line', async (_, specs) => {
  await openPage('/products/17', product(specs));
  expect(document.querySelectorAll('.key-values dt').length).toBeGreaterThan(0);
  expect(document.querySelector('.key-line')).toBeNull();
});

test('search engines get numbers with the codes of their units', async () => {
  await openPage('/products/17', product([size('İç çap', 20), open, seal]));
  const named = (name: string, facts: object) => ({ '@type': 'PropertyValue', name, ...facts });
  expect(factsOf()?.additionalProperty).toEqual([
    named('İç çap', { value: 20, unitCode: 'MMT', unitText: 'mm' }),
    named('Çalışma sıcaklığı', { maxValue: 100, unitCode: 'CEL' }),
    named('Kapak', { value: '2RS, ZZ' }),
  ]);
});
