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
