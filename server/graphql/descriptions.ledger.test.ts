import { readFileSync } from 'node:fs';
import { parse, visit } from 'graphql';
import { expect, test } from 'vitest';

/** Programmers look for the usual words: Optional, Default, the id of what. These phrases say the same in other ones, or too little. */
const unusual = new RegExp(
  [
    String.raw`^its \w+[.]$`,
    String.raw`^the \w+[.]$`,
    'at most how many',
    'left out: ',
    'of use with',
    'of no account',
    "one's own",
    'the same call again',
    'in per cent',
    'for the admin',
    '\\bwhom\\b',
    'the first first',
    'the last first',
    '\\breckoned\\b',
    'this row, from either view',
    'a trap for',
  ].join('|'),
  'i',
);

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const isPlain = (text: string) => wordsOf(text).length >= 3 && !unusual.test(text);

test('descriptions are sentences in the usual words', () => {
  const refused: string[] = [];
  let seen = 0;
  visit(parse(readFileSync('schema.graphql', 'utf8'), { noLocation: true }), {
    enter(node) {
      if (!('description' in node) || !node.description) return;
      seen += 1;
      const text = node.description.value.replaceAll('\n', ' ');
      if (!isPlain(text)) refused.push(`${'name' in node ? node.name?.value : ''}: ${text}`);
    },
  });
  expect(refused).toEqual([]);
  expect(seen).toBeGreaterThan(2000);
});

test.each(['Its id.', 'In percent.', 'The status; left out: any.', 'Of use with ON_ORDER alone.'])(
  '%s is refused',
  (text) => expect(isPlain(text)).toBe(false),
);
