import { expect, test, vi } from 'vitest';
import { examples } from './examples.ts';
import { askingBeforeWrites, mutationIn } from './writes.ts';

const named = (query: string) => /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? '';

test('one of the examples is a mutation, and is known to be', () => {
  const writing = examples.filter(({ query }) => mutationIn({ query, operationName: named(query) }) !== undefined);
  expect(writing.map(({ query }) => named(query))).toEqual(['CreateProduct']);
  expect(writing[0]?.query).toMatch(/^# This writes/);
});

test('a mutation is sent only when the answer is yes, everything else at once', async () => {
  const fetcher = vi.fn(() => ({ data: { a: 1 } }));
  const ask = vi.fn(() => Promise.resolve(false));
  const asking = askingBeforeWrites(fetcher, ask);
  const query = 'query Oku { a } mutation Yaz { b }';
  expect(await asking({ query, operationName: 'Yaz' })).toMatchObject({
    errors: [{ message: 'Nothing was sent, and nothing was changed.' }],
  });
  expect(ask).toHaveBeenCalledExactlyOnceWith('Yaz');
  expect(fetcher).not.toHaveBeenCalled();
  expect(await asking({ query: 'query Q { a } mutation M { b }', operationName: 'Q' })).toEqual({ data: { a: 1 } });
  expect(await asking({ query: 'not {{ GraphQL' })).toEqual({ data: { a: 1 } });
  ask.mockResolvedValue(true);
  expect(await asking({ query: 'mutation { b }' })).toEqual({ data: { a: 1 } });
  expect(ask).toHaveBeenLastCalledWith('mutation');
});
