// @vitest-environment jsdom
import { ApolloLink, Observable } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import { expect, test } from 'vitest';
import { linkTo } from '../../../testing/fakeServer.ts';
import { openLive } from '../../../testing/openLive.tsx';
import { openPage } from '../../../testing/openPage.ts';

const path = '/categories/güç';
const categories = [{ id: 'güç', name: 'Güç' }];
const mm = { symbol: 'mm' };
const attribute = (id: string, unit: object | null = mm) => ({ id, name: id, kind: 'NUMBER', unit });
const kinds = {
  bearing: { id: 'rulman', name: 'Rulman', section: null, attributes: [] },
  belt: { id: 'kayış', name: 'Kayış', section: null, attributes: [] },
};
const sold = (productId: string, price: number | null, more: object = {}) => ({
  productId,
  label: `K-${productId}`,
  differs: null,
  price,
  priceQuantity: null,
  salesUnit: null,
  minimumQuantity: null,
  isMatching: true,
  ...more,
});
const cell = (row: number, column: number, values: (string | null)[], ...products: { isMatching: boolean }[]) => ({
  row,
  column,
  count: products.length,
  matching: products.filter(({ isMatching }) => isMatching).length,
  values,
  products,
});
const values = (...names: string[]) => names.map((name) => ({ name, value: name }));
const bearings = {
  kind: kinds.bearing,
  count: 28,
  matching: 28,
  measures: ['iç çap', 'dış çap'].map((id, at) => ({
    attribute: attribute(id),
    letter: 'dD'[at],
    low: '10',
    high: '47',
  })),
  drawing: '<svg class="section-svg"><path class="sf" d="M0 0"/></svg>',
  rows: { name: 'Seri', attribute: null, values: [{ name: '62 serisi', value: null }] },
  columns: { name: 'İç çap', attribute: attribute('iç çap'), values: values('10', '20') },
  cells: [
    cell(0, 0, ['10', '30'], sold('1', 157)),
    cell(0, 1, ['20', '47'], sold('2', 285.5, { differs: '2RS' }), sold('3', 270, { differs: 'ZZ' })),
  ],
};
const pieces = { salesUnit: 'PIECE', priceQuantity: 100 };
const belts = {
  kind: kinds.belt,
  count: 2,
  matching: 2,
  measures: [],
  drawing: null,
  rows: null,
  columns: { name: 'Boy', attribute: attribute('boy'), values: values('800', '1.000') },
  cells: [cell(0, 0, [], sold('4', 80, pieces)), cell(0, 1, [], sold('5', null))],
};
const none = { isMatching: false };
const dimmed = {
  ...bearings,
  matching: 1,
  cells: [
    cell(0, 0, ['10', '30'], sold('1', 157, none)),
    cell(0, 1, ['20', '47'], sold('2', 285.5, none), sold('3', 270)),
  ],
};
const blank = { description: 'x', price: null, image: null, picture: null, categoryId: 'güç' };
const products = Array.from({ length: 30 }, (_, at) => ({ ...blank, id: String(at), name: `Ürün ${at}` }));

/** Answers as the server does: a list of no more products than asked for has no sheets. */
const contentOf = (sheets: object[] = [bearings, belts], total = 30) => {
  const asked: Record<string, unknown>[] = [];
  const content = {
    categories,
    products,
    queries: {
      products(args: Record<string, unknown>) {
        asked.push(args);
        return {
          nodes: products.slice(0, 24),
          pageInfo: { hasNextPage: total > 24, hasPreviousPage: false, endCursor: 'c1' },
          totalCount: total,
          isCountExact: true,
          categoryCounts: [],
          facets: {
            total,
            kinds: [
              { kind: kinds.bearing, count: total - 2, product: null },
              { kind: kinds.belt, count: 2, product: null },
            ],
            kind: null,
            specs: [],
            price: null,
            sheets,
          },
        };
      },
    },
  };
  return { content, asked };
};
const open = (query = '', sheets?: object[], total?: number) =>
  openPage(path + query, contentOf(sheets, total).content);
/** Milliseconds: a machine that does other work as well may take seconds for the pages of all letters. */
const patient = { timeout: 20_000 };
/** No news comes while a test looks at the page. */
const linkOf = (content: Parameters<typeof linkTo>[0]) =>
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new ApolloLink(() => new Observable(() => undefined)),
    linkTo(content),
  );
const sheet = (name: string) => within(screen.getByRole('region', { name }));
const addressOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'https://x.example');

test('a long list shows each kind in one row, and without scripts its cells are links', async () => {
  await open();
  expect(document.querySelector('.product-card')).toBeNull();
  const links = sheet('Rulman').getAllByRole('link');
  expect(links.map((link) => link.textContent.replace('··', ''))).toEqual([
    'Tabloyu açın: Rulman',
    '62 serisi, 10 mm: ₺ 157',
    '62 serisi, 20 mm: 2 ürün, en az ₺ 270',
  ]);
  const [all, single, several] = links.map((link) => addressOf(link));
  expect([all?.search, single?.pathname]).toEqual(['?kind=rulman', '/products/1']);
  // A list cannot be narrowed to a series, but to the measures that the products of the cell share.
  expect([...(several?.searchParams ?? [])]).toEqual([
    ['kind', 'rulman'],
    ['f.iç çap', '20'],
    ['f.dış çap', '47'],
    ['view', 'table'],
  ]);
  expect(document.querySelector('.size-sheet-range')).toHaveTextContent('d 10–47, D 10–47 mm');
  expect(document.querySelector('.size-sheet-drawing .section-svg')).not.toBeNull();
});

test('what prices are for stands once where it is the same, and in each cell where it differs', async () => {
  await open('', [
    bearings,
    belts,
    { ...belts, kind: { ...kinds.belt, id: 'x', name: 'X' }, cells: [belts.cells[0], cell(0, 1, [], sold('6', 9))] },
  ]);
  expect(document.querySelector('[aria-label="Kayış"] .size-sheet-count')).toHaveTextContent('2 ürün₺ / 100 adet');
  const texts = (name: string) =>
    [...document.querySelectorAll(`[aria-label="${name}"] .sheet-cell`)].map((one) => one.textContent);
  expect(texts('Kayış')).toEqual(['800: ₺ 80', '1.000: Sorun']);
  expect(texts('X')).toEqual(['800: ₺ 80/100', '1.000: ₺ 9']);
});

test('without KDV the cells show and compare their prices without it, the head says so, and so does the list of a cell', async () => {
  const taxed = {
    ...bearings,
    cells: [
      cell(0, 0, ['10', '30'], sold('1', 157, { vatRateNow: 10 })),
      cell(0, 1, ['20', '47'], sold('2', 288, { vatRateNow: 20 }), sold('3', 270, { vatRateNow: 1 })),
    ],
  };
  const { content } = contentOf([taxed]);
  await openLive(`${path}?kdv=haric`, linkOf(content));
  const texts = () => [...document.querySelectorAll('.sheet-cell b')].map((one) => one.textContent);
  // 157 with 10 % is 142.73 without; 288 with 20 % is 240, which is less than what is left of 270 with 1 %.
  await waitFor(() => expect(texts()).toEqual(['142,73', '240']));
  expect(document.querySelector('.size-sheet-count')).toHaveTextContent('₺ + KDV');
  expect(screen.getByText('Fiyatlara KDV dâhil değildir.')).toBeInTheDocument();
  const back = addressOf(screen.getByRole('link', { name: 'Fiyatları KDV dâhil gösterin' }));
  expect(back.search).toBe('');
  await userEvent.click(sheet('Rulman').getByRole('link', { name: /20 mm/ }));
  const list = screen.getByRole('dialog');
  expect(list).toHaveTextContent('₺240,00 + KDV');
  expect(list).toHaveTextContent('₺267,33 + KDV');
  expect(addressOf(sheet('Rulman').getByRole('link', { name: /20 mm/ })).searchParams.get('kdv')).toBe('haric');
}, 30_000);

test.each([
  ['', 30, 'Ölçü tablosu'],
  ['', 24, 'Kartlar'],
  ['?view=sheets', 24, 'Ölçü tablosu'],
  ['?view=cards', 30, 'Kartlar'],
  ['?gorunum=kart', 30, 'Kartlar'],
  ['?view=table', 30, 'Tablo'],
])('the address says the view, else the length of the list: %s of %i products', async (query, total, view) => {
  await open(query, undefined, total);
  const views = within(screen.getByRole('navigation', { name: 'Görünüm' }));
  expect(views.getByRole('link', { current: true })).toHaveTextContent(view);
  expect(document.querySelectorAll('.size-sheet').length > 0).toBe(view === 'Ölçü tablosu');
  expect(document.querySelectorAll('.product-card').length > 0).toBe(view === 'Kartlar');
});

test('filters and typed sizes dim cells, which stay links in their places, and come first by kinds', async () => {
  await open('?size=20+x+47&f.kapak=zz', [{ ...belts, matching: 0 }, dimmed]);
  const names = [...document.querySelectorAll('.size-sheet')].map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Rulman', 'Kayış']);
  const cells = [...document.querySelectorAll<HTMLElement>('[aria-label="Rulman"] .sheet-cell')];
  expect(cells.map((one) => one.dataset.dim !== undefined)).toEqual([true, false]);
  expect(cells[0]).toHaveTextContent('62 serisi, 10 mm: ₺ 157, seçime uymuyor');
  expect(sheet('Rulman').getByText('28 üründen 1 tanesi')).toBeInTheDocument();
  // Without scripts the field is a form that keeps what is chosen.
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ölçü ya da kod' });
  expect(field).toHaveValue('20 x 47');
  expect([...new FormData(field.form ?? undefined)]).toEqual([
    ['f.kapak', 'zz'],
    ['size', '20 x 47'],
  ]);
  expect(screen.getByText('1 ürün bu ölçüde')).toHaveAttribute('role', 'status');
});

test('with scripts a cell opens its products with prices and buttons, and Escape leads back to it', async () => {
  openLive(path, linkOf(contentOf().content));
  const link = await screen.findByRole('link', { name: '62 serisi, 20 mm: 2 ürün, en az ₺ 270' });
  const user = userEvent.setup();
  await user.click(link);
  const box = within(screen.getByRole('dialog', { name: '62 serisi, 20 mm ürünleri' }));
  expect(document.querySelector('.cell-products header')).toHaveTextContent('20 x 47 mm62 serisi, 20 mm');
  expect(box.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'K-22RS₺285,50Ekle: K-2',
    'K-3ZZ₺270,00Ekle: K-3',
  ]);
  expect(box.getByRole('link', { name: 'K-3' })).toHaveAttribute('href', '/products/3');
  expect(box.getAllByRole('button', { name: /^Ekle\s*: K-3$/ })[0]).toHaveValue('3 1');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(link).toHaveFocus();
});

test('with scripts a size is asked for while it is typed, and the field keeps what is typed', async () => {
  const { content, asked } = contentOf();
  const router = openLive(path, linkOf(content));
  const field = await screen.findByRole('textbox', { name: 'Ölçü ya da kod' });
  const user = userEvent.setup();
  await user.type(field, '20 x 47');
  await expect.poll(() => router.state.location.search, patient).toBe('?size=20+x+47');
  expect(field).toHaveValue('20 x 47');
  expect(asked.length).toBeGreaterThan(1);
  await user.click(await screen.findByRole('link', { name: 'Ölçüyü sil' }));
  await expect.poll(() => router.state.location.search, patient).toBe('');
  await expect
    .poll(() => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ölçü ya da kod' }).value, patient)
    .toBe('');
});
