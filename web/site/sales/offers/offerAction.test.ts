import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { offerAction, readDay } from './offerAction.ts';

const refusing = (error: Error) => ({ mutate: () => Promise.reject(error) }) as unknown as ApolloClient;

/** Sends the form about an offer to a server that answers with this error; returns what the page then shows. */
async function sent(error: Error, values: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: 'change', key: 'k', revision: '1', ...values }))
    body.set(name, value);
  const request = new Request('https://www.deneme.example/teklif/T-2026-00042/x', { method: 'POST', body });
  return offerAction(refusing(error))({ request } as Parameters<ReturnType<typeof offerAction>>[0]);
}

test('what the server refuses in a line stands at the field of that line', async () => {
  const message = 'Teslim tarihi geçmişte kaldı.';
  const extensions = { code: 'BAD_USER_INPUT', field: 'lines.1.day' };
  const error = new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
  // The line 3 asks for nothing, so that it is not sent.
  const values = { 'q.2': '4', 'd.3': '', 'd.7': '2020-01-01' };
  expect(await sent(error, values)).toMatchObject({ data: { errors: { 'd.7': message }, values } });
});

test('an offer that was replaced says by which one', async () => {
  const extensions = { code: 'OFFER_REPLACED', field: 'revision', revision: 3 };
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'Geçersiz.', extensions }] });
  const refused = { code: 'OFFER_REPLACED', message: 'Geçersiz.', revision: 3 };
  expect(await sent(error, { text: 'Nakliye?' })).toMatchObject({ data: { refused } });
});

test('where the server takes nothing at the moment, what was typed stays', async () => {
  const values = { 'q.2': '4', text: 'Birlikte gelsin.' };
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'Later.', extensions: { code: 'RATE_LIMITED' } }] });
  expect(await sent(error, values)).toMatchObject({ data: { failed: true, values } });
});

test('a day is read as people write it, and what is none is asked for', () => {
  const days = ['24.12.2026', '3/1/27', '2026-12-24', '1-2-2027', ' ', '31.02.2026', '24.12', 'yarın', '00.00.2026'];
  expect(days.map(readDay)).toEqual([
    ...['2026-12-24', '2027-01-03', '2026-12-24', '2027-02-01'],
    null,
    ...[undefined, undefined, undefined, undefined],
  ]);
});
