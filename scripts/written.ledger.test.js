import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { undescribed, withoutWidths } from './fix/lines.mjs';
import { written } from './fix/written.mjs';

test.each(written)('$file has $what', ({ file, made }) => {
  const text = readFileSync(file, 'utf8');
  expect(withoutWidths(text), 'Run `npm run fix`, which writes it.').toBe(withoutWidths(made(text)));
  const waiting = text.split('\n').filter((line) => line.includes(undescribed));
  expect(waiting, 'These lines of `npm run fix` wait for words: describe it.').toEqual([]);
});
