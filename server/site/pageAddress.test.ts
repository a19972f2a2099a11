import { expect, test } from 'vitest';
import { isPart, pageAddressOf } from './pageAddress.ts';

test('a filtered page has one name, whatever the order of the parameters in its address', () => {
  const one = pageAddressOf({
    url: '/categories/a?min.i%C3%A7-%C3%A7ap=20&utm_source=x&f.kapak=zz&f.kapak=2rs&order=name',
  });
  expect(one).toBe('/categories/a?order=name&f.kapak=zz&f.kapak=2rs&min.i%C3%A7-%C3%A7ap=20');
  expect(pageAddressOf({ url: '/categories/a?order=name&f.kapak=zz&min.iç-çap=20&f.kapak=2rs' })).toBe(one);
});

test.each([
  ['/categories/a?kind=rulman', true],
  ['/categories/a?f.=x', true],
  ['/categories/a?order=desc.boy', true],
  ['/categories/a?okunmadi=min.boy:x', true],
  ['/products?q=a&price-max=5', true],
  ['/products?q=f.a&price=known&order=name&gorunum=tablo', false],
  ['/olcuyle-bul?tur=rulman&olcu.boy=20', true],
  ['/olcuyle-bul?tur=rulman', false],
  ['/products', false],
])('%s is a part of a list: %s', (url, expected) => {
  expect(isPart(pageAddressOf({ url }))).toBe(expected);
});
