import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptEnquiries } from './KeptEnquiries.tsx';
import { createClient } from '../../../graphql/client.ts';
import { linkTo } from '../../../testing/fakeServer.ts';
import { keepEnquiry } from './keptEnquiries.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const sent = (number: number) => ({
  number: `T-2026-${number}`,
  path: `/teklif/T-2026-${number}/x_${number}-y`,
  sentAt: '2026-11-21T07:42:00.000Z',
});
const states: Record<string, object> = {
  'T-2026-1': { state: 'WON', order: { number: 'S-2026-1', state: 'SENT' }, offer: null },
  'T-2026-2': { state: 'OFFERED', order: null, offer: { number: 'T-2026-2/1', validUntil: '2026-01-09' } },
  'T-2026-3': { state: 'IN_PROGRESS', order: null, offer: null },
};
const client = () =>
  createClient({
    link: linkTo({
      queries: {
        enquiryStatus: ({ number }) => (states[String(number)] ? { number, ...states[String(number)] } : null),
      },
    }),
  });
const show = () =>
  render(
    <ApolloProvider client={client()}>
      <KeptEnquiries />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  );
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

test('each is listed with its state, that of its order or of an offer that is over; one that is gone has none', async () => {
  for (const number of [4, 3, 2, 1]) keepEnquiry(sent(number));
  show();
  await screen.findByText('Sipariş yolda');
  await screen.findByText('İnceleniyor');
  const said = screen.getAllByRole('listitem').map((one) => one.querySelector('.kept-state')?.textContent);
  expect(said).toEqual(['Sipariş yolda', 'Teklifinizin süresi doldu', 'İnceleniyor', undefined]);
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
