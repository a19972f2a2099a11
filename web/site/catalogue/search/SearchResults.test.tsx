import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const nodes = [
  { id: '1', name: 'İğneli Rulman', categoryId: 'rulmanlar', price: 285 },
  { id: '2', name: 'Çelik Bilya', categoryId: 'rulmanlar', price: 12 },
  { id: '3', name: 'Rulman Yatağı', categoryId: 'rulmanlar', price: 645 },
  { id: '4', name: 'Rulman Çektirmesi', categoryId: 'aletler', price: 540 },
];
const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
const categories = [
  { id: 'rulmanlar', name: 'Rulmanlar' },
  { id: 'aletler', name: 'El Aletleri' },
];
const facets = {
  total: 4,
  kinds: [],
  specs: [],
  price: { count: 4, low: 12, high: 645, histogram: [1, 1] },
  availability: [],
};
const whole = { totalCount: 1240, isCountExact: true, didYouMean: null, facets, categoryCounts: [] };
const search = (found: object, query = '') => {
  const products = () => ({ ...whole, nodes, pageInfo, ...found });
  return openPage(`/products?q=rulman${query}`, { categories, queries: { products } });
};
const counts = (isExact: boolean) => categories.map((category) => ({ category, count: 620, isExact }));

test.each([
  [true, '“rulman” için 1.240 ürün', 'Tüm kategoriler 1.240', 'Rulmanlar 620'],
  [false, '“rulman” için 1.240+ ürün', 'Tüm kategoriler', 'Rulmanlar 620+'],
])('the number of results says whether it is exact (%s)', async (isExact, title, all, narrowed) => {
  await search({ isCountExact: isExact, categoryCounts: counts(isExact) });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: all })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: narrowed })).toBeInTheDocument();
});

test('nothing is offered twice, and nothing that leaves no choice', async () => {
  await search({ categoryCounts: counts(true).slice(0, 1) });
  expect(screen.queryByRole('navigation', { name: 'Kategoriye göre süz' })).toBeNull();
  expect(document.querySelector('.list-summary')).toBeNull();
  const filters = screen.getByRole('region', { name: 'Filtreler' });
  expect(within(filters).getByRole('checkbox', { name: 'Fiyatı olanlar 4 ürün' })).toBeInTheDocument();
  const tools = screen.getByRole('form', { name: 'Listeyi düzenle' });
  expect(within(tools).getAllByRole('combobox')).toEqual([screen.getByRole('combobox', { name: 'Sırala' })]);
  expect(within(tools).getByRole('combobox')).toHaveDisplayValue('En uygun');
});

test('of too many results filters say how many there are at least, and a chosen category can be left', async () => {
  const availability = [
    { availability: 'IN_STOCK', count: 0 },
    { availability: 'ON_ORDER', count: 9 },
  ];
  const more = { facets: { ...facets, isExact: false, availability }, categoryCounts: counts(true).slice(0, 1) };
  await search({ ...more, isCountExact: false }, '&category=rulmanlar');
  const filters = within(screen.getByRole('region', { name: 'Filtreler' }));
  expect(filters.getByRole('checkbox', { name: 'Fiyatı olanlar 4+ ürün' })).toBeEnabled();
  expect(filters.getByRole('checkbox', { name: 'Stokta 0+ ürün' })).toBeEnabled();
  expect(screen.getByRole('link', { name: /^Tüm kategoriler/ })).toBeInTheDocument();
});

test.each([
  ['', 3, false],
  ['', 4, true],
  ['&price=known', 1, true],
])('so few products that they are seen at a glance have no tools: %s %i', async (query, count, hasTools) => {
  await search({ nodes: nodes.slice(0, count), totalCount: count }, query);
  expect(document.querySelectorAll('.product-card')).toHaveLength(count);
  for (const tools of [screen.queryByRole('combobox'), screen.queryByRole('region', { name: 'Filtreler' })])
    expect(tools !== null).toBe(hasTools);
  expect(screen.queryByText('Aradığınız parça burada yok mu?') === null).toBe(hasTools);
});

const category = { id: 'rulmanlar', name: 'Rulmanlar' };
const partial = {
  nodes,
  edges: [{ missingWords: ['60 mm', 'npn'] }],
  pageInfo,
  totalCount: 9,
  isCountExact: true,
  isPartial: true,
  didYouMean: 'rulman 6206',
  categoryCounts: [],
};

test.each(['', '&gorunum=tablo'])('partial results say so, and each names what it lacks (%s)', async (view) => {
  const more = {
    queries: { products: () => partial },
    products: [],
    categories: [category],
  };
  await openPage(`/products?q=rulman+60+mm+npn${view}`, more);
  expect(screen.getByRole('heading', { level: 1, name: '“rulman 60 mm npn”' })).toBeInTheDocument();
  const told = 'Bu kelimelerin hepsi geçen ürün yok; 9 üründe bir kısmı geçiyor.';
  expect(screen.getByText(told, { selector: '.lede' })).toBeInTheDocument();
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(statuses).toContain(`“rulman 60 mm npn”. ${told}`);
  expect(document.querySelector('.missing-words')).toHaveTextContent('Geçmiyor: 60 mm, npn');
  expect(screen.getByText(/demek istediniz/)).toHaveTextContent('rulman 6206 mı demek istediniz?');
  expect(screen.getByRole('link', { name: 'rulman 6206' })).toHaveAttribute('href', '/products?q=rulman%206206');
});

test('nothing found is no partial result, and the code that was meant is asked about', async () => {
  const none = { ...partial, nodes: [], edges: [], totalCount: 0, didYouMean: '6204', facets: null };
  await openPage('/products?q=6240', { queries: { products: () => none } });
  expect(screen.getByRole('heading', { level: 1, name: '“6240” için 0 ürün' })).toBeInTheDocument();
  expect(screen.queryByText(/hepsi geçen ürün yok/)).toBeNull();
  expect(screen.getByText(/demek istediniz/)).toHaveTextContent('6204 mü demek istediniz?');
});

test('a filter of the whole catalogue narrows it, and says so', async () => {
  const asked: object[] = [];
  const found = { nodes, pageInfo, totalCount: 1, isCountExact: true, didYouMean: null };
  const counted = { ...found, categoryCounts: [{ category, count: 1, isExact: true }] };
  const products = (args: object) => (asked.push(args), counted);
  await openPage('/products?kind=vana&max.cap=20', { categories: [category], queries: { products } });
  expect(asked[0]).toMatchObject({
    search: null,
    filter: { kindIds: ['vana'], specs: [{ attributeId: 'cap', range: { to: '20' } }] },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Seçiminize uyan 1 ürün' })).toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', expect.stringMatching(/\/products$/));
});

test('a selection of the whole catalogue that is empty leads on', async () => {
  const none = { nodes: [], pageInfo, totalCount: 0, isCountExact: true, didYouMean: null, facets: null };
  const queries = { products: () => ({ ...none, categoryCounts: [] }) };
  await openPage('/products?category=yok', { categories: [category], queries });
  expect(screen.getByText('Bu seçimle ürün bulunamadı.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Seçimleri kaldırın' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('link', { name: 'Bu parçayı bize sorun' })).toHaveAttribute('href', '/contact');
});

const reference = { maker: 'Rulmaş', code: '6204-2RSH', relation: 'FORM_FIT_FUNCTION', checkedAt: '2026-11-03' };
const matched = (...by: (object | null)[]) => ({
  ...whole,
  facets: null,
  totalCount: by.length,
  pageInfo,
  nodes: nodes.slice(0, by.length),
  edges: by.map((matchedBy) => ({ missingWords: [], matchedBy })),
});

test('products found by the code of another maker stand first, and say why and when they were compared', async () => {
  const found = matched(reference, { ...reference, relation: 'SIMILAR', checkedAt: null }, null);
  await openPage('/products?q=rulmaş+6204-2rsh', { queries: { products: () => found }, categories: [category] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“rulmaş 6204-2rsh” için 2 karşılık');
  const hits = screen.getByRole('region', { name: 'Aranan kodun karşılıkları' });
  const rows = within(hits).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Rulmaş 6204-2RSH yerine ?Ölçüsü ve işlevi aynıİğneli Rulman/);
  expect(rows[1]).toHaveTextContent(/Rulmaş 6204-2RSH koduna ?BenzerÇelik Bilya/);
  expect(rows[1]).toHaveTextContent('Benzer, ölçüleri karşılaştırın.');
  expect(hits).toHaveTextContent('karşılıklar üretici kataloglarına göre 03.11.2026 günü denetlenmiştir.');
  expect(screen.getByRole('heading', { level: 2, name: 'Öteki ürünler' })).toBeInTheDocument();
  expect([...document.querySelectorAll('.product-card-name')].map(({ textContent }) => textContent)).toEqual([
    'Rulman Yatağı',
  ]);
  expect(screen.getByText('Aradığınız karşılık bunlar değil mi?')).toBeInTheDocument();
});

test('a code of another maker is followed by own codes with its figures, each once', async () => {
  const found = matched(reference);
  const [, other] = nodes;
  const own = { ...whole, nodes: [nodes[0], { ...other, stockCode: '6204-ZZ' }, nodes[2]], pageInfo, totalCount: 3 };
  const queries = { products: ({ search }: { search?: string }) => (search === '6204' ? own : found) };
  await openPage('/products?q=rulmaş+6204-2rsh', { queries, categories: [category] });
  const others = screen.getByRole('region', { name: 'Kodunda 6204 geçen öteki ürün' });
  expect(within(others).getByRole('link')).toHaveTextContent('Çelik Bilya');
});

test('an own code stands before the codes of other makers, and the title counts products', async () => {
  const found = matched(null, reference);
  await openPage('/products?q=6204', { queries: { products: () => found }, categories: [category] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“6204” için 2 ürün');
  const [own, hit] = [document.querySelector('.product-card'), document.querySelector('.foreign-hit')];
  expect(own && hit && own.compareDocumentPosition(hit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Aradığınız karşılık bunlar değil mi?')).toBeNull();
});
