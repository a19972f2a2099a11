import { expect, test } from 'vitest';
import { plainCode } from './plainCode.ts';

test('a copied code has the blanks and hyphens of a keyboard', () => {
  expect(plainCode('6204\u20112RS\u00a0C3 – İĞ')).toBe('6204-2RS C3 - İĞ');
});
