import { expect, test } from 'vitest';
import { nearestOption } from './nearestOption.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const seals = named('Açık', '2RS, temaslı NBR', '2RSL, temassız', 'ZZ, çelik sac', 'Işıklı FKM');

test.each([
  ['2RS', '2RS, temaslı NBR'],
  ['2rsl', '2RSL, temassız'],
  ['zz', 'ZZ, çelik sac'],
  ['NBR', '2RS, temaslı NBR'],
  ['çelik', 'ZZ, çelik sac'],
  ['CELIK SAC', 'ZZ, çelik sac'],
  ['acik', 'Açık'],
  ['Açıkk', 'Açık'],
  ['ISIKLI', 'Işıklı FKM'],
  ['FKM ışıklı', 'Işıklı FKM'],
  ['temas', '2RS, temaslı NBR'],
])('for %s the option %s is meant', (typed, meant) => {
  expect(nearestOption(seals, typed)?.name).toBe(meant);
});

test.each(['', ' , ', 'Q', 'bambaşka', '9'])('for %j none is near', (typed) => {
  expect(nearestOption(seals, typed)).toBeUndefined();
});
