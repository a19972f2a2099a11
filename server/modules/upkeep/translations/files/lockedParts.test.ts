import { expect, it } from 'vitest';
import { lockedDifferences, lockedParts } from '../../../../../common/text/lockedParts.ts';

const partsOf = (text: string) => lockedParts(text).map(({ start, end }) => text.slice(start, end));

it('finds placeholders, marks, codes and measures, and no plain words', () => {
  expect(partsOf('EN 837-1’e uygun; gösterge çapı 100 mm, 0–10 bar, G1/2’dir, IP65.')).toEqual([
    ...['EN 837-1', '100 mm', '10 bar', 'G1/2', 'IP65'],
  ]);
  expect(partsOf('{count} ürün için **arayın**: [telefon](tel:+90)')).toEqual(['{count}', '**', '**', '](tel:+90)']);
  expect(partsOf("Rulman 6204-2RS, M8x30 ve 2'li takım, 5 adet, 3 yıl")).toEqual(['6204-2RS']);
  expect(partsOf('20 L/dk ve 1/2 inç')).toEqual([]);
});

it('lets a translation write numbers in its own way, and name more codes', () => {
  expect(lockedDifferences('7,5 bar', '7.5 bar; see EN 837-1')).toEqual({ lost: [], added: [] });
  expect(lockedDifferences('1.250 mm', '1,250mm')).toEqual({ lost: [], added: [] });
  expect(lockedDifferences('IP65 gövde', 'IP65-Gehäuse')).toEqual({ lost: [], added: [] });
});

it('names what is lost and what is too much, as often as it stands', () => {
  expect(lockedDifferences('{a} {a} IP65', '{a}')).toEqual({ lost: ['{a}', 'IP65'], added: [] });
  expect(lockedDifferences('metin', '{b} *text*')).toEqual({ lost: [], added: ['{b}', '*'] });
});

it('takes no longer than the text is', () => {
  const long = `${'A-'.repeat(20_000)}${'1.'.repeat(20_000)}${'*'.repeat(20_000)}${'{a'.repeat(20_000)}${'](a'.repeat(20_000)}`;
  expect(lockedParts(long).length).toBeLessThan(long.length);
});
