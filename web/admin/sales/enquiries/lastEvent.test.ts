import { expect, test } from 'vitest';
import { lastEvent, whenText } from './lastEvent.ts';

type Happened = Parameters<typeof whenText>[0];
const sentAt = '2026-11-20T07:00:00Z';
const offer = { id: '1', number: 'T-2026-00042/1', sentAt, validUntil: '2026-12-05', requests: [] };
const asked = (kind: string) => ({ ...offer, requests: [{ id: 'r', kind, createdAt: '2026-11-21T07:00:00Z' }] });
const enquiry = { state: 'OFFERED', rowCount: 5, offers: [offer], orders: [], questions: [], letters: [] };
const question = { id: 'q', createdAt: '2026-11-21T07:00:00Z' };
const answer = { id: 'l', state: 'SENT', createdAt: '2026-11-22T07:00:00Z' };
const placed = { id: 's', number: 'S-2026-00007', state: 'PLACED' };

test.each([
  [{ state: 'NEW', offers: [] }, 'New, 5 lines', 'accent'],
  [{ state: 'IN_PROGRESS', offers: [] }, 'In progress', 'neutral'],
  [{ state: 'IN_PROGRESS', offers: [{ ...offer, sentAt: null }] }, 'Offer 1, not sent', 'neutral'],
  [{}, 'Offer 1 sent', 'primary'],
  [{ questions: [question] }, 'Asks a question', 'accent'],
  [{ questions: [question], letters: [answer] }, 'Offer 1 sent', 'primary'],
  [{ questions: [question], orders: [placed], state: 'WON' }, 'Asks a question', 'accent'],
  [{ offers: [asked('CHANGE')] }, 'Asks for changes', 'accent'],
  [{ offers: [asked('RENEWAL')] }, 'Asks for a new offer', 'accent'],
  // The next offer is being made, and the buyer still waits.
  [{ offers: [{ ...offer, number: 'T-2026-00042/2', sentAt: null }, asked('CHANGE')] }, 'Asks for changes', 'accent'],
  [{ offers: [{ ...offer, number: 'T-2026-00042/2' }, asked('CHANGE')] }, 'Offer 2 sent', 'primary'],
  [{ state: 'WON', orders: [placed] }, 'Ordered, to confirm', 'warning'],
  [{ state: 'WON', orders: [{ ...placed, state: 'SENT' }] }, 'Ordered, sent', 'neutral'],
  [{ state: 'WON' }, 'Won', 'neutral'],
  [{ state: 'LOST', offers: [asked('DECLINE')] }, 'Lost', 'neutral'],
])('the chip of %j says %s', (more, text, urgency) => {
  expect(lastEvent({ ...enquiry, ...more } as unknown as Happened)).toEqual({ text, urgency });
});

test('beside the name stands the order, else the days that an offer is still valid', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const whenOf = (more: object) => whenText({ ...enquiry, ...more } as unknown as Happened, now);
  expect(whenOf({ orders: [placed] })).toBe('S-2026-00007');
  expect(whenOf({})).toBe('9 days left');
  expect(whenOf({ offers: [{ ...offer, validUntil: '2026-11-25' }] })).toBe('ended');
  expect(whenOf({ offers: [asked('CHANGE')] })).toBeUndefined();
});
