import { expect, test } from 'vitest';
import { questionAfter } from './questionAfter.ts';

/** Each line has the texts that one particle follows. */
const rows = {
  mı: '0 6 40 60 90 6206 30206 10,6 altı rulman vana M16 300.006 4 kW 750W Atatürk’ün-kâr ISI',
  mi: '1 2 5 7 8 20 50 70 80 1.000 6205 22.000 1/2 2,5 08B-1 1/2" 2RS 6204-2RS 6204-ZZ DN PN 30206C mm 16A pompa-vinç metal SEVİYE Ç X',
  mu: '9 10 30 6209 6210 1.000.000 dokuz boru 24V 24 V',
  mü: '3 4 100 200 900 1200 6204 UCP-203 motorlu-sürücü ölçü kontrol Ü 6204-Ü',
};

test.each(Object.entries(rows))('%s follows what is read aloud with its vowel', (particle, line) => {
  // A unit stands after its number, with a blank.
  const texts = line.replaceAll(/(\d) (kW|V)\b/g, '$1_$2').split(' ');
  expect(texts.map((text) => text.replace('_', ' ')).filter((text) => questionAfter(text) !== particle)).toEqual([]);
});

test('every number up to 9,999 has the particle of the word it ends with', () => {
  const words = [
    ['mı', 'mi', 'mi', 'mü', 'mü', 'mi', 'mı', 'mi', 'mi', 'mu'],
    ['', 'mu', 'mi', 'mu', 'mı', 'mi', 'mı', 'mi', 'mi', 'mı'],
  ] as const;
  const wanted = (number: number) => {
    if (number % 10 !== 0 || number === 0) return words[0][number % 10];
    if (number % 100 !== 0) return words[1][(number / 10) % 10];
    return number % 1000 !== 0 ? 'mü' : 'mi';
  };
  const numbers = Array.from({ length: 10_000 }, (_, number) => number);
  expect(numbers.filter((number) => questionAfter(String(number)) !== wanted(number))).toEqual([]);
});

test('blanks, signs and an empty text do no harm', () => {
  expect(['', ' ', '…', ' 6204 ', '6204.', '“6204”', '063', '000'].map(questionAfter)).toEqual([
    ...['mi', 'mi', 'mi', 'mü', 'mü', 'mü', 'mü', 'mı'],
  ]);
});
