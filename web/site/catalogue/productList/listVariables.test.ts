import { expect, test } from 'vitest';
import { searchIn, selectionVariables } from './listVariables.ts';

const read = (query: string) => selectionVariables(new URLSearchParams(`q=vana&${query}`));

test('an address says what a list shows', () => {
  expect(read('q=vana&category=pompalar&price=on-request&order=price-desc&after=abc')).toEqual({
    search: 'vana',
    net: false,
    first: 24,
    after: 'abc',
    orderBy: 'PRICE_DESC',
    orderBySpec: null,
    table: false,
    inches: false,
    sheets: true,
    moreThan: 24,
    size: null,
    thumbs: true,
    categoryId: 'pompalar',
    priced: false,
    filter: null,
  });
});

test.each([
  ['', { sheets: true, moreThan: 24, table: false }],
  ['kind=vana', { sheets: true, moreThan: 24, table: true }],
  ['view=sheets', { sheets: true, moreThan: 0, table: false }],
  ['view=sheets&kind=vana', { sheets: true, moreThan: 0, table: true }],
  ['view=cards&kind=vana', { sheets: false, table: false }],
  ['view=table', { sheets: false, table: true }],
  ['gorunum=tablo', { sheets: false, table: true }],
  ['view=x&gorunum=kart', { sheets: false, table: false }],
  ['size=+20+x+47+', { size: '20 x 47' }],
])('the view that an address names, also an earlier one, says what is read: %s', (query, asked) => {
  expect(read(query)).toMatchObject(asked);
});

test.each(['q=vana', 'q=vana&category=&price=&order=&after=', 'order=constructor&price=cheap'])(
  'an empty or unknown value changes nothing: %s',
  (query) => {
    expect(read(query)).toMatchObject({ after: null, orderBy: null, categoryId: null, priced: null });
  },
);

test('when an address has more letters than the API takes, the first ones count', () => {
  const long = new URLSearchParams({ q: ` ${'ş'.repeat(300)}`, category: 'ğ'.repeat(300) });
  expect(searchIn(long)).toBe('ş'.repeat(200));
  expect(selectionVariables(long).categoryId).toBe('ğ'.repeat(200));
});
