import { expect, test } from 'vitest';
import { cover, isQuery, needless, shapeOf } from './cover.mjs';

const file = (name, seconds, ...statements) => ({ file: name, seconds, statements });

test('the chosen files send every statement that all of them send', () => {
  const files = [file('a', 1, 's', 't'), file('b', 1, 't', 'u'), file('c', 1, 's', 'u'), file('d', 1, 'v')];
  const chosen = cover(files);
  const sent = files.filter((one) => chosen.includes(one.file)).flatMap(({ statements }) => statements);
  expect(new Set(sent)).toEqual(new Set(['s', 't', 'u', 'v']));
  expect(chosen).toHaveLength(3);
});

test('of files that send the same, the quicker one is chosen', () => {
  expect(cover([file('slow', 30, 's', 't'), file('quick', 1, 's', 't')])).toEqual(['quick']);
});

test('a file that became needless by later ones is left out again', () => {
  const files = [file('first', 1, 's', 't', 'u'), file('left', 2, 's', 't', 'x'), file('right', 2, 'u', 'y')];
  expect(cover(files).sort()).toEqual(['left', 'right']);
});

test('a file that sends nothing is never chosen', () => {
  expect(cover([file('a', 1)])).toEqual([]);
});

test('files whose statements are sent by those that always run are needless', () => {
  const files = [file('always', 9, 's', 't'), file('a', 1, 's'), file('b', 1, 't', 'u'), file('c', 1)];
  expect(needless(files, (name) => name === 'always').map((one) => one.file)).toEqual(['a', 'c']);
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
