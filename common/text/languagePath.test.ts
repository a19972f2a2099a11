import { expect, test } from 'vitest';
import { inLanguage, readLanguage } from './languagePath.ts';

test.each([
  ['/', 'en', '/en'],
  ['/products', 'en', '/en/products'],
  ['/products?q=6204#a', 'de', '/de/products?q=6204#a'],
  ['/?after=x', 'pt-br', '/pt-br?after=x'],
  ['/products', undefined, '/products'],
])('%s in %s is %s, and is read back', (path, language, address) => {
  expect(inLanguage(path, language)).toBe(address);
  expect(readLanguage(address)).toEqual({ language, path });
});

test('an address of the site is in no language, and a slash at the end leads home', () => {
  for (const path of ['/about', '/kvkk', '/products/en', '/english', '/e', '/EN'])
    expect(readLanguage(path)).toEqual({ language: undefined, path });
  expect(readLanguage('/en/')).toEqual({ language: 'en', path: '/' });
});
