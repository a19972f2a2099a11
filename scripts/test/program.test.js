import { expect, test } from 'vitest';
import { programOf } from './program.mjs';

const source = `import type { Size } from './size.ts';
import { round } from './round.ts';

/** The inches of a length. */
export interface Inches { value: number /* as typed */ }
export type { Size };

export const inches = (mm: number): Inches => {
  // Tools round as well.
  return { value: round(mm / 25.4) };
};
`;
const same = (change) => programOf('inches.ts', source) === programOf('inches.ts', change(source));

test('comments and types have no say in what a program does', () => {
  expect(same((text) => text.replace('Tools round as well.', 'So do tools.\n  // All of them.'))).toBe(true);
  expect(same((text) => text.replace('/** The inches of a length. */\n', ''))).toBe(true);
  expect(same((text) => text.replace('value: number /* as typed */', 'value: string'))).toBe(true);
  expect(same((text) => text.replace("'./size.ts'", "'./sizes.ts'"))).toBe(true);
});

test('everything that runs has a say', () => {
  expect(same((text) => text.replace('25.4', '25'))).toBe(false);
  expect(same((text) => text.replace("'./round.ts'", "'./rounding.ts'"))).toBe(false);
  expect(same((text) => `${text}enum Unit { Mm }`)).toBe(false);
});

test('a text that looks like a comment is none, nor is a pattern', () => {
  const program = "const address = 'https://a.b/*  x'; const end = /[/]*\\//; const text = `a\n\n  b`;";
  expect(programOf('a.js', program)).toBe(program);
  expect(programOf('a.tsx', 'const a = <p>{/* A note. */} // text {`/* ${1 /* one */} */`}</p>;')).toBe(
    'const a = <p>{ } // text {`/* ${1 } */`}</p>;',
  );
});

test('the end of a line stays, since it can end a statement', () => {
  expect(programOf('a.js', 'x = a /* a */ + b')).toBe('x = a + b');
  expect(programOf('a.js', 'x = a // a\nb()')).toBe('x = a\nb()');
  expect(programOf('a.js', 'x = a /* a\n */ b()')).toBe('x = a\nb()');
});

test('what cannot be parsed is compared whole', () => {
  expect(programOf('a.ts', 'const // half')).toBe('const // half');
});
