import { expect, test } from 'vitest';
import { units } from '../../common/measures/units.ts';
import { bound, codeParts, plainCode } from '../../common/text/codeParts.ts';

const whole = (text: string) => codeParts(text).flatMap((part) => (part.whole ? [part.text] : []));

test.each([
  ['Norm Santrifüj Pompa 32-160 3 kW 2900 d/dk, Şaseli', ['32-160', '3 kW', '2900 d/dk,']],
  ['Altı Köşe Başlı Cıvata DIN 933 M8x40 8.8', ['DIN 933', 'M8x40', '8.8']],
  ['Bantlı Konveyör 3.000 x 500 mm, Hız Ayarlı', ['3.000 x 500 mm,']],
  ['Dalgıç Pompa 4" 1,5 kW 400 V (Derin Kuyu)', ['1,5 kW', '400 V']],
  ['Altı Köşe Somun DIN 934 M8 Sınıf 8', ['DIN 934', 'Sınıf 8']],
  ['Makaralı Zincir 08B-1 1/2" x 5/16" 5 m', ['08B-1', '1/2" x 5/16"', '5 m']],
  ['Örnek Sokak No: 10/A, Kat: 3 Daire: 12, 34381 Şişli', ['No: 10/A,', 'Kat: 3', 'Daire: 12,']],
  ['Organize Sanayi, 5. Cadde NO 7', ['5.', 'NO 7']],
  ['Konik Makaralı Rulman 32008 X, Ayaklı Yataklı Rulman UCP 205', ['32008 X,', 'UCP 205']],
  ['Fotoğrafı e-posta ile gönderin: e-postanız', ['e-posta', 'e-postanız']],
  ['Asenkron Motor 1,5 kW 4 Kutup, Üç Faz', ['1,5 kW', '4 Kutup,']],
  ['PLC 14 Giriş 10 Çıkış, 3 fazlı', ['PLC 14 Giriş', '10 Çıkış,', '3 fazlı']],
  ['Servo Motor 23 Bit, 12 Parça Takım, 2 KADEME', ['23 Bit,', '12 Parça', '2 KADEME']],
  ['Kama Tip A Beden 10, Rulman 6205-ZZ C3', ['Tip A', 'Beden 10,', '6205-ZZ C3']],
  ["Ölçüleri ISO 15'e göre, mili 38 x 80 mm'dir", ["ISO 15'e", "38 x 80 mm'dir"]],
  ['Örnek Sokak, 34381 Şişli / İstanbul', ['34381 Şişli / İstanbul']],
  ['Merkez: Şişli / İstanbul, 34381 Şişli', ['Şişli / İstanbul,']],
  ['Küresel Vana 1 1/2" Pirinç, iki uçta Rp 1 1/4, G1/2', ['1 1/2"', 'Rp 1 1/4,', 'G1/2']],
  ['Telefon +90 532 000 00 00, faks (0212) 000 00 01', ['+90 532 000 00 00,', '(0212) 000 00 01']],
  ['Yük sayıları C 12,8 kN ve C0 6,65 kN, d 20 mm', ['C 12,8 kN', 'C0 6,65 kN,', 'd 20 mm']],
  ['Karşılığı KV 6204-ZZ, TV-46901/9, devri 1.440 d/dk', ['KV 6204-ZZ,', 'TV-46901/9,', '1.440 d/dk']],
  ['Last 224,00 in T-2026-00005/1, raised by 29 %', ['224,00', 'T-2026-00005/1,', '29 %']],
  ['Tip seçin, A tipi', []],
  ['İç çap 20 mm,\ndış çap 47 mm.', ['20 mm,', '47 mm.']],
])('in “%s” nothing that belongs together is split', (text, expected) => {
  expect(whole(text)).toEqual(expected);
});

test('the text itself stays as it was typed', () => {
  const text = ' Cıvata  DIN 933\n M8x40 ';
  expect(
    codeParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('an endless code may break', () => {
  expect(whole('A1-'.repeat(20))).toEqual([]);
});

test('a copied code has the spaces and hyphens of a keyboard', () => {
  expect(plainCode('6204\u20112RS\u00a0C3 – İĞ')).toBe('6204-2RS C3 - İĞ');
});

test('without styles, no-break spaces bind what fits and nothing else', () => {
  expect(bound('Motor 1,5 kW 4 Kutup')).toBe('Motor 1,5\u00a0kW 4\u00a0Kutup');
  expect(bound('38 x 80 mm ve 5 kW', (part) => part.length < 6)).toBe('38 x 80 mm ve 5\u00a0kW');
});

test('every unit stays with its number', () => {
  for (const { symbol } of units) expect(bound(`yaklaşık 20 ${symbol}`)).toBe(`yaklaşık 20\u00a0${symbol}`);
});
