import { expect, test } from 'vitest';
import { createChallenges } from './challenges.ts';

const asked = { use: 'sign-in', browser: 'a' };
const minute = 60_000;

test('a challenge is valid once, within five minutes, for its use and its browser', async () => {
  const challenges = createChallenges();
  const make = () => challenges.make(asked, 0).toString('base64url');
  const first = make();
  expect(first).not.toBe(make());
  expect(await challenges.take(first, { ...asked, browser: 'b' }, minute)).toBe(false);
  expect(await challenges.take(first, { ...asked, use: 'add a' }, minute)).toBe(false);
  expect(await challenges.take(first, asked, minute)).toBe(true);
  expect(await challenges.take(first, asked, minute)).toBe(false);
  expect(await challenges.take(make(), asked, 5 * minute)).toBe(true);
  expect(await challenges.take(make(), asked, 5 * minute + 1)).toBe(false);
});

test('a challenge cannot be forged or changed', async () => {
  const challenges = createChallenges();
  const own = challenges.make(asked, 0);
  own[20] = 255;
  for (const challenge of [own.toString('base64url'), createChallenges().make(asked, 0).toString('base64url'), '', 'ş'])
    expect(await challenges.take(challenge, asked, 0)).toBe(false);
});
