import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptEnquiries } from './KeptEnquiries.tsx';
import { keepEnquiry } from './keptEnquiries.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const sent = (number: number) => ({
  number: `T-2026-${number}`,
  path: `/teklif/T-2026-${number}/x_${number}-y`,
  sentAt: '2026-11-21T07:42:00.000Z',
});
const show = () => render(<KeptEnquiries />, { wrapper: MemoryRouter });
const shown = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('what was sent from this browser is listed, the latest first and once, until it is forgotten', async () => {
  keepEnquiry(sent(1));
  keepEnquiry(sent(2));
  keepEnquiry(sent(1));
  show();
  expect(shown()).toEqual([
    ['T-2026-1', '/teklif/T-2026-1/x_1-y'],
    ['T-2026-2', '/teklif/T-2026-2/x_2-y'],
  ]);
  screen.getAllByText('21 Kasım 2026 10:42');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Bu tarayıcıdan silin' }));
  expect([shown(), localStorage.length]).toEqual([[], 0]);
});

test('only the last twenty are kept', () => {
  for (let number = 1; number <= 25; number++) keepEnquiry(sent(number));
  show();
  expect([shown().length, shown()[0]?.[0]]).toEqual([20, 'T-2026-25']);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['another address', JSON.stringify([{ ...sent(1), path: 'https://kotu.example/teklif/T-1-1/x' }])],
  ['no date', JSON.stringify([{ ...sent(1), sentAt: 'dün' }])],
])('what a stranger wrote into the storage is not shown: %s', (_, stored) => {
  localStorage.setItem('vitrin.talepler', stored);
  show();
  expect(shown()).toEqual([]);
});
