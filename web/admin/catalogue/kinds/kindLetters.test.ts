import { expect, test } from 'vitest';
import { lettersIn, proposedLetters, type Sample } from './kindLetters.ts';

const sample: Sample = {
  section: 'BALL_BEARING',
  svg: '<svg/>',
  letters: [
    { letter: 'd', names: ['İç çap', 'Çap'] },
    { letter: 'D', names: ['Dış çap', 'Çap'] },
    { letter: 'B', names: ['Genişlik'] },
  ],
};

test('each letter gets an attribute of a usual name, and each attribute one letter', () => {
  const attributes = [
    { attributeId: 'çap', name: 'Çap' },
    { attributeId: 'iç', name: 'İÇ ÇAP ' },
    { attributeId: 'renk', name: 'Renk' },
  ];
  expect(proposedLetters(sample, attributes)).toEqual([
    { letter: 'd', attributeId: 'iç' },
    { letter: 'D', attributeId: 'çap' },
  ]);
  expect(proposedLetters(sample, [{ attributeId: 'çap', name: 'çap' }])).toEqual([{ letter: 'd', attributeId: 'çap' }]);
});

test('the letters of an uploaded drawing are found once each', () => {
  expect(lettersIn(`<g data-measure="d"/><g data-measure='De' /><g data-measure="d"/><g data-measure=""/>`)).toEqual([
    'd',
    'De',
  ]);
});
