import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

// Test files share the document.
const mm = { symbol: 'mm', code: 'MMT', dimension: 'length' };
const attribute = (name: string, kind = 'NUMBER') => ({ id: name, name, kind, options: [], version: 1 });
const size = (name: string, text: string) => ({
  attribute: attribute(name),
  group: null,
  key: false,
  text,
  values: [{ __typename: 'NumberValue', unit: mm }],
});
const seal = (text: string) => ({
  ...size('Kapak', text),
  attribute: attribute('Kapak', 'OPTION'),
  values: [{ __typename: 'OptionValue', typed: text }],
});
const attributeOf = (name: string, column = true) => ({
  attribute: attribute(name),
  group: null,
  required: false,
  filterable: true,
  column,
  key: false,
});
const bearings = {
  id: 'rulman',
  name: 'Rulman',
  attributes: [attributeOf('İç çap'), attributeOf('Ağırlık', false), attributeOf('Kapak'), attributeOf('Dış çap')],
  version: 1,
};
const others = { id: 'kaplin', name: 'Kaplin', attributes: [attributeOf('Kapak')], version: 1 };
const blank = { description: 'x', image: null, picture: null, price: null };
const nodes = [
  {
    ...blank,
    id: '1',
    name: 'Sabit Bilyalı Rulman 6204',
    stockCode: '6204',
    price: 285,
    specs: [size('İç çap', '20 mm'), size('Ağırlık', '9 mm')],
  },
  { ...blank, id: '2', name: 'Iğneli Rulman', stockCode: null, specs: [size('İç çap', '17,25 mm'), seal('2RS')] },
];

const open = (address: string, kinds = [bearings, others]) => {
  const asked: Record<string, unknown>[] = [];
  const products = (args: Record<string, unknown>) => {
    asked.push(args);
    return {
      nodes,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: 'c1' },
      totalCount: nodes.length,
      isCountExact: true,
      categoryCounts: [],
      facets: {
        total: 2,
        kinds: kinds.map((kind) => ({ kind, count: kinds.length === 1 ? 2 : 1 })),
        specs: [],
        price: null,
        availability: [],
      },
    };
  };
  const categories = [{ id: 'rulmanlar', name: 'Rulmanlar' }];
  return openPage(address, { categories, queries: { products } }).then(() => asked[0]);
};
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
const searchOfLink = (name: string) =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'https://x.example').search;

test.each(['/categories/rulmanlar?', '/products?q=rulman&'])(
  'at %s products stand in a table, with the columns of their kind in its order',
  async (list) => {
    await open(`${list}kind=rulman&gorunum=tablo`);
    expect(rows()).toEqual([
      ['', 'Ürün', 'İç çap mm', 'Kapak', 'Fiyat', ''],
      ['6204 ürününü karşılaştır', '6204', '20,00', '–belirtilmemiş', '₺285,00', 'Ekle: 6204'],
      [
        'Iğneli Rulman ürününü karşılaştır',
        'Iğneli Rulman',
        '17,25',
        '2RS',
        'Fiyat için iletişime geçin',
        'Ekle: Iğneli Rulman',
      ],
    ]);
    expect(screen.getByRole('link', { name: '6204' })).toHaveAttribute('href', '/products/1');
    expect(document.querySelector('.product-card')).toBeNull();
  },
);

test('a list of several kinds has no columns of its own; one of a single kind has, even when none is chosen', async () => {
  await open('/categories/rulmanlar?gorunum=tablo');
  expect(rows()[0]).toEqual(['', 'Ürün', 'Fiyat', '']);
  await open('/categories/rulmanlar?gorunum=tablo', [bearings]);
  expect(rows()[0]).toEqual(['', 'Ürün', 'İç çap mm', 'Kapak', 'Fiyat', '']);
});

test('cards are the default of a short list, and the switch keeps the rest of the address', async () => {
  await open('/categories/rulmanlar?kind=rulman&order=name&after=c1');
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.querySelectorAll('.product-card')).toHaveLength(2);
  const views = within(screen.getByRole('navigation', { name: 'Görünüm' })).getAllByRole('link');
  expect(views.map((view) => [view.textContent, view.getAttribute('aria-current')])).toEqual([
    ['Ölçü tablosu', null],
    ['Kartlar', 'true'],
    ['Tablo', null],
  ]);
  expect(searchOfLink('Tablo')).toBe('?kind=rulman&order=name&view=table&after=c1');
  await open('/categories/rulmanlar?kind=rulman&order=name&view=table');
  expect(searchOfLink('Kartlar')).toBe('?kind=rulman&order=name');
  expect(searchOfLink('Sonraki sayfa')).toBe('?kind=rulman&order=name&view=table&after=c1');
  expect(searchOfLink('Tümü 2')).toBe('?order=name&view=table');
});

test.each([
  ['', 'none', 'none', 'order=name', 'order=price'],
  ['&order=name', 'ascending', 'none', '', 'order=price'],
  ['&order=price', 'none', 'ascending', 'order=name', 'order=price-desc'],
  ['&order=price-desc', 'none', 'descending', 'order=name', ''],
])(
  'the headings are links that sort, and say how the list is sorted: %s',
  async (order, name, price, byName, byPrice) => {
    await open(`/categories/rulmanlar?gorunum=tablo${order}&after=c1`);
    const head = (text: string) => screen.getByRole('columnheader', { name: text });
    expect([head('Ürün').ariaSort, head('Fiyat').ariaSort]).toEqual([name, price]);
    const list = '?gorunum=tablo';
    expect(searchOfLink('Ürün')).toBe(byName ? `${list}&${byName}` : list);
    expect(searchOfLink('Fiyat')).toBe(byPrice ? `${list}&${byPrice}` : list);
  },
);

test('columns of specs sort too, except texts, and the order can be chosen from a list', async () => {
  const norm = { ...attributeOf('Dış çap'), attribute: attribute('Dış çap', 'TEXT') };
  const kinds = [{ ...bearings, attributes: [...bearings.attributes.slice(0, 3), norm] }];
  const list = '/categories/rulmanlar?kind=rulman&gorunum=tablo';
  const asked = await open(`${list}&order=asc.İç+çap&after=c1`, kinds);
  expect(asked).toMatchObject({ orderBySpec: { attributeId: 'İç çap', descending: false } });
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect([head('İç çap mm').ariaSort, head('Kapak').ariaSort]).toEqual(['ascending', 'none']);
  expect(new URLSearchParams(searchOfLink('İç çap mm')).get('order')).toBe('desc.İç çap');
  expect(new URLSearchParams(searchOfLink('Kapak')).get('order')).toBe('asc.Kapak');
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sırala' });
  expect([...choice.options].map(({ text }) => text).slice(5)).toEqual([
    'İç çap, artan',
    'İç çap, azalan',
    'Kapak, artan',
    'Kapak, azalan',
  ]);
  expect(choice).toHaveDisplayValue('İç çap, artan');
  await open('/categories/rulmanlar?kind=rulman&gorunum=kart&order=asc.İç+çap');
  expect(screen.getByRole('combobox', { name: 'Sırala' })).toHaveDisplayValue('Değere göre');
  expect(searchOfLink('Kaplin 1')).toBe('?gorunum=kart&kind=kaplin');
});
