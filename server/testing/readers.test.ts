import { expect, test } from 'vitest';
import { choiceReader, choicesOf, readCount, readLira } from '../../common/fields/readers.ts';
import { product } from '../../common/product/product.ts';

const inFile = { strict: false };
const inForm = { strict: true };

test.each([
  ['1240', 1240],
  ['1240,5', 1240.5],
  ['1240.50', 1240.5],
  ['1.240,50', 1240.5],
  ['1.240', 1240],
  ['12.345.678,90 ₺', 12345678.9],
  ['64 TL', 64],
  ['TRY 64,50', 64.5],
  [' ', null],
  ['pahalı', undefined],
  ['1.24,', undefined],
  ['12TL50', undefined],
  ['1.240,50 Türk Lirası', 1240.5],
  ['12 TÜRK LİRASI', 12],
  ['12,50 lira', 12.5],
  ['12 liralık', undefined],
])("a price '%s' is %j in a form and in a file", (text, lira) =>
  expect([readLira(text, inForm), readLira(text, inFile)]).toEqual([lira, lira]),
);

test.each([
  ['1,240.50', 1240.5],
  ['0.500', 0.5],
  ['-5', -5],
  ['1e3', 1000],
  ['12,-', 12],
  ['1.240,— TL', 1240],
  ['12.--', 12],
])("a file may hold the price '%s', which a form asks about", (text, lira) =>
  expect([readLira(text, inForm), readLira(text, inFile)]).toEqual([undefined, lira]),
);

test.each(['0x1F', 'Infinity'])("'%s' is a price to a program alone", (text) =>
  expect([readLira(text, inForm), readLira(text, inFile)]).toEqual([undefined, undefined]),
);

test.each([
  ['1000', 1000, 1000],
  ['1.000', 1000, 1000],
  ['1 000', 1000, 1000],
  ['12,00', undefined, 12],
  ['1.000,0', undefined, 1000],
  ['12.0', undefined, 12],
  ['12,5', undefined, undefined],
  ['on iki', undefined, undefined],
  ['', null, null],
])("a whole number '%s' is %j in a form and %j in a file", (text, typed, filed) =>
  expect([readCount(text, inForm), readCount(text, inFile)]).toEqual([typed, filed]),
);

test('the words of a choice are read in any letters, with or without points, and each means one value', () => {
  for (const field of Object.values(product)) {
    if (field.kind !== 'choice') continue;
    const choices = choicesOf<string>(field.words);
    const read = choiceReader(choices);
    for (const { value, words } of choices)
      for (const word of words)
        for (const typed of [word, word.toLocaleUpperCase('tr'), word.toUpperCase(), ` ${word}.`])
          expect([typed, read(typed)?.value]).toEqual([typed, value]);
    expect(read('bilinmeyen')).toBeUndefined();
  }
});
