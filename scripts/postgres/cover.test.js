import { expect, test } from 'vitest';
import { cover, needed } from './cover.mjs';

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
