import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const file = { url: '/belgeler/1-6204.pdf', format: 'PDF', byteSize: 188_416 };
const facts = { kind: 'DATA_SHEET', language: 'TR', revision: 'B', date: '2026-10-12', file };
const nodes = [
  {
    id: 'b1',
    title: 'Rulman, 62 serisi: ürün föyü',
    ...facts,
    productCount: 13,
    products: [{ id: '1', name: 'Rulman 6204' }],
  },
  {
    id: 'b2',
    title: 'Flanş DN80: sertifika',
    ...facts,
    kind: 'CERTIFICATE',
    productCount: 1,
    products: [{ id: '2', name: 'Flanş' }],
  },
];
const kinds = [
  { kind: 'DATA_SHEET', count: 80, isExact: true },
  { kind: 'CERTIFICATE', count: 2000, isExact: false },
];

async function open(query = '', shown: object[] = nodes) {
  const asked: object[] = [];
  const documents = (args: object) => {
    asked.push(args);
    const pageInfo = { hasNextPage: shown.length > 0, hasPreviousPage: false, endCursor: 'c1' };
    return { nodes: shown, edges: [], pageInfo, totalCount: shown.length, kindCounts: kinds };
  };
  const page = await openPage(`/belgeler${query}`, { queries: { documents } });
  return { page, asked: asked[0] };
}
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

test('each document leads to its file and to a product of it, and says of how many more it is', async () => {
  const { page, asked } = await open();
  expect(asked).toMatchObject({ first: 24 });
  expect(page.status).toBe(200);
  const [first, second] = screen.getAllByRole('listitem').filter((row) => row.closest('.document-rows'));
  if (!first || !second) throw new Error('No rows.');
  expect(within(first).getByRole('link', { name: 'Rulman, 62 serisi: ürün föyü' })).toHaveAttribute('href', file.url);
  expect(within(first).getByRole('link', { name: 'Rulman 6204' })).toHaveAttribute('href', '/products/1');
  expect(first).toHaveTextContent('ve 12 ürün daha');
  expect(second).not.toHaveTextContent('daha');
  expect(screen.getByRole('link', { name: 'Sonraki sayfa' })).toHaveAttribute('href', '/belgeler?after=c1');
});

test('kinds and words narrow the list, and both stay in the address', async () => {
  const { asked } = await open('?tur=sertifika&q=flanş');
  expect(asked).toMatchObject({
    filter: { kind: 'CERTIFICATE', ofProducts: true },
    search: 'flanş',
    orderBy: 'NEWEST',
  });
  expect(screen.getByText('“flanş” için 2 belge')).toHaveAttribute('role', 'status');
  const search = screen.getByRole('search', { name: 'Belge ara' });
  expect([...new FormData(search as HTMLFormElement)]).toEqual([
    ['tur', 'sertifika'],
    ['q', 'flanş'],
  ]);
  expect(linksOf('Belge türleri')).toEqual([
    ['Tümü ', '/belgeler?q=flan%C5%9F', null],
    ['Sertifika ', '/belgeler?tur=sertifika&q=flan%C5%9F', 'true'],
    ['Ürün föyü ', '/belgeler?tur=foy&q=flan%C5%9F', null],
  ]);
});

test('without words the kinds are counted', async () => {
  await open();
  expect(linksOf('Belge türleri').map(([text]) => text)).toEqual(['Tümü 2.080+', 'Sertifika 2.000+', 'Ürün föyü 80']);
});

test('a kind that there is not narrows nothing, and the page says so', async () => {
  const { asked } = await open('?tur=yok');
  expect(asked).toMatchObject({ filter: { kind: null } });
  expect(screen.getByRole('alert')).toHaveTextContent('“yok” diye bir belge türü yok; bütün türler listeleniyor.');
});

test('where nothing is found, the page leads on', async () => {
  await open('?q=yokyok', []);
  expect(screen.getByText('Bu seçimle belge bulunamadı.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tüm belgeler' })).toHaveAttribute('href', '/belgeler');
});
