import { expect, test } from 'vitest';
import { phoneHref, whatsAppHref } from './phone.ts';

test.each([
  ['0212 000 00 00', 'tel:+902120000000'],
  ['+90 212 000 00 00', 'tel:+902120000000'],
  ['(0212) 000-00-00', 'tel:+902120000000'],
  ['90 212 000 00 00', 'tel:+902120000000'],
  ['0090 212 000 00 00', 'tel:+902120000000'],
  ['+49 30 1234', 'tel:+49301234'],
  ['444 0 000', 'tel:4440000'],
  ['532 000 00 00', 'tel:+905320000000'],
])('%s is dialled as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test.each([
  '0532 000 00 00',
  '+90 532 000 00 00',
  '905320000000',
  '(0532) 000-00-00',
  '0090 532 000 00 00',
  '532 000 00 00',
])('%s is a mobile number, and has a chat', (phone) => {
  expect(whatsAppHref(phone)).toBe('https://wa.me/905320000000');
});

test.each([
  '0212 000 00 00',
  '+90 212 000 00 00',
  '444 0 000',
  '+49 532 000 00 00',
  '0532 000',
  '0532 000 00 00 1',
  '',
])('%s has no chat', (phone) => {
  expect(whatsAppHref(phone)).toBeUndefined();
});
