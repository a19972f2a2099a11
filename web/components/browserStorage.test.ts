import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseStored, readStored, writeStored } from './browserStorage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const refuseWith = (error: Error) => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw error;
    });
  }
};

test('a text is stored, read and removed', () => {
  writeStored('localStorage', 'key', 'text');
  expect(readStored('localStorage', 'key')).toBe('text');
  writeStored('localStorage', 'key', null);
  expect(readStored('localStorage', 'key')).toBeNull();
});

test.each(['SecurityError', 'QuotaExceededError'])('a browser that refuses with %s is no error', (name) => {
  refuseWith(new DOMException('Refused.', name));
  writeStored('sessionStorage', 'key', 'text');
  expect(readStored('sessionStorage', 'key')).toBeNull();
});

test('any other failure is logged whole', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new TypeError('Not a function.');
  refuseWith(failure);
  expect(readStored('localStorage', 'key')).toBeNull();
  expect(logged).toHaveBeenCalledWith(failure);
});

test('a text that is not JSON counts as nothing', () => {
  expect(parseStored('{"a":1}')).toEqual({ a: 1 });
  expect(parseStored('{a')).toBeUndefined();
  expect(parseStored(null)).toBeNull();
});
