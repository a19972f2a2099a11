import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';

const failed = (...errors: { message: string; extensions?: Record<string, unknown> }[]) =>
  new CombinedGraphQLErrors({ errors });

test('a refused field gets its sentence, the first one', () => {
  const email = { code: 'BAD_USER_INPUT', field: 'email' };
  const error = failed({ message: 'Geçerli bir adres yazın.', extensions: email }, { message: 'x', extensions: email });
  expect(fieldErrors(error)).toEqual({ fields: { email: 'Geçerli bir adres yazın.' } });
});

test('an error that names no field concerns the whole form', () => {
  const general = { code: 'CONFLICT', message: 'Başkası kaydetti.' };
  expect(fieldErrors(failed({ message: general.message, extensions: { code: 'CONFLICT' } }))).toEqual({
    fields: {},
    general,
  });
  expect(fieldErrors(failed({ message: 'x' })).general?.code).toBe('INTERNAL_SERVER_ERROR');
});

test('a missing answer is a network error', () => {
  expect(fieldErrors(new TypeError('Failed to fetch')).general?.code).toBe('NETWORK');
});
