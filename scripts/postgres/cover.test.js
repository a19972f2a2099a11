import { expect, test } from 'vitest';
import { cover, isQuery, needed, shapeOf } from './cover.mjs';

const sends = (test, seconds, ...statements) => ({ test, seconds, statements });
const names = (tests) => tests.map(({ test }) => test);

test('the chosen tests send every statement that all of them send', () => {
  const tests = [sends('a', 1, 's', 't'), sends('b', 1, 't', 'u'), sends('c', 1, 's', 'u'), sends('d', 1, 'v')];
  const chosen = cover(tests);
  expect(new Set(chosen.flatMap(({ statements }) => statements))).toEqual(new Set(['s', 't', 'u', 'v']));
  expect(chosen).toHaveLength(3);
});

test('of tests that send the same, the quicker one is chosen', () => {
  expect(names(cover([sends('slow', 30, 's', 't'), sends('quick', 1, 's', 't')]))).toEqual(['quick']);
});

test('a test that became needless by later ones is left out again', () => {
  const tests = [sends('first', 1, 's', 't', 'u'), sends('left', 2, 's', 't', 'x'), sends('right', 2, 'u', 'y')];
  expect(names(cover(tests)).sort()).toEqual(['left', 'right']);
});

test('a test that sends nothing is never chosen', () => {
  expect(cover([sends('a', 1)])).toEqual([]);
});

test('tests whose statements are sent by those that always run are not needed', () => {
  const tests = [sends('always', 9, 's', 't'), sends('a', 1, 's'), sends('b', 1, 't', 'u'), sends('c', 1)];
  expect(needed(tests, ({ test }) => test === 'always')).toEqual([tests[0], tests[2]]);
});

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
])('statements are the same for %s', (_, one, other) => {
  expect(shapeOf(one)).toBe(shapeOf(other));
});

test('what begins and ends a transaction counts for nothing', () => {
  expect(['begin', 'commit', 'set local lock_timeout = 0'].filter(isQuery)).toEqual([]);
  expect(['select 1', '(select 1) union (select 2)', 'WITH x as (select 1) select 1'].filter(isQuery)).toHaveLength(3);
});
