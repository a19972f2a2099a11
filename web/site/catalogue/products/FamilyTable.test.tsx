import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const mm = { symbol: 'mm', code: 'MMT', dimension: 'length' };
const attribute = (name: string) => ({ id: name, name, kind: 'NUMBER', options: [], version: 1 });
const size = (name: string, text: string) => ({
  attribute: attribute(name),
  text,
  group: null,
  key: false,
  values: [{ __typename: 'NumberValue', typed: text, number: Number.parseFloat(text), base: 0, unit: mm }],
});
const seal = (text: string) => ({
  attribute: attribute('Kapak'),
  text,
  group: null,
  key: false,
  values: [{ __typename: 'OptionValue', typed: text }],
});

/** A family of `count` bearings; the page is that of the first. */
const siteOf = (count: number, more: object = {}) => {
  const made = Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    name: `Rulman 62${at + 10}`,
    price: 100,
  }));
  const articles = made.map((product, at) => ({
    product: { ...product, stockCode: null, salesUnit: null, priceQuantity: null },
    specs: [size('İç çap', at === 0 ? '17,25 mm' : `${20 + at} mm`), ...(at === 0 ? [] : [seal('2RS')])],
  }));
  const columns = ['İç çap', 'Kapak', 'Ağırlık'].map(attribute);
  const family = { id: '62-serisi', name: 'Sabit bilyalı rulman, 62 serisi', columns, articles, version: 1, ...more };
  return {
    products: made.map((product) => ({ ...product, description: 'x', family, specs: [size('İç çap', '17,25 mm')] })),
  };
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

// Test files share the document.
test('the page shows the whole family, each with its own page', async () => {
  await openPage('/products/1', siteOf(3));
  const family = within(screen.getByRole('region', { name: 'Aynı ailenin ürünleri' }));
  expect(family.getByText('Sabit bilyalı rulman, 62 serisi: 3 ürün')).toBeInTheDocument();
  expect(rowsOf(family.getByRole('table'))).toEqual([
    ['Ürün', 'İç çap mm', 'Kapak', 'Fiyat', ''],
    ['Rulman 6210 Bu ürün', '17,25', '–belirtilmemiş', '₺100,00', 'Ekle: Rulman 6210'],
    ['Rulman 6211', '21,00', '2RS', '₺100,00', 'Ekle: Rulman 6211'],
    ['Rulman 6212', '22,00', '2RS', '₺100,00', 'Ekle: Rulman 6212'],
  ]);
  expect(family.getByRole('link', { name: 'Rulman 6211' })).toHaveAttribute('href', '/products/2');
  expect(family.queryByRole('link', { name: 'Rulman 6210' })).toBeNull();
  // The zeros that align numbers are only for the eye.
  expect(family.getByRole('cell', { name: '21' })).toBeInTheDocument();
});

test('of more than eight members those around the present one are shown, and a family of one is not', async () => {
  const shown = () =>
    [...document.querySelectorAll('.family-table tbody tr:not([data-far]) th')].map(
      ({ textContent }) => /62\d\d/.exec(textContent)?.[0],
    );
  await openPage('/products/1', siteOf(13));
  expect(screen.getByText('Tümünü göster (13)')).toBeInTheDocument();
  expect(shown()).toEqual(['6210', '6211', '6212', '6213', '6214', '6215', '6216', '6217']);
  await openPage('/products/7', siteOf(13));
  expect(shown()).toEqual(['6212', '6213', '6214', '6215', '6216', '6217', '6218', '6219']);
  await openPage('/products/1', siteOf(8));
  expect(shown()).toHaveLength(8);
  expect(screen.queryByText(/Tümünü göster/)).toBeNull();
  await openPage('/products/1', siteOf(1));
  expect(screen.queryByRole('heading', { name: 'Aynı ailenin ürünleri' })).toBeNull();
});

test('search engines get the group, the properties that vary in it, and the other members’ addresses', async () => {
  await openPage('/products/1', siteOf(2));
  const facts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .find((one) => one['@type'] === 'Product');
  expect(facts?.isVariantOf).toEqual({
    '@type': 'ProductGroup',
    productGroupID: '62-serisi',
    name: 'Sabit bilyalı rulman, 62 serisi',
    variesBy: ['https://schema.org/size'],
    hasVariant: [{ url: 'https://www.deneme.example/products/2' }],
  });
});

const sold = (at: number, isMatching: boolean) => ({
  ...{ productId: String(at + 1), label: `62${at + 10}`, differs: at === 2 ? 'C3' : null, isMatching },
  ...{ price: 100 + at, priceQuantity: null, salesUnit: null, minimumQuantity: null },
});
const value = (name: string) => ({ name, value: name });
const cellOf = (row: number, column: number, ...products: ReturnType<typeof sold>[]) => ({
  ...{ row, column, products, count: products.length, values: [['20', '30'][column]] },
  matching: products.filter(({ isMatching }) => isMatching).length,
});
const sheetOf = (isMatching: boolean) => ({
  ...{ kind: { id: 'rulman', name: 'Rulman', section: null, attributes: [] }, count: 9, matching: isMatching ? 9 : 3 },
  ...{ measures: [{ attribute: attribute('İç çap'), letter: 'd', low: '20', high: '30' }], drawing: null },
  rows: { name: 'Kapak', attribute: attribute('Kapak'), values: ['ZZ', '2RS'].map(value) },
  columns: { name: 'İç çap', attribute: attribute('İç çap'), values: ['20', '30'].map(value) },
  cells: [
    cellOf(0, 0, sold(0, isMatching)),
    cellOf(0, 1, sold(1, true), sold(2, true)),
    cellOf(1, 1, sold(3, isMatching)),
  ],
});

test('a larger family is a sheet that marks the product, dims what is not asked for, and holds its table ready', async () => {
  const asked: unknown[] = [];
  const sheet = ({ measure }: { measure?: string | null }) => {
    asked.push(measure ?? null);
    return sheetOf(!measure);
  };
  await openPage('/products/1?size=30', siteOf(9, { sheet }));
  expect(asked).toContain('30');
  const family = within(screen.getByRole('region', { name: 'Aynı ailenin ürünleri' }));
  const cells = [...document.querySelectorAll<HTMLElement>('.family-sheet .sheet-cell')];
  expect(cells.map((one) => [one.textContent, one.ariaCurrent, one.dataset.dim])).toEqual([
    ['ZZ, 20: ₺ 100, seçime uymuyor', 'true', 'true'],
    ['··ZZ, 30: 2 ürün, en az ₺ 101', null, undefined],
    ['2RS, 30: ₺ 103, seçime uymuyor', null, 'true'],
  ]);
  // Without scripts a cell leads to its product, or to the list of all products as narrow as it is.
  const addresses = cells.map((one) => new URL(one.getAttribute('href') ?? '', 'https://x.example'));
  expect(addresses.map(({ pathname }) => pathname)).toEqual(['/products/1', '/products', '/products/4']);
  expect([...(addresses[1]?.searchParams ?? [])]).toEqual([
    ['kind', 'rulman'],
    ['f.Kapak', 'ZZ'],
    ['f.İç çap', '30'],
    ['view', 'table'],
  ]);
  expect(family.getByRole('textbox', { name: 'Ölçü ya da kod' })).toHaveValue('30');
  expect(family.getByText('3 ürün bu ölçüde')).toBeInTheDocument();
  expect(family.getByText('9 ürünün tablosu')).toBeInTheDocument();
  expect(document.querySelector('.family-basis')).toHaveTextContent('₺');
});
