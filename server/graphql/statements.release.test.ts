import { expect, test } from 'vitest';
import { operations, siteOf } from '../testing/countedStatements.ts';
import { judge } from '../../proof/bench/bytes/table.ts';

test('operations keep to their statements', async () => {
  const count = await siteOf(2, 1);
  const found: Record<string, number> = {};
  for (const [what, operation] of Object.entries(operations)) found[what] = await count(operation);
  expect(judge('statements', found)).toEqual([]);
});
