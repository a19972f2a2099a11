import { expect, test } from 'vitest';
import { isQuery, shapeOf } from './shapes.mjs';

test.each([
  [
    'a list of any length',
    'select "id" from "products" where "id" in ($1, $2, $3)',
    'select "id" from "products" where "id" in ($1)',
  ],
  [
    'any number of rows',
    'insert into "rows" values (default, $1, $2), ($3, default, $4)',
    'insert into "rows" values ($1)',
  ],
  ['any spaces', 'select  1\n  from "state"', 'select 1 from "state"'],
  [
    'constants, which PostgreSQL reports as parameters',
    `select 'a', 1 from "w320" limit 2`,
    'select $1, $2 from "w320" limit $3',
  ],
])('statements are the same for %s', (_, one, other) => {
  expect(shapeOf(one)).toBe(shapeOf(other));
});

test('what begins and ends a transaction counts for nothing', () => {
  expect(['begin', 'commit', 'set local lock_timeout = 0'].filter(isQuery)).toEqual([]);
  expect(['select 1', '(select 1) union (select 2)', 'WITH x as (select 1) select 1'].filter(isQuery)).toHaveLength(3);
});
