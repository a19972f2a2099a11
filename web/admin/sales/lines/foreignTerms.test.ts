import { expect, test } from 'vitest';
import { daysOld, withTerms } from './foreignTerms.ts';

const blank = { paymentTerms: '', notes: '' };
const [monday, tuesday] = ['1 EUR = 47,50', '1 EUR = 47,80'];

test.each([
  ['an offer without terms of payment gets them', blank, '', monday, { paymentTerms: monday, notes: '' }],
  [
    'another rate replaces its terms',
    { paymentTerms: monday, notes: '' },
    monday,
    tuesday,
    { paymentTerms: tuesday, notes: '' },
  ],
  [
    'an offer in lira again has none',
    { paymentTerms: monday, notes: 'Nakliye hariç' },
    monday,
    '',
    { paymentTerms: '', notes: 'Nakliye hariç' },
  ],
  [
    'typed terms of payment stay, and those of the rate join the other terms',
    { paymentTerms: '30 gün', notes: 'Nakliye hariç' },
    '',
    monday,
    { paymentTerms: '30 gün', notes: `Nakliye hariç\n${monday}` },
  ],
  [
    'where they joined, another rate replaces them',
    { paymentTerms: '30 gün', notes: `Nakliye hariç\n${monday}` },
    monday,
    tuesday,
    { paymentTerms: '30 gün', notes: `Nakliye hariç\n${tuesday}` },
  ],
  [
    'where they joined, an offer in lira loses them alone',
    { paymentTerms: '30 gün', notes: monday },
    monday,
    '',
    { paymentTerms: '30 gün', notes: '' },
  ],
])('%s', (_, texts, before, after, expected) => {
  expect(withTerms(texts, before, after)).toEqual(expected);
});

test('the same terms twice stand there once', () => {
  const once = withTerms({ paymentTerms: '30 gün', notes: '' }, '', monday);
  expect(withTerms(once, monday, monday)).toEqual(once);
});

test('a rate is as old as its day in Istanbul', () => {
  const late = Date.parse('2026-11-27T22:30:00+03:00');
  expect([daysOld('2026-11-27', late), daysOld('2026-10-18', late)]).toEqual([0, 40]);
  expect(daysOld('2026-11-27', Date.parse('2026-11-28T00:30:00+03:00'))).toBe(1);
});
