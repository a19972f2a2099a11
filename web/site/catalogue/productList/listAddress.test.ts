import { expect, test } from 'vitest';
import { allUnread, unreadIn } from './filterNames.ts';
import {
  filterIn,
  isNarrowed,
  hiddenFields,
  ofKind,
  searchOf,
  viewIn,
  without,
  withoutRefused,
  withValue,
} from './listAddress.ts';

const params = (query: string) => new URLSearchParams(query);
const all =
  'kind=rulman&f.kapak=2rs&f.kapak=zz&min.iç-çap=20&max.iç-çap=4+cm&price-min=1.250,50&availability=in-stock&order=name&after=c1';

test('an address says by what a list is narrowed', () => {
  expect(filterIn(params(all))).toEqual({
    kindIds: ['rulman'],
    availability: ['IN_STOCK'],
    price: { from: '1.250,50', to: null },
    specs: [
      { attributeId: 'iç-çap', range: { from: '20', to: '4 cm' } },
      { attributeId: 'kapak', anyOf: ['2rs', 'zz'] },
    ],
  });
});

test.each(['', 'order=name&q=vana', 'kind=&f.kapak=&min.iç-çap=+&price-max=&availability=soon', 'f.=x&utm=1'])(
  'an empty or unknown value narrows nothing: %s',
  (query) => {
    expect(filterIn(params(query))).toBeUndefined();
  },
);

test.each(['ıİçğöşü', 'boru 1/2', 'a.b&c=d', 'min.x', '%50'])(
  'the attribute %s is read from the address that it was written to',
  (id) => {
    const address = searchOf(withValue(params('order=name'), `f.${id}`, 'Şık & Öz'));
    expect(filterIn(params(address))).toEqual({ specs: [{ attributeId: id, anyOf: ['Şık & Öz'] }] });
  },
);

test('brands are read from the address, each once and in one order', () => {
  expect(filterIn(params('brand=Ünlü&brand=Çağ&brand=Ünlü&brand='))).toEqual({ brands: ['Çağ', 'Ünlü'] });
  expect(filterIn(params(`brand=${'x'.repeat(81)}`))).toBeUndefined();
  expect(isNarrowed(params('brand=Çağ'))).toBe(true);
});

test('when an address asks for more than the API takes, the first values count', () => {
  const many = new URLSearchParams();
  for (let n = 0; n < 60; n++) many.append('f.kapak', `o${n}`);
  for (let n = 0; n < 60; n++) many.append(`min.a${n}`, '9'.repeat(100));
  const specs = filterIn(many)?.specs ?? [];
  expect(specs[0]?.range?.from).toHaveLength(40);
  many.set('f.a', 'x');
  for (let n = 0; n < 60; n++) many.append('f.a', `o${n}`);
  expect(filterIn(many)?.specs?.[0]?.anyOf).toHaveLength(50);
  expect(specs).toHaveLength(20);
});

test('a change begins at the first page and keeps the other parameters', () => {
  expect(searchOf(without(params(all), 'f.kapak', 'zz'))).toBe(
    searchOf(params(all.replace('&f.kapak=zz', '').replace('&after=c1', ''))).replace(
      /(.*)(&f.kapak=2rs)(.*)/,
      '$1$3$2',
    ),
  );
  expect([isNarrowed(params('order=name')), isNarrowed(params('max.iç-çap=3'))]).toEqual([false, true]);
  expect(['tablo', 'kart', 'x'].map((view) => viewIn(params(`gorunum=${view}`)))).toEqual([
    'table',
    'cards',
    undefined,
  ]);
});

test('another kind starts without the filters of this one', () => {
  expect(searchOf(ofKind(params(all), 'kaplin'))).toBe('?order=name&kind=kaplin');
  expect(searchOf(ofKind(params(all), ''))).toBe('?order=name');
});

test.each([
  ['filter.specs.0.range.from', 'min.iç-çap'],
  ['filter.specs.0.attributeId', 'iç-çap'],
  ['filter.specs.1.attributeId', 'f.kapak'],
  ['filter.price.from', 'price-min'],
  ['after', 'after'],
  ['orderBySpec.attributeId', 'order'],
])('a value that the API refuses in %s is removed from the address', (field, name) => {
  const left = withoutRefused(params(all), field);
  expect(left && [...left.keys()].some((key) => key.includes(name))).toBe(false);
  expect(left?.get('kind')).toBe('rulman');
});

test('an unreadable value is kept to be shown, until something else is chosen', () => {
  const left = withoutRefused(
    params('kind=rulman&min.iç-çap=20+bar&max.iç-çap=x&order=name'),
    'filter.specs.0.range.from',
  );
  expect(left && allUnread(left)).toEqual([{ name: 'min.iç-çap', typed: '20 bar' }]);
  const both = left && withoutRefused(left, 'filter.specs.0.range.to');
  expect(both && [...both.keys()]).toEqual(['kind', 'order', 'okunmadi', 'okunmadi']);
  expect(both && unreadIn(both, 'max.iç-çap')).toBe('x');
  expect(both && searchOf(withValue(both, 'f.kapak', 'zz'))).toBe('?kind=rulman&order=name&f.kapak=zz');
});

test('a kind that is gone is named, and what else is chosen stays', () => {
  const left = withoutRefused(params('kind=yok&brand=Çağ'), 'filter.kindIds');
  expect(left && allUnread(left)).toEqual([{ name: 'kind', typed: 'yok' }]);
  expect(left && filterIn(left)).toEqual({ brands: ['Çağ'] });
});

test('a refusal of something else leaves the address alone', () => {
  expect([withoutRefused(params(all), 'search'), withoutRefused(params('q=x'), 'after')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('the hidden fields of a form stand in one order', () => {
  const isOwn = (name: string) => name === 'order';
  const hidden = [
    { name: 'f.kapak', value: 'zz' },
    { name: 'f.kapak', value: '2rs' },
    { name: 'kind', value: 'rulman' },
  ];
  expect(hiddenFields(params('kind=rulman&f.kapak=zz&after=c&order=name&f.kapak=2rs&q='), isOwn)).toEqual(hidden);
  expect(hiddenFields(params('f.kapak=zz&order=name&f.kapak=2rs&kind=rulman'), isOwn)).toEqual(hidden);
});
