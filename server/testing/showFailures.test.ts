import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApi } from './openTestApi.ts';
import { runSql } from './openTestDatabase.ts';
import { describeFailure } from './showFailures.ts';

test('an internal error of a failed test is shown with its cause and the statement', async () => {
  const { db } = await openTestApi();
  const error: unknown = await db
    .write((tx) => runSql(tx, sql`select colour from products`))
    .catch((thrown: unknown) => thrown);

  expect(describeFailure(error)).toMatch(/no such column: colour|column "colour" does not exist/);
  expect(describeFailure(error)).toContain('Statement: select colour from products');
});

test('a value that is not an error is shown as it is', () => {
  expect(describeFailure('a text')).toBe('An internal error: a text');
});
