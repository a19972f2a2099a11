import { expect, test } from 'vitest';
import { canRemind, reminderText, whyRemind } from './reminding.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const offer = { sentAt: '2026-11-20T09:00:00.000Z', validUntil: '2026-12-31' };
const offered = { state: 'OFFERED' as const, letters: [] };
const letterAt = (createdAt: string) => ({ state: 'OFFERED' as const, letters: [{ createdAt }] as never });

test.each([
  ['six days are no reason', offered, offer, ''],
  ['seven days without an answer', offered, { ...offer, sentAt: '2026-11-19T11:00:00.000Z' }, 'No answer for 7 days'],
  [
    'a reminder counts as a letter',
    letterAt('2026-11-25T09:00:00.000Z'),
    { ...offer, sentAt: '2026-11-01T09:00:00.000Z' },
    '',
  ],
  ['three days before the end', offered, { ...offer, validUntil: '2026-11-29' }, 'Ends in 3 days'],
  ['four days before the end', offered, { ...offer, validUntil: '2026-11-30' }, ''],
  ['the last day', offered, { ...offer, validUntil: '2026-11-26' }, 'Ends today'],
  ['after the end', offered, { ...offer, validUntil: '2026-11-25' }, 'No longer valid'],
  ['an enquiry that was won', { ...offered, state: 'WON' as const }, { ...offer, validUntil: '2026-11-26' }, ''],
  ['an offer that was not sent', offered, { ...offer, sentAt: null }, ''],
])('%s', (_, enquiry, sent, why) => {
  expect(whyRemind(enquiry, sent, now)).toBe(why);
});

test('only an offer that was sent, of an enquiry that is open, can be reminded of', () => {
  expect([
    canRemind(offered, offer),
    canRemind(offered, { ...offer, sentAt: null }),
    canRemind({ state: 'LOST' }, offer),
  ]).toEqual([true, false, false]);
});

test('the last day of an offer is one in Istanbul, where the day begins three hours earlier', () => {
  const late = Date.parse('2026-11-25T21:30:00Z');
  expect(whyRemind(offered, { ...offer, validUntil: '2026-11-25' }, late)).toBe('No longer valid');
});

test('the letter names the offer, its day and its address, and says when it is over', () => {
  const written = {
    name: 'Şule Ağırbaş',
    number: 'T-2026-00042/1',
    ...offer,
    address: 'https://vitrin.example/teklif/x',
    signature: 'Çiğdem',
    language: 'tr',
  };
  expect(reminderText(written, now)).toMatch(
    /^Sayın Şule Ağırbaş,\n\n20\.11\.2026 tarihinde .* T-2026-00042\/1 .* 31\.12\.2026 tarihinde doluyor:\nhttps:[^]*Çiğdem$/,
  );
  expect(reminderText({ ...written, validUntil: '2026-11-01' }, now)).toContain('doldu. Dilerseniz');
  expect(reminderText({ ...written, language: 'en' }, now)).toMatch(
    /sent on Nov 20, 2026, is valid until Dec 31, 2026:/,
  );
  expect(reminderText({ ...written, language: 'de' }, now)).toContain('vom 20.11.2026 gilt bis 31.12.2026:');
});
