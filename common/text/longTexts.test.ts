import { expect, test } from 'vitest';
import { percentFirst } from '../measures/percent.ts';
import { formats } from '../limits.ts';
import { htmlText } from './htmlText.ts';

/** A reader that reads a run again from each of its signs needs minutes for so many, and the test ends before. */
const many = 300_000;
const units = [' ', '\n', '\t', '0', '1,', '1-', '.', '(', '[', '&', '<', '<a ', '\u00ad', '\u200b', 'a@', 'a.'];

const readers: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(
    Object.entries(formats).map(([name, format]) => [name, (value: string) => format()({ value, issues: [] })]),
  ),
  ...{ htmlText, percentFirst },
};

test.each(Object.entries(readers))('%s reads a run in the time of its length', (_, read) => {
  for (const unit of units) {
    const run = unit.repeat(many / unit.length);
    for (const text of [run, `a${run}b`]) expect(() => read(text)).not.toThrow();
  }
});
