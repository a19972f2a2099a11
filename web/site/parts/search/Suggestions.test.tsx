import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { countOrMore } from '../../../words/fill.ts';
import { Suggestions } from './Suggestions.tsx';

const asked: string[] = [];
/** Every search gets this answer, besides two products. */
let categories: object[] = [];
/** Every answer has this, besides. */
let told: object = {};
/** Answers to these searches wait here until a test gives them. */
let held: Record<string, () => void> = {};

beforeEach(() => {
  asked.length = 0;
  held = {};
  categories = [];
  told = {};
  price = null;
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

let price: number | null = null;
const product = (name: string) => ({
  __typename: 'ProductEdge',
  node: { __typename: 'Product', id: name, name, price, image: null, picture: null, category: null },
  matches: [{ __typename: 'TextRange', start: 0, length: 4 }],
  missingWords: 'isPartial' in told ? ['npn'] : [],
});

const category = (name: string, productCount: number) => ({ __typename: 'Category', id: name, name, productCount });

/** Answers every search with two products of its name, out of 1.240. */
const link = new ApolloLink(
  ({ variables }) =>
    new Observable((observer) => {
      const search = String(variables.search);
      asked.push(search);
      const edges = ['Bir', 'İki'].map((end) => product(`${search} ${end}`));
      const answer = () => {
        const counted = { totalCount: 1240, isCountExact: true, isPartial: false };
        const more = { ...counted, didYouMean: null, matchingCategories: categories, ...told };
        observer.next({ data: { products: { __typename: 'ProductConnection', edges, ...more } } });
        observer.complete();
      };
      if (search in held) held[search] = answer;
      else queueMicrotask(answer);
    }),
);

function Field() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} aria-label="Ürün ara" />
      <Suggestions field={field} />
    </>
  );
}

function setUp() {
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <Field />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Ürün ara' }) };
}

test('a search is sent once typing pauses, from two letters on, and the number of results is announced', async () => {
  const { user, field } = setUp();
  await user.type(field, 'v');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.type(field, 'ana');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(asked).toEqual(['vana']);
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 öneri var, aşağı ve yukarı oklarla seçin. Toplam 1.240 sonuç.',
  );
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getAllByText('vana', { selector: 'mark' })).toHaveLength(2);
});

test('the suggestions name matching categories with their numbers of products, and the number of results', async () => {
  categories = [category('İmbus Cıvatalar', 12), category('Çatısız', 0)];
  const { user, field } = setUp();
  await user.type(field, 'cıvata');
  await screen.findByRole('listbox');
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names()[0]).toBe('İmbus Cıvatalar12 ürün');
  expect(names()).toHaveLength(4);
  expect(names().at(-1)).toBe('Tüm sonuçlar: 1.240');
  expect(within(screen.getByRole('group', { name: 'Kategoriler' })).getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('option', { name: /İmbus/ })).toHaveAttribute(
    'href',
    '/categories/%C4%B0mbus%20C%C4%B1vatalar',
  );
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('İmbus');
  expect(screen.getByRole('status')).toHaveTextContent('3 öneri var');
});

test('parts stand before categories when a code was typed', async () => {
  categories = [category('DIN 933 Cıvatalar', 12)];
  const { user, field } = setUp();
  await user.type(field, 'din 933');
  expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('din 933 Bir');
});

test('an answer is dropped when a newer search has overtaken it', async () => {
  held = { vana: () => undefined };
  const { user, field } = setUp();
  await user.type(field, 'vana');
  await expect.poll(() => asked).toEqual(['vana']);
  await user.type(field, 'lar');
  await screen.findByRole('option', { name: /^vanalar Bir/ });
  await act(async () => held.vana?.());
  expect(screen.getByRole('option', { name: /^vanalar Bir/ })).toBeInTheDocument();
});

test('the arrows go round through the field, Home and End to the ends, Escape closes', async () => {
  const { user, field } = setUp();
  await user.type(field, 'vana');
  const options = await screen.findAllByRole('option');
  const active = () => options.findIndex(({ id }) => id === field.getAttribute('aria-activedescendant'));
  const places = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp']) {
    await user.keyboard(`{${key}}`);
    places.push(active());
  }
  expect(places).toEqual([0, 1, 2, -1, 2, 0, -1]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('vana');
  expect(field).toHaveFocus();
});

test('partial suggestions say so, each names what it lacks, and the code that was meant is the first option', async () => {
  told = { isPartial: true, didYouMean: 'sensör 6204' };
  const { user, field } = setUp();
  await user.type(field, 'sensör 6240');
  const [first, ...others] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent('sensör 6204 mü demek istediniz?');
  expect(first).toHaveAttribute('href', '/products?q=sens%C3%B6r%206204');
  expect(others.filter(({ textContent }) => textContent.includes('Geçmiyor: npn'))).toHaveLength(2);
  const note = 'Bu kelimelerin hepsi geçen ürün yok; 1.240 üründe bir kısmı geçiyor.';
  expect(screen.getByText(note, { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`${note} sensör 6204 mü demek istediniz?`);
});

test('a corrected word stands above its results', async () => {
  told = { didYouMean: 'vana' };
  const { user, field } = setUp();
  await user.type(field, 'wana');
  expect(await screen.findByText('“vana” için sonuçlar')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('“wana” yerine “vana” arandı.');
  expect(screen.queryByText(/demek istediniz/)).toBeNull();
});

test('a number of results is written the Turkish way, and says when no more were counted', () => {
  expect(countOrMore(1240, true)).toBe('1.240');
  expect(countOrMore(2000, false)).toBe('2.000+');
});

test('suggestions with prices say what these include, and suggestions without any do not', async () => {
  const { user, field } = setUp();
  await user.type(field, 'vana');
  await screen.findByRole('listbox');
  expect(screen.queryByText('Fiyatlara KDV dâhildir.')).toBeNull();
  price = 120;
  await user.type(field, ' 2');
  expect(await screen.findByText('Fiyatlara KDV dâhildir.')).toBeVisible();
});
