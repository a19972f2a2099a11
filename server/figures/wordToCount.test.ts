import { expect, test } from 'vitest';
import { wordToCount } from './wordToCount.ts';

test.each([
  ['Şanzuman', 'sanzuman'],
  ['  KEÇE   35x52x7 ', 'kece 35x52x7'],
  ['IŞIK\tığdır', 'isik igdir'],
  ['SKF 6204-2RSH', 'skf 6204-2rsh'],
  ['1/2" vana', '1/2" vana'],
  ['m12 x 40', 'm12 x 40'],
  ['400/690 motor', '400/690 motor'],
  // The letters q, w and x are on no number plate.
  ['35 x 5200', '35 x 5200'],
])('%s is written down as %s', (typed, word) => expect(wordToCount(typed)).toBe(word));

test.each([
  ['an e-mail address', 'isil@ornek.com.tr'],
  ['an e-mail address with a wide sign', 'isil＠ornek.com.tr'],
  ['the number of an identity card', '10000000146'],
  ['the same among words', 'tc 100 000 001 46 kime ait'],
  ['an account', 'TR33 0006 1005 1978 6457 8413 26'],
  ['an account of another country', 'de89370400440532013000'],
  ['a number plate', '34 ABC 123'],
  ['a number plate in one', '06ab1234 filtresi'],
  ['a number plate with a dash', '35-K-12345'],
  ['a long text', 'a'.repeat(61)],
  ['nothing', ' \u0000 '],
])('%s is not', (_, typed) => expect(wordToCount(typed)).toBeNull());
