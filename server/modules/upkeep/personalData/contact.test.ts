import { expect, test } from 'vitest';
import { contactOf } from './contact.ts';

test.each([
  ['ISIL@Örnek.com.tr', 'isil@ornek.com.tr', true],
  ['isil@ornek.com.tr', 'IŞIL@ORNEK.COM.TR ', true],
  ['isil@ornek.com.tr', 'ali.isil@ornek.com.tr', false],
  ['+90 532 000 00 01', '05320000001', true],
  ['0532 000 0001', '0090 (532) 000 00 01', true],
  ['5320000001', '+90 532 000 00 02', false],
])('%s and %s are the same contact: %s', (typed, field, expected) => {
  expect(contactOf(typed)?.is(field)).toBe(expected);
});

test.each([
  ['isil@ornek.com.tr', 'Bana isil@ornek.com.tr. adresinden yazın', true],
  ['isil@ornek.com.tr', 'ali.isil@ornek.com.tr', false],
  ['isil@ornek.com.tr', 'isil@ornek.com.tr.example', false],
  ['0532 000 00 01', 'Tel: +90 (532) 000-00-01 dahili 5', true],
  ['0532 000 00 01', '20 x 47 x 14, 100 adet 5320000', false],
  ['5550001', 'DN50 PN16 555 00 01', true],
])('%s is found in “%s”: %s', (typed, text, expected) => {
  expect(contactOf(typed)?.isIn(text)).toBe(expected);
});

test.each(['isil', '12345', 'a@b c', '@', ''])('%s is neither an e-mail address nor a phone number', (typed) => {
  expect(contactOf(typed)).toBeUndefined();
});
