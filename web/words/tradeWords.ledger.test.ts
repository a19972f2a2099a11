import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words of a label that no other program uses, with those of the trade. */
const privateWords: Record<string, string> = {
  Doubles: 'Duplicates',
  Pins: 'Pinned results',
  Figures: 'Statistics',
  Health: 'Data quality',
  'Old addresses': 'Redirects',
  Safekeeping: 'Backups',
  'Plain messages': 'Messages',
  'Ends soon': 'Expiring soon',
  'Keep waiting': 'Save for later',
  Look: 'Preview',
  'Look again': 'Check again',
  'Note only': 'Internal note',
  'Note answer': 'Log reply',
  'They are two': 'Not duplicates',
  'Let this run pass': 'Run anyway',
  'Stopped itself': 'Stopped',
  'In the total': 'Included',
  Pattern: 'Template',
  'Form fit and function': 'Equivalent',
  'One by one': 'Each',
  'Bring back': 'Restore',
  'Take back': 'Undo',
  'Nothing was looked for in vain': 'Every search had a result',
};

it('labels of the admin are words of the trade', () => {
  const labels = globSync('web/words/admin/en/**/*.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+)'/g)].map(([, text = '']) => ({ path, text })),
  );
  expect(labels.length).toBeGreaterThan(1000);
  const found = labels
    .map(({ path, text }) => ({ path, text: text.replace(/[.:…]+$/, '') }))
    .filter(({ text }) => Object.hasOwn(privateWords, text))
    .map(({ path, text }) => `${path}: “${text}” is ${privateWords[text]}`);
  expect(found).toEqual([]);
});

/** The rows of the table of docs/languages.md about the site: its word in English and in German, and what is not said. */
const siteWords = () =>
  [
    ...readFileSync('docs/languages.md', 'utf8').matchAll(/^\| `[^`]+` +\| `([^`]+)` +\| `([^`]+)` +\| ([^|]+) \|$/gm),
  ].map(([, en = '', de = '', not = '']) => ({
    en,
    de,
    not: [...not.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one),
  }));

const saidIn = (language: string) =>
  globSync([`{web,server,common}/words/${language}/**/*.{ts,json}`])
    .filter((file) => !file.includes('.test.') && !/words.en.(?:office|deeds|notices|files|imports)/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8')
        .replaceAll(/^import .*$|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`|: "([^"]+)"|^\s*"([^"]+)",?$/gm),
    ])
    .map((found) => found.slice(1).find(Boolean) ?? '');

it('the site has one word for each thing in English and in German', () => {
  const words = siteWords();
  expect(words.length).toBeGreaterThan(15);
  const [english, german] = ['en', 'de'].map((language) => saidIn(language).join('\n'));
  const has = (text: string | undefined, word: string) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text ?? '');
  const part = (word: string) => new RegExp(word, 'iu').test(german ?? '');
  expect(words.filter(({ en }) => !has(english, en)).map(({ en }) => en)).toEqual([]);
  expect(words.filter(({ de }) => !part(de)).map(({ de }) => de)).toEqual([]);
  expect(words.flatMap(({ not }) => not.filter((word) => has(english, word) || has(german, word)))).toEqual([]);
});

it('German speaks to its readers as Sie, and per cents are written as each language writes them', () => {
  const [english, german] = [saidIn('en'), saidIn('de')];
  expect(german.length).toBeGreaterThan(700);
  expect(german.filter((text) => /(?<!\p{L})(?:du|dein\p{L}*|dich|dir|euch|euer\p{L}*)(?!\p{L})/iu.test(text))).toEqual(
    [],
  );
  expect(german.filter((text) => /[\d}]%/.test(text))).toEqual([]);
  expect(english.filter((text) => /[\d}] %/.test(text))).toEqual([]);
});

it('the word in a cell of a size table fits a cell of a phone', () => {
  const words = ['tr', 'en', 'de'].map(
    (language) =>
      /export const ask = '([^']+)'/.exec(readFileSync(`web/words/${language}/sheets.ts`, 'utf8'))?.[1] ?? '',
  );
  expect(words.filter((word) => word === '' || word.length > 6)).toEqual([]);
});
