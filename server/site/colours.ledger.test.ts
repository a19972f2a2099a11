import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const palette = readFileSync('web/theme/palette.ts', 'utf8');

test.each([
  ['server/site/plainPage.ts', 10],
  ['server/modules/upkeep/content/drawings.ts', 9],
])('the colours of %s are those of the theme', (file, count) => {
  const colours = readFileSync(file, 'utf8').match(/#[0-9A-F]{6}/g) ?? [];
  expect(colours).toHaveLength(count);
  expect(colours.filter((colour) => !palette.includes(colour))).toEqual([]);
});
