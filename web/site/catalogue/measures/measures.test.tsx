// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import { MeasureForm } from './MeasureForm.tsx';
import { openPage } from '../../../testing/openPage.ts';
import { linkTo, refuse, type Content } from '../../../testing/fakeServer.ts';

const named = (id: string, name: string) => ({ id, name });
const attribute = (id: string, name: string, more = {}) => ({
  ...named(id, name),
  ...{ kind: 'NUMBER', unit: { symbol: 'mm' }, options: [] },
  ...more,
});
const example = { id: '1', name: '6204', image: null, picture: null };
const bearing = {
  kind: named('rulman', 'Rulman'),
  category: named('rulmanlar-ve-güç', 'Rulmanlar'),
  ...{ productCount: 148, example, drawing: '<svg class="section-svg"><g data-measure="d"></g></svg>' },
  letters: [
    { letter: 'd', exampleText: '20', attribute: attribute('iç-çap', 'İç çap') },
    { letter: 'D', exampleText: '47', attribute: attribute('dış-çap', 'Dış çap') },
  ],
  common: [{ text: '20 x 47', values: ['20', '47'] }],
};
const bolt = {
  ...bearing,
  kind: named('cıvata', 'Cıvata'),
  letters: [
    {
      ...{ letter: 'd', exampleText: 'M8' },
      attribute: attribute('diş', 'Diş', { kind: 'OPTION', unit: null, options: [named('m8', 'M8')] }),
    },
  ],
  common: [{ text: 'M8', values: ['M8'] }],
};
const conditions = [{ attributeId: 'iç-çap', option: null, from: '19,5', to: '20,5' }];
const products = ['6204', '6204-2RS', '6204-ZZ'].map((name, at) => ({ ...example, id: String(at), name }));
const fits = { count: 5, first: products, nearest: null, conditions };

type Args = { measures?: { value: string }[]; worn?: boolean };
const content = (measured: (args: Args) => unknown = () => fits, more: Content = {}): Content => ({
  ...more,
  queries: {
    measurableKinds: () => [bearing, bolt],
    measurableKind: ({ id }) => [bearing, bolt].find(({ kind }) => kind.id === (id ?? 'rulman')) ?? null,
    measuredProducts: (args) => measured(args),
    ...more.queries,
  },
});
const form = () => within(screen.getByRole('form', { name: 'Rulman ölçüleri' }));

test('an address with measures shows what fits, and leads to the list of it', async () => {
  const asked: Args[] = [];
  await openPage(
    '/olcuyle-bul?tur=rulman&olcu.iç-çap=20&pay=0&pay=1',
    content((args) => (asked.push(args), fits)),
  );
  expect(asked[0]).toMatchObject({ measures: [{ attributeId: 'iç-çap', value: '20' }], worn: true });
  expect(form().getByRole('textbox', { name: 'İç çap' })).toHaveValue('20');
  // Paper has no fields: what was typed stands there as text, and nothing where nothing was.
  expect([...document.querySelectorAll('.measure-printed')].map(({ textContent }) => textContent)).toEqual([
    '20 mm',
    '',
  ]);
  expect(form().getByRole('textbox', { name: 'Dış çap' })).toHaveAttribute('placeholder', 'örn. 47');
  expect(form().getByRole('checkbox', { name: 'Ölçü aşınmış olabilir: 0,5 mm pay bırak' })).toBeChecked();
  expect(form().getByText(/ ve 2 ürün$/)).toHaveTextContent('6204, 6204-2RS, 6204-ZZ ve 2 ürün');
  expect(form().getByRole('link', { name: '6204-2RS' })).toHaveAttribute('href', '/products/1');
  const address = new URL(form().getByRole('link', { name: '5 ürünü göster' }).getAttribute('href') ?? '', 'http://x');
  expect(decodeURIComponent(address.pathname)).toBe('/categories/rulmanlar-ve-güç');
  expect([...address.searchParams]).toEqual([
    ['kind', 'rulman'],
    ['min.iç-çap', '19,5'],
    ['max.iç-çap', '20,5'],
  ]);
  // Without scripts the browser sends the form to this page, with the kind.
  expect(screen.getByRole('form', { name: 'Rulman ölçüleri' })).toHaveAttribute('action', '/olcuyle-bul');
  expect(document.querySelector('input[name=tur]')).toHaveValue('rulman');
});

test('where nothing fits the nearest is named, and what cannot be read is said', async () => {
  const none = { count: 0, first: [], nearest: { ...example, id: '7', stockCode: '6205' }, conditions };
  await openPage(
    '/olcuyle-bul?tur=rulman&olcu.iç-çap=24&pay=0',
    content(() => none),
  );
  expect(form().getByText(/Bu ölçüde ürün yok; en yakını/)).toHaveTextContent('en yakını 6205.');
  expect(form().getByRole('link', { name: '6205' })).toHaveAttribute('href', '/products/7');
  expect(form().getByRole('checkbox')).not.toBeChecked();
  await openPage(
    '/olcuyle-bul?tur=rulman&olcu.iç-çap=yirmi',
    content(() => refuse('BAD_USER_INPUT', 'measures.0.value')),
  );
  expect(form().getByText(/Bir ölçü okunamadı/)).toBeInTheDocument();
  expect(form().getByRole('textbox', { name: 'İç çap' })).toHaveValue('yirmi');
});

test('what fits is said while one types, and the address follows', async () => {
  const asked: Args[] = [];
  const client = createClient({ link: linkTo(content((args) => (asked.push(args), fits))) });
  const element = <MeasureForm kind={bearing as never} measured={{ measures: [], worn: true }} isAddressed />;
  const router = createMemoryRouter([{ path: '/olcuyle-bul', element }], { initialEntries: ['/olcuyle-bul'] });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  expect(form().getByRole('button', { name: 'Uyanları bul' })).toHaveClass('MuiButton-contained');
  expect(form().getByText('Bir ölçü yazmanız yeter; uyan ürünler burada sayılır.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'İç çap' }), '20');
  expect(await form().findByText(/ ve 2 ürün$/)).toHaveTextContent('6204, 6204-2RS, 6204-ZZ ve 2 ürün');
  // What was asked is answered: the filled button leads to it, and nothing is sent a second time.
  expect(form().getByRole('button', { name: 'Uyanları bul' })).toHaveClass('measure-again');
  await userEvent.click(form().getByRole('checkbox'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ measures: [{ value: '20' }], worn: false }));
  await waitFor(() =>
    expect([...new URLSearchParams(router.state.location.search)]).toEqual([
      ['tur', 'rulman'],
      ['olcu.iç-çap', '20'],
      ['pay', '0'],
    ]),
  );
});

test('kinds are links, sizes with names a list, and an unknown kind leads back to all', async () => {
  await openPage('/olcuyle-bul?tur=cıvata', content());
  const kinds = within(screen.getByRole('navigation', { name: 'Ürün türü' })).getAllByRole('link');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Rulman 148', 'Cıvata 148']);
  expect(kinds[1]).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('combobox', { name: 'Diş' })).toHaveTextContent('M8');
  await openPage('/olcuyle-bul?tur=yok', content());
  expect(screen.getByRole('link', { name: 'Tüm türler' })).toHaveAttribute('href', '/olcuyle-bul');
});

const many = Array.from({ length: 100 }, (_, at) => ({ id: String(at), name: `Ürün ${at}`, categoryId: 'vanalar' }));
const newDocument = {
  ...{
    id: 'belge',
    title: 'Küresel vana: ürün föyü',
    kind: 'DATA_SHEET',
    language: 'TR',
    revision: 'A',
    date: '2026-11-22',
  },
  file: { url: '/belgeler/1-vana.pdf', format: 'PDF', byteSize: 4096 },
  products: [{ id: '1', categoryId: 'vanalar' }],
};
const category = { ...named('vanalar', 'Vanalar'), kinds: [{ kind: named('küresel', 'Küresel vana'), count: 9 }] };

test('the home page of a large catalogue finds by measures, and that of a small one is as it was', async () => {
  const queries = { documents: () => ({ nodes: [newDocument] }) };
  const large = content(undefined, { products: many, categories: [category], queries });
  await openPage('/', large);
  const measures = within(screen.getByRole('region', { name: 'Ölçüyle bulun' }));
  expect(measures.getByRole('form', { name: 'Rulman ölçüleri' })).toBeInTheDocument();
  const sizes = within(measures.getByRole('group', { name: 'Katalogda en sık geçen ölçüler' })).getAllByRole('link');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['20 x 47', 'M8']);
  expect(decodeURIComponent(sizes[0]?.getAttribute('href') ?? '')).toBe(
    '/olcuyle-bul?tur=rulman&olcu.iç-çap=20&olcu.dış-çap=47&pay=0',
  );
  expect(screen.getByRole('link', { name: 'Küresel vana' })).toHaveAttribute(
    'href',
    '/categories/vanalar?kind=k%C3%BCresel',
  );
  expect(screen.getByRole('link', { name: '100 ürünün tümü' })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Yeni ürünler' })).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Küresel vana: ürün föyü' })).toHaveAccessibleDescription(
    'Vanalar · PDF, 4\u00a0KB, 22.11.2026, rev.\u00a0A',
  );
  // The kind of an address is chosen without scripts.
  await openPage('/?tur=cıvata', large);
  expect(screen.getByRole('form', { name: 'Cıvata ölçüleri' })).toBeInTheDocument();

  await openPage('/', { ...large, products: many.slice(1) });
  expect(screen.queryByRole('region', { name: 'Ölçüyle bulun' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Yeni ürünler' })).toBeNull();
});

test('the parts of the drawing lead to their categories, where the catalogue has them', async () => {
  const motors = named('elektrik-motorları-ve-sürücüler', 'Elektrik Motorları');
  await openPage('/', { categories: [motors], products: [{ id: '1', categoryId: motors.id }] });
  const [motor, coupling] = [...document.querySelectorAll('.hero-parts li')];
  expect(decodeURIComponent(motor?.querySelector('a')?.getAttribute('href') ?? '')).toBe(`/categories/${motors.id}`);
  expect(coupling?.querySelector('a')).toBeNull();
  const drawing = readFileSync('web/site/parts/drawings/hero.svg', 'utf8');
  // Each part has its number twice: the large ones are for small drawings.
  for (const part of [1, 2, 3, 4, 5]) {
    expect(drawing.split(`<g data-part="${part}">`)).toHaveLength(2);
    expect(drawing.split(`<g class="hero-balloon" data-part="${part}">`)).toHaveLength(3);
  }
});
