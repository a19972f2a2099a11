import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

// Test files share the document.
const categories = [{ id: 'rulmanlar', name: 'Rulmanlar' }];
const rulman = { id: 'rulman', name: 'Rulman' };
const kaplin = { id: 'kaplin', name: 'Kaplin' };
const type = {
  attribute: { id: 'rulman-tipi', name: 'Rulman tipi', unit: null },
  choices: [
    { value: 'sabit', name: 'Sabit bilyalı', count: 7 },
    { value: 'oynak', name: 'Oynak makaralı', count: 0 },
  ],
  range: null,
  from: null,
  to: null,
  without: null,
};
const bore = {
  attribute: { id: 'iç-çap', name: 'İç çap d', unit: { symbol: 'mm' } },
  choices: [],
  range: { low: 20, high: 50, values: [20, 25, 50], histogram: [1, 2, 0, 0, 0, 0, 0, 1] },
  from: null,
  to: null,
  without: null,
};
const facets = {
  total: 14,
  kinds: [
    { kind: kaplin, count: 2 },
    { kind: rulman, count: 12 },
  ],
  specs: [type, bore],
  price: { count: 8, low: 210, high: 690, histogram: [1, 0, 0, 0, 0, 0, 0, 7] },
  availability: [],
};
const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
const nodes = [{ id: '1', name: 'Rulman 6204', price: 285, description: 'x' }];

const open = (query: string, { count = 9, more = {} }: { count?: number; more?: object } = {}) => {
  const asked: Record<string, unknown>[] = [];
  const products = (args: Record<string, unknown>) => {
    asked.push(args);
    const blank = { description: '', image: null, picture: null };
    const shown = count > 0 ? nodes.map((node) => ({ ...blank, ...node })) : [];
    return { nodes: shown, pageInfo, totalCount: count, isCountExact: true, facets: { ...facets, ...more } };
  };
  const page = openPage(`/categories/rulmanlar${query}`, { categories, queries: { products } });
  return page.then(() => ({ asked: asked[0] }));
};
const filters = () => screen.getByRole('region', { name: 'Filtreler' });
const hrefOf = (name: string) =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'https://x.example');

test('the filters stand beside the list with counts, and can be sent without scripts', async () => {
  await open('?order=name');
  const form = filters().querySelector('form');
  expect(form).toHaveAttribute('action', '/categories/rulmanlar');
  expect(within(filters()).getByRole('checkbox', { name: 'Sabit bilyalı 7 ürün' })).toBeEnabled();
  expect(within(filters()).getByRole('checkbox', { name: 'Oynak makaralı 0 ürün' })).toBeDisabled();
  const range = within(filters()).getByRole('group', { name: 'İç çap d' });
  expect(within(range).getByRole('textbox', { name: 'En az' })).toHaveAttribute('placeholder', '20');
  expect(within(range).getByRole('slider', { name: 'İç çap d, en çok' })).toHaveAttribute('aria-valuetext', '50 mm');
  expect(within(filters()).getByRole('checkbox', { name: 'Fiyatı olanlar 8 ürün' })).toBeInTheDocument();
  expect(within(filters()).getByRole('button', { name: 'Uygula' })).toHaveAttribute('type', 'submit');
  if (!form) throw new Error('No form.');
  expect([...new FormData(form)].filter(([, value]) => value)).toEqual([['order', 'name']]);
});

test('the filters of the address are asked for and shown as chips, each of which leads to the list without it', async () => {
  const more = {
    specs: [
      { ...type, without: 12 },
      { ...bore, from: 20, to: 40, without: 10 },
    ],
  };
  const { asked } = await open(
    '?kind=rulman&f.rulman-tipi=sabit&min.iç-çap=2+cm&max.iç-çap=40&price=known&order=name&after=c1',
    { more },
  );
  expect(asked).toMatchObject({
    categoryId: 'rulmanlar',
    priced: true,
    filter: {
      kindIds: ['rulman'],
      specs: [
        { attributeId: 'iç-çap', range: { from: '2 cm', to: '40' } },
        { attributeId: 'rulman-tipi', anyOf: ['sabit'] },
      ],
    },
  });
  const chips = within(screen.getByRole('list', { name: 'Seçilen filtreler' })).getAllByRole('link');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'Sabit bilyalı',
    'İç çap d: 20–40\u00a0mm',
    'Fiyatı olanlar',
    'Tümünü temizle',
  ]);
  expect(hrefOf('Sabit bilyalı filtresini kaldır').searchParams.has('f.rulman-tipi')).toBe(false);
  expect(hrefOf('Sabit bilyalı filtresini kaldır').searchParams.get('after')).toBeNull();
  expect(hrefOf('İç çap d: 20–40\u00a0mm filtresini kaldır').search).toBe(
    '?kind=rulman&f.rulman-tipi=sabit&price=known&order=name',
  );
  expect(hrefOf('Tümünü temizle').search).toBe('?order=name&kind=rulman');
  expect(screen.getByText('9 ürün').parentElement).toHaveTextContent('12 rulman içinden 9 ürün');
  expect(within(filters()).getByRole('checkbox', { name: 'Sabit bilyalı 7 ürün' })).toBeChecked();
});

test('documents are offered that some products have, and each chosen kind is a chip', async () => {
  const documents = [
    { kind: 'DATA_SHEET', count: 14, isExact: true },
    { kind: 'CERTIFICATE', count: 14, isExact: true },
    { kind: 'CAD_MODEL', count: 3, isExact: true },
  ];
  const { asked } = await open('?belge=model&belge=resim&belge=yok', { more: { documents } });
  expect(asked).toMatchObject({ filter: { documentKinds: ['CAD_MODEL', 'DRAWING'] } });
  const boxes = within(within(filters()).getByRole('group', { name: 'Belge' })).getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    '3B modeli olanlar 3 ürün',
    'Teknik resmi olanlar 0 ürün',
  ]);
  for (const box of boxes) expect(box).toBeChecked();
  expect(hrefOf('3B modeli olanlar filtresini kaldır').search).toBe('?belge=resim&belge=yok');
  expect(screen.getByRole('alert')).toHaveTextContent('Belge: “yok” okunamadı, bu filtre uygulanmadı.');
});

test('what is ticked stands before what is measured, in the filters and among the chosen', async () => {
  const more = {
    specs: [
      { ...bore, from: 20, to: 40, without: 10 },
      { ...type, without: 12 },
    ],
  };
  await open('?f.rulman-tipi=sabit&min.iç-çap=20&max.iç-çap=40', { more });
  const names = [...filters().querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(names).toEqual([type.attribute.name, bore.attribute.name, 'Fiyat']);
  const [first] = within(screen.getByRole('list', { name: 'Seçilen filtreler' })).getAllByRole('link');
  expect(first).toHaveTextContent('Sabit bilyalı');
});

test('kinds are links in the page’s head, each with filters of its own', async () => {
  await open('?kind=rulman&f.rulman-tipi=sabit&order=name');
  const kinds = within(screen.getByRole('navigation', { name: 'Ürün türleri' })).getAllByRole('link');
  expect(kinds.map((kind) => [kind.textContent, kind.getAttribute('aria-current')])).toEqual([
    ['Tümü 14', null],
    ['Kaplin 2', null],
    ['Rulman 12', 'true'],
  ]);
  expect(hrefOf('Kaplin 2').search).toBe('?order=name&kind=kaplin');
});

test('search engines index the whole list alone', async () => {
  const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');
  const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  await open('');
  expect([robots(), canonical()]).toEqual([undefined, expect.stringMatching(/\/categories\/rulmanlar$/)]);
  await open('?f.rulman-tipi=sabit');
  expect([robots(), canonical()]).toEqual(['noindex', expect.stringMatching(/\/categories\/rulmanlar$/)]);
});

test('where nothing is left, the filter that excludes most can be removed', async () => {
  const more = {
    specs: [
      { ...type, without: 2 },
      { ...bore, range: null, from: 40, without: 3 },
    ],
  };
  await open('?f.rulman-tipi=sabit&min.iç-çap=40', { count: 0, more });
  expect(screen.getByText('Bu filtrelerle ürün yok.')).toBeInTheDocument();
  expect(hrefOf('İç çap d: en az 40\u00a0mm filtresini kaldırın: 3 ürün').search).toBe('?f.rulman-tipi=sabit');
  expect(within(filters()).getByRole('textbox', { name: 'En az', description: 'mm' })).toHaveValue('40');
});

test('a choice that no longer exists leaves nothing, and the list says so', async () => {
  await open('?f.rulman-tipi=eski', { count: 0 });
  expect(screen.getByText('Bu filtrelerle ürün yok.')).toBeInTheDocument();
  expect(hrefOf('Tümünü temizle').search).toBe('');
});

test.each([
  { specs: [], kinds: [{ kind: rulman, count: 9 }], price: null },
  { specs: [], kinds: [], price: { count: 1, low: 5, high: 5, histogram: [] } },
])('a list with nothing to choose has no filters: %j', async (more) => {
  await open('', { more });
  expect(screen.queryByRole('region', { name: 'Filtreler' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Ürün türleri' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Filtrele/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Rulmanlar' })).toBeInTheDocument();
});

test('the first options are shown, and the others on request, unless one of them is chosen', async () => {
  const choices = Array.from({ length: 12 }, (_, at) => ({ value: `o${at}`, name: `Seçenek ${at}`, count: 1 }));
  const rest = () => filters().querySelector('details');
  await open('', { more: { specs: [{ ...type, choices }] } });
  expect([rest()?.open, rest()?.querySelectorAll('input').length]).toEqual([false, 6]);
  await open('?f.rulman-tipi=o11', { more: { specs: [{ ...type, choices }] } });
  expect(rest()?.open).toBe(true);
});

test('a value that could not be read is named, its field keeps it, and the next choice forgets it', async () => {
  await open('?kind=rulman&f.rulman-tipi=sabit&okunmadi=min.iç-çap:20+bar&okunmadi=price-max:ucuz');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'İç çap d: “20 bar” okunamadı, bu filtre uygulanmadı. Fiyat: “ucuz” okunamadı, bu filtre uygulanmadı.',
  );
  const field = within(within(filters()).getByRole('group', { name: 'İç çap d' })).getByRole('textbox', {
    name: 'En az',
  });
  expect(field).toHaveValue('20 bar');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('mm “20 bar” burada okunamadı. Bir ölçü yazın: 20, 17,5 ya da 20 mm.');
  expect(
    within(filters())
      .getAllByRole('textbox')
      .filter((one) => one.matches('[aria-invalid]')),
  ).toHaveLength(2);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(hrefOf('Sabit bilyalı filtresini kaldır').search).toBe('?kind=rulman');
});

test('brands are offered, say themselves what they are, and one without products left can be given up', async () => {
  const brands = [
    { brand: 'Aktarlı', count: 3 },
    { brand: 'Devrikan', count: 6 },
  ];
  await open('?brand=Devrikan&brand=Eskimiş', { more: { brands } });
  const group = within(filters()).getByRole('group', { name: 'Marka' });
  expect(within(group).getByRole('checkbox', { name: 'Aktarlı 3 ürün' })).not.toBeChecked();
  expect(within(group).getByRole('checkbox', { name: 'Devrikan 6 ürün' })).toBeChecked();
  expect(within(group).getByRole('checkbox', { name: 'Eskimiş 0 ürün' })).toBeChecked();
  expect(hrefOf('Devrikan filtresini kaldır').searchParams.getAll('brand')).toEqual(['Eskimiş']);
});

test('a brand that all products have is no choice', async () => {
  await open('', { more: { brands: [{ brand: 'Devrikan', count: 14 }] } });
  expect(within(filters()).queryByRole('group', { name: 'Marka' })).toBeNull();
});

test('where values lie below zero, the field has the keys for a minus', async () => {
  const cold = { ...bore, range: { ...bore.range, low: -40 } };
  await open('');
  expect(filters().querySelector('input[name="min.iç-çap"]')).toHaveAttribute('inputmode', 'decimal');
  await open('', { more: { specs: [type, cold] } });
  expect(filters().querySelector('input[name="min.iç-çap"]')).toHaveAttribute('inputmode', 'text');
});
