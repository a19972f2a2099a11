import { expect, test } from 'vitest';
import { choiceTexts, orderedLines, wrongChoice } from '../../../../common/offers/chosen.ts';
import { differencesOf } from '../../../../common/offers/differences.ts';
import type { LineKind } from '../../../../common/offers/sums.ts';

const line = (id: string, kind: LineKind = 'PLAIN') => ({ id, kind });
const lines = [
  line('1'),
  line('2'),
  line('2a', 'ALTERNATIVE'),
  line('2b', 'ALTERNATIVE'),
  line('3', 'OPTIONAL'),
  line('3a', 'ALTERNATIVE'),
];
const ordered = (options: string[], alternatives: string[]) =>
  orderedLines(lines, { options, alternatives }).map(({ id, kind }) => `${id} ${kind}`);

test('an alternative is ordered in the place of its line, and an optional line only if it was chosen', () => {
  expect(ordered([], [])).toEqual(['1 PLAIN', '2 PLAIN']);
  expect(ordered(['3'], ['2b'])).toEqual(['1 PLAIN', '2b PLAIN', '3 PLAIN']);
  expect(ordered(['3'], ['3a'])).toEqual(['1 PLAIN', '2 PLAIN', '3a PLAIN']);
  // An alternative of a line that is not ordered is not ordered either.
  expect(ordered([], ['3a'])).toEqual(['1 PLAIN', '2 PLAIN']);
});

test('a choice names lines of its kind, and one alternative of each line', () => {
  expect(wrongChoice(lines, { options: ['3'], alternatives: ['2a', '3a'] })).toBe(undefined);
  expect(wrongChoice(lines, { options: ['1'], alternatives: [] })).toBe('options');
  expect(wrongChoice(lines, { options: [], alternatives: ['3'] })).toBe('alternatives');
  expect(wrongChoice(lines, { options: [], alternatives: ['2a', '2b'] })).toBe('alternatives');
});

test('the paper says of each line that is not plain what was chosen', () => {
  expect(choiceTexts(lines, { options: ['3'], alternatives: ['2b'] })).toEqual([
    '',
    'yerine 4. satır seçildi',
    'Seçenek: 2. satırın yerine seçilmedi',
    'Seçenek: 2. satırın yerine seçildi',
    'İsteğe bağlı, siparişe girdi',
    'Seçenek: 5. satırın yerine seçilmedi',
  ]);
});

test('a line is known again by its product, its code or its name, and says what changed', () => {
  const plain = { productId: null, code: null, note: null, salesUnit: null, priceQuantity: null, discount: null };
  const valve = { ...plain, productId: 'vana', name: 'Vana', quantity: 2, price: 100, vatRate: 20, kind: 'PLAIN' };
  const nut = { ...valve, productId: null, code: 'M8', name: 'Somun' };
  const work = { ...nut, code: null, name: 'İşçilik' };
  const cheaper = { ...valve, price: 90 };
  const bearing = { ...valve, productId: 'rulman', name: 'Rulman' };
  const { lines: changed, removed } = differencesOf(
    [valve, nut, work, valve],
    [{ ...nut, name: 'Somun M8' }, cheaper, valve, bearing],
  );
  expect(changed.map(({ line: { name, price }, before }) => [name, price, before?.name, before?.price])).toEqual([
    ['Somun M8', 100, 'Somun', 100],
    ['Vana', 90, 'Vana', 100],
    ['Rulman', 100, undefined, undefined],
  ]);
  expect(removed).toEqual([work]);
  expect(differencesOf([valve, nut], [valve, nut])).toEqual({ lines: [], removed: [] });
});
