import { expect, test } from 'vitest';
import { phoneHref } from './phone.ts';

test.each([
  ['0212 000 00 00', 'tel:+902120000000'],
  ['+90 212 000 00 00', 'tel:+902120000000'],
  ['(0212) 000-00-00', 'tel:+902120000000'],
  ['90 212 000 00 00', 'tel:+902120000000'],
  ['0090 212 000 00 00', 'tel:+902120000000'],
  ['+49 30 1234', 'tel:+49301234'],
  ['444 0 000', 'tel:4440000'],
])('%s is dialled as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
