import { expect, test } from 'vitest';
import { changedWords, shortened } from './words.ts';

const marked = (before: string, after: string) =>
  changedWords(before, after)
    .map(({ text, kind }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('');

test.each([
  ['Çalışma sıcaklığı -30 ile 110', 'Çalışma sıcaklığı -20 ile 110', 'Çalışma sıcaklığı [--30-][+-20+] ile 110'],
  ['İç çap 20 mm', 'İç çap 20 mm, dış çap 47 mm', 'İç çap 20 [+mm, dış çap 47 +]mm'],
  ['', 'ığüşöç', '[+ığüşöç+]'],
  ['a b c', 'a c', 'a [-b -]c'],
  ['aynı', 'aynı', 'aynı'],
])('the changed words of %j and %j are marked', (before, after, expected) =>
  expect(marked(before, after)).toBe(expected),
);

test('unchanged text is cut to the words next to a change', () => {
  const long = Array.from({ length: 40 }, (_, n) => `s${n}`).join(' ');
  const runs = shortened(changedWords(`${long} eski ${long}`, `${long} yeni ${long}`));
  expect(runs.map(({ text }) => text.trim())).toEqual([
    '… s34 s35 s36 s37 s38 s39',
    'eski',
    'yeni',
    's0 s1 s2 s3 s4 s5 …',
  ]);
});

test('two very long texts are shown whole', () => {
  const long = (mark: string) => Array.from({ length: 4000 }, (_, n) => `${mark}${n}`).join(' ');
  expect(changedWords(long('a'), long('b'))).toHaveLength(2);
});
