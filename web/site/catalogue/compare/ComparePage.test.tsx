import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';
import { mostCompared } from './comparedIds.ts';

const spec = (name: string, text: string, group: string | null = 'Ölçüler', base?: number) => ({
  attribute: { id: name, name, kind: 'TEXT', options: [], version: 1 },
  group,
  key: false,
  text,
  values: [
    base === undefined
      ? { __typename: 'TextValue', typed: text }
      : { __typename: 'NumberValue', number: base, base, unit: null },
  ],
});
const bearing = (id: string, name: string, specs: object[]) => ({ id, name, price: 285, specs });
const products = [
  bearing('1', 'Rulman 6204-2RS', [
    spec('İç çap', '20 mm', 'Ölçüler', 20),
    spec('Kapak', '2RS', 'Yapı'),
    spec('Standart', 'ISO 15', null),
  ]),
  bearing('2', 'Rulman 6204-ZZ', [
    spec('İç çap', '2 cm', 'Ölçüler', 20),
    spec('Kapak', 'ZZ', 'Yapı'),
    spec('Standart', 'ISO 15', null),
  ]),
  bearing('3', 'Rulman 6205', [spec('İç çap', '25 mm', 'Ölçüler', 25), spec('Yağ', 'Gres', null)]),
];

// Test files share the document.
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
const cellSpan = (cell: Element) => (cell instanceof HTMLTableCellElement ? cell.colSpan : 0);
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('products stand side by side, and values that differ from the first product’s are marked', async () => {
  const { head } = await openPage('/karsilastir?u=1&u=2&u=3', { products });
  // A value that nobody has entered is no difference, and not equal either.
  expect(screen.getByText(/3 ürün, 4 özellik; 2 özellik farklı\./)).toBeInTheDocument();
  expect(rows()).toEqual([
    ['', 'Rulman 6204-2RS₺285,00', 'Rulman 6204-ZZ₺285,00', 'Rulman 6205₺285,00'],
    ['Listeyi temizle', ...['6204-2RS', '6204-ZZ', '6205'].map((code) => `Teklif listesine ekle: Rulman ${code}`)],
    ['Fiyat'],
    ['Birim fiyat', '285,00', '285,00', '285,00', ''],
    ['Standart', 'ISO 15', 'ISO 15', '–Belirtilmemiş', ''],
    ['Ölçüler'],
    ['İç çap', '20 mm', '2 cm', '25 mm (farklı)', ''],
    ['Yapı'],
    ['Kapak', '2RS', 'ZZ (farklı)', '–Belirtilmemiş', ''],
    // What one product alone has stands behind what can be compared.
    ['Yalnız C'],
    ['Yağ', '–Belirtilmemiş', '–Belirtilmemiş', 'Gres', ''],
  ]);
  expect(head).toContain('<meta name="robots" content="noindex"');
});

test('equal values can be left out, by an address that can be passed on', async () => {
  await openPage('/karsilastir?u=1&u=2', { products });
  expect(linkTo('Yalnız farklar: kapalı')).toBe('/karsilastir?u=1&u=2&fark=1');
  await openPage('/karsilastir?u=1&u=2&fark=1', { products });
  expect(rows().slice(4)).toEqual([['Yapı'], ['Kapak', '2RS', 'ZZ (farklı)', '']]);
  expect(screen.getByText(/Aynı olan 2 özellik gizlendi\./)).toBeInTheDocument();
  expect(linkTo('Yalnız farklar: açık')).toBe('/karsilastir?u=1&u=2&fark=0');
  expect(document.querySelector('details.compare-same')?.textContent).toBe(
    'Aynı olan 2 özellikStandartISO 15İç çap20 mm',
  );
});

test('products are taken out and added by links', async () => {
  await openPage('/karsilastir?u=1&u=2', { products });
  expect(linkTo('Rulman 6204-ZZ ürününü çıkar')).toBe('/karsilastir?u=1');
  expect(within(screen.getByRole('table')).getByRole('link', { name: 'Ürün ekleyin' })).toHaveAttribute(
    'href',
    '#urun-ekleyin',
  );
  expect(linkTo('Rulman 6205 ürününü ekle')).toBe('/karsilastir?u=1&u=2&u=3');
  // A phone takes them out in a sheet, closed at first.
  const inSheet = screen.getByRole('link', { name: 'Rulman 6204-ZZ ürününü karşılaştırmadan çıkar', hidden: true });
  expect(inSheet).toHaveAttribute('href', '/karsilastir?u=1');
  await openPage('/karsilastir?u=1', { products });
  // Every row has as many columns as the head, which keeps a place for another product.
  const widths = within(screen.getByRole('table')).getAllByRole('row');
  expect(
    new Set(widths.slice(3).map(({ children }) => [...children].reduce((sum, cell) => sum + cellSpan(cell), 0))),
  ).toEqual(new Set([3]));
  expect(screen.getByText('Karşılaştırmak için bir ürün daha ekleyin.')).toBeInTheDocument();
});

test('an address with too many products, or with unknown ones, does no harm', async () => {
  await openPage('/karsilastir?u=1&u=1&u=yok&u=&u=2&u=3&u=4', { products });
  expect(screen.getAllByRole('columnheader', { name: /Rulman/ })).toHaveLength(3);
  const { status } = await openPage('/karsilastir?u=yok', { products });
  expect(status).toBe(200);
  expect(screen.getByText('Karşılaştırılacak ürün yok.')).toBeInTheDocument();
});

test('a product leads to its comparison', async () => {
  await openPage('/products/1', { products });
  expect(linkTo('Karşılaştır')).toBe('/karsilastir?u=1');
});

const drawnProduct = (id: string, stockCode: string, letters: string[], kind = 'vana') => ({
  ...{ ...bearing(id, `Küresel Vana ${stockCode}`, []), stockCode, kind: { id: kind, section: 'VALVE' } },
  section: { svg: '', letters: letters.map((letter) => ({ letter })) },
});

test('the key of a drawing names each product in one piece, with its own line, and says which are not drawn', async () => {
  const letters = ['DN', 'L', 'H'];
  const valves = [
    drawnProduct('1', 'KV 1 1/2 M B 3', letters),
    drawnProduct('2', 'KV 2', ['DN', 'L']),
    drawnProduct('3', 'KV 3/4', letters),
    drawnProduct('4', '6204', ['d'], 'rulman'),
  ];
  const content = (overlay: object | null) => ({ products: valves, queries: { sectionOverlay: () => overlay } });
  await openPage('/karsilastir?u=1&u=2&u=3&u=4', content({ svg: '<svg/>', letters: ['L'], productIds: ['1', '3'] }));
  const key = within(screen.getByRole('figure')).getAllByRole('listitem');
  expect(
    key.map((item) => [[...item.children].slice(1).map(({ textContent }) => textContent), { ...item.dataset }]),
  ).toEqual([
    [['A', 'KV 1 1/2 M B 3'], { place: '0', solid: 'true' }],
    [['C', 'KV 3/4'], { place: '2' }],
  ]);
  expect(screen.getByRole('figure')).toHaveTextContent(
    'Farklı ölçüler: L. B çizilmedi: H belirtilmemiş. D çizilmedi: türü başka.',
  );
  await openPage('/karsilastir?u=1&u=2', content(null));
  expect(screen.getByText('Kesitler üst üste çizilmedi. B çizilmedi: H belirtilmemiş.')).toBeInTheDocument();
});

test('no two products of a drawing have the same line', () => {
  const css = readFileSync('web/site/catalogue/compare/CompareOverlay.css', 'utf8');
  const dashes = [...css.matchAll(/--overlay-dash: ([^;]+);/g)].map(([, dash]) => dash);
  expect([dashes.length, new Set(dashes).size]).toEqual([mostCompared - 1, mostCompared - 1]);
});
