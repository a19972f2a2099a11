import { expect, test } from 'vitest';
import { readingsOf } from './readName.ts';

test.each([
  ['6204-2RS.jpg', ['62042rs 1']],
  ['6204-1.jpg', ['62041 1', '6204 1']],
  ['CODE_2.png', ['code2 1', 'code 2']],
  ['CODE (3).webp', ['code(3) 1', 'code 3']],
  ['RULMAN 12 - 14.pdf', ['rulman1214 1', 'rulman12 14']],
  ['Rulmanlar/İĞNE_2.jpg', ['rulmanlar 2', 'igne2 1', 'igne 2']],
  ['KOD-7/1.jpg', ['kod7 1', '1 1']],
  ['KOD-7/ölçü (4).jpg', ['olcu(4) 1', 'olcu 4', 'kod7 4']],
  ['---.png', []],
])('%s is read as %j, the longest code first', (path, readings) => {
  expect(readingsOf(path).map(({ key, place }) => `${key} ${place}`)).toEqual(readings);
});
