import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

// Test files share the document.
const vana = { id: 'vana', name: 'Vana', section: 'GATE_VALVE' };
const pompa = { id: 'pompa', name: 'Pompa' };
const facet = (id: string, kind: string, more: object) => ({
  attribute: { id, name: id, kind, unit: null },
  ofKind: null,
  choices: [],
  range: null,
  from: null,
  to: null,
  coversFrom: null,
  coversTo: null,
  without: null,
  ...more,
});
const size = facet('Anma çapı', 'OPTION', {
  ofKind: vana,
  choices: [
    { value: 'dn50', name: 'DN50', count: 2 },
    { value: 'dn80', name: 'DN80', count: 0 },
  ],
});
const flow = facet('Debi', 'NUMBER', { ofKind: pompa, choices: [{ value: '3,5', name: '3,5', count: 1 }] });
const heat = {
  ...facet('Çalışma sıcaklığı', 'RANGE', {}),
  attribute: { id: 'ısı', name: 'Çalışma sıcaklığı', kind: 'RANGE', unit: { symbol: '°C' } },
  range: { low: -20, high: 180, values: [-20, 180], histogram: [1, 1, 1, 1, 1, 1, 1, 1] },
};
const facets = {
  total: 7,
  kinds: [
    { kind: pompa, count: 2, product: { id: '9', image: '/uploads/pompa.svg', picture: null } },
    { kind: vana, count: 5, product: null },
  ],
  kind: null,
  specs: [heat, size, flow],
  price: null,
  availability: [],
  leadTimes: [{ days: 7, count: 4 }],
};
const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
const product = (id: string, name: string) => ({
  id,
  name,
  description: '',
  price: 5,
  image: null,
  picture: null,
  stockCode: `K-${id}`,
  specs: [],
});
const groups = [
  { kind: vana, count: 5, products: [product('1', 'Küresel Vana'), product('2', 'Çek Valf')] },
  { kind: pompa, count: 1, products: [product('3', 'Dalgıç Pompa')] },
];

const open = async (query: string, more: object = {}, page: object = {}) => {
  const asked: Record<string, unknown>[] = [];
  const nodes = groups.flatMap(({ products }) => products);
  const products = (args: Record<string, unknown>) => {
    asked.push(args);
    return { nodes, groups, pageInfo, totalCount: 6, isCountExact: true, facets: { ...facets, ...more }, ...page };
  };
  await openPage(`/categories/şişe${query}`, { categories: [{ id: 'şişe', name: 'Şişe' }], queries: { products } });
  return asked[0];
};
const filters = () => within(screen.getByRole('region', { name: 'Filtreler' }));
const searchOf = (link: HTMLElement | undefined) =>
  decodeURIComponent(new URL(link?.getAttribute('href') ?? '', 'https://x.example').search).replaceAll('+', ' ');

test('filters stand in groups: what kinds share first, then what each has, with sizes as chips', async () => {
  await open('');
  const heads = filters().getAllByRole('heading', { level: 3 });
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Ortak', 'Vana5 ürün', 'Pompa2 ürün']);
  const names = [...document.querySelectorAll('.filter-form legend')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Çalışma sıcaklığı', 'Teslim süresi, en çok', 'Anma çapı', 'Debi']);
  expect(filters().getByRole('checkbox', { name: 'DN50 2 ürün' })).toBeEnabled();
  expect(filters().getByRole('checkbox', { name: 'DN80 0 ürün' })).toBeDisabled();
  expect(filters().getByRole('radio', { name: 'Fark etmez' })).toBeChecked();
  expect(filters().getByRole('radio', { name: '7 gün 4 ürün' })).toHaveAttribute('value', '7');
  const tiles = within(screen.getByRole('navigation', { name: 'Ürün türleri' })).getAllByRole('link');
  // A picture of one product would be a grey spot: a kind without a section is named alone.
  expect(tiles.map((tile) => [tile.textContent, tile.querySelector('img, svg') !== null])).toEqual([
    ['Tümü 7', false],
    ['Pompa 2', false],
    ['Vana 5', true],
  ]);
});

test.each([
  ['Çalışma sıcaklığı', 'Hangi değerde çalışsın?'],
  ['Ölçme aralığı (sıcaklık)', 'Hangi değeri ölçsün?'],
])('the range “%s” is asked for by “%s”', async (name, question) => {
  await open('', { specs: [{ ...heat, attribute: { ...heat.attribute, name } }] });
  expect(filters().getByRole('textbox', { name: question })).toBeInTheDocument();
});

test('a range is asked for what it contains, and waiting is a filter: both are read, sent and named', async () => {
  const asked = await open('?kapsar.ısı=80&teslim=7', {
    specs: [{ ...heat, coversFrom: 80, coversTo: 80, without: 7 }],
  });
  expect(asked).toMatchObject({ filter: { leadDays: 7, specs: [{ attributeId: 'ısı', covers: '80' }] } });
  expect(filters().getByRole('textbox', { name: 'Hangi değerde çalışsın?' })).toHaveValue('80');
  const chips = within(screen.getByRole('list', { name: 'Seçilen filtreler' })).getAllByRole('link');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'Çalışma sıcaklığı: 80\u00a0°C’de çalışır',
    'En çok 7 günde',
    'Tümünü temizle',
  ]);
  expect(chips.map((chip) => searchOf(chip))).toEqual(['?teslim=7', '?kapsar.ısı=80', '']);
});

test('a choice that one kind alone has makes the list one of that kind, and says how to leave it', async () => {
  await open('?kapsar.ısı=80&f.Anma+çapı=dn50', {
    kind: vana,
    specs: [{ ...size, without: 5 }, heat],
  });
  const chips = within(screen.getByRole('list', { name: 'Seçilen filtreler' })).getAllByRole('link');
  expect(chips.slice(0, 2).map((chip) => chip.textContent)).toEqual(['Vana', 'DN50']);
  expect(searchOf(screen.getByRole('link', { name: 'DN50 filtresini kaldır' }))).toContain('kind=vana');
  expect(filters().getByText(/yalnız Vana türünde var/)).toHaveTextContent('“DN50” yalnız Vana türünde var.');
  expect(searchOf(filters().getByRole('link', { name: 'Bu türe geçin: Pompa' }))).toBe('?kapsar.ısı=80&kind=pompa');
  expect(screen.getByRole('link', { name: /^Vana/, current: true })).toBeInTheDocument();
});

test('products stand under their kinds, whose names lead to all of them with the filters chosen', async () => {
  const asked = await open('?teslim=7');
  expect(asked).not.toMatchObject({ filter: { kindIds: expect.anything() } });
  const section = screen.getByRole('region', { name: 'Vana' });
  expect(section.querySelectorAll('.product-card')).toHaveLength(2);
  expect(searchOf(within(section).getByRole('link', { name: 'Yalnız bu tür: Vana' }))).toBe('?teslim=7&kind=vana');
  await open('?gorunum=tablo');
  const [tables, bars] = [screen.getAllByRole('table'), document.querySelectorAll('.compare-bar')];
  expect([tables.map((table) => table.querySelector('caption')?.textContent), bars.length]).toEqual([
    ['Vana', 'Pompa'],
    1,
  ]);
});

test('a value that nothing knows is named and not passed over in silence', async () => {
  await open('?availability=yarın&teslim=çok&okunmadi=f.eski:1', {});
  expect(screen.getByRole('alert')).toHaveTextContent(
    'eski: “1” okunamadı, bu filtre uygulanmadı. Bulunurluk: “yarın” okunamadı, bu filtre uygulanmadı. ' +
      'Teslim süresi: “çok” okunamadı, bu filtre uygulanmadı.',
  );
});
