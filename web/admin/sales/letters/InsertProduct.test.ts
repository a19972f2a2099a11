import { expect, test } from 'vitest';
import { productText } from './InsertProduct.tsx';

test('a product stands in a letter with its code, its page and its data sheet', () => {
  const product = { id: '17/2', stockCode: 'KV-50', name: 'Küresel Vana' };
  expect(productText(product, 'https://vitrin.example')).toBe(
    [
      'KV-50: Küresel Vana',
      'https://vitrin.example/products/17%2F2',
      'Ürün föyü: https://vitrin.example/products/17%2F2/foy.pdf',
    ].join('\n'),
  );
  expect(productText({ ...product, name: 'Vana KV-50' }, '').split('\n')[0]).toBe('Vana KV-50');
});
