import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { importContent } from './content.import.ts';

/** This is more than is looked up, written and indexed in one batch. */
const many = 1203;

const contentOf = (nameOf: (n: number) => string | undefined) => ({
  information: {
    products: {
      products: Array.from({ length: many }, (_, n) => ({
        id: String(1_700_000_000_000 + n),
        name: nameOf(n),
        description: 'Işıklı, çift şalterli',
        category: '',
      })).filter(({ name }) => name),
    },
  },
});

test('an import reports its progress, and stops when it is cancelled', async () => {
  const { db, asVisitor } = await openTestApi();
  let [done, total] = [0, 0];
  const progress = {
    expect: (pieces: number) => void (total += pieces),
    advance: async (pieces = 1) => {
      done += pieces;
      if (done === 700) throw new Error('canceled');
    },
  };
  await expect(
    importContent(
      db,
      contentOf((n) => `Vana ${n}`),
      { progress },
    ),
  ).rejects.toThrow('canceled');
  expect([done, total]).toEqual([700, many]);
  expect((await asVisitor('{ products { totalCount } }')).data.products.totalCount).toBe(0);
});
