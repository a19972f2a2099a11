import { expect, test } from 'vitest';
import { rangeText } from '../product/ladderTexts.ts';
import * as english from '../words/en/sales.ts';
import * as german from '../words/de/sales.ts';
import { basisText, inUnits, type SalesUnit } from './salesUnits.ts';

const readers = {
  en: { words: english, language: 'en' },
  de: { words: german, language: 'de' },
} as const;

test('one box is no boxes, in a price, in a quantity and in a ladder', () => {
  const said = (language: keyof typeof readers, unit: SalesUnit) => {
    const reader = readers[language];
    return [
      basisText({ salesUnit: unit, priceQuantity: 1 }, reader),
      inUnits(1, unit, { always: true, reader }),
      inUnits(3, unit, { reader }),
      rangeText({ from: 1, to: 1 } as never, unit, reader),
      rangeText({ from: 1, to: 4 } as never, unit, reader),
    ];
  };
  expect(said('en', 'BOX')).toEqual(['box', '1\u00a0box', '3\u00a0boxes', '1\u00a0box', '1–4\u00a0boxes']);
  expect(said('en', 'PIECE')).toEqual(['pc', '1\u00a0pc', '3\u00a0pcs', '1\u00a0pc', '1–4\u00a0pcs']);
  expect(said('de', 'ROLL')).toEqual(['Rolle', '1\u00a0Rolle', '3\u00a0Rollen', '1\u00a0Rolle', '1–4\u00a0Rollen']);
  expect([basisText({ salesUnit: 'BOX', priceQuantity: 1 }), inUnits(1, 'BOX', { always: true })]).toEqual([
    'kutu',
    '1\u00a0kutu',
  ]);
});
