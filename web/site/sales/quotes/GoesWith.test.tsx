import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { linkTo } from '../../../testing/fakeServer.ts';
import { openLive } from '../../../testing/openLive.tsx';

const of = (id: string, name: string, more = {}) => ({ id, name, price: 12, image: null, picture: null, ...more });
const row = {
  ...{ id: '1', name: 'Cıvata', quantity: 4, note: null, standing: 'LISTED', product: null, candidates: [] },
  ...{ written: null, askedCode: null, unreadQuantity: null, suggestion: null },
};
const sendKey = 'anahtar-anahtar-anahtar';

test('each product has a button of its own, and the focus goes on to the next', async () => {
  // The page subscribes to changes, which nothing here sends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let goesWith = [of('18', 'Somun', { minimumQuantity: 100 }), of('19', 'Pul')];
  const sent: unknown[] = [];
  const queries = {
    privacyNotice: () => ({ version: '1.1', text: '' }),
    quoteList: () => ({ sendKey, rows: [row], goesWith, all: [] }),
  };
  const addToQuoteList = ({ rows }: Record<string, unknown>) => {
    sent.push(rows);
    goesWith = goesWith.slice(1);
    return { sendKey };
  };
  openLive('/teklif', linkTo({ queries, mutations: { addToQuoteList } }));
  const section = await screen.findByRole('region', { name: 'Bunlar da gerekebilir' });
  await userEvent.click(within(section).getByRole('button', { name: /Somun/ }));
  await waitFor(() => expect(within(section).getByRole('status')).toHaveTextContent('Somun listeye eklendi.'));
  expect(sent).toEqual([[{ productId: '18', quantity: 100, note: null }]]);
  await waitFor(() => expect(within(section).queryByRole('button', { name: /Somun/ })).toBeNull());
  expect(within(section).getByRole('button', { name: /Pul/ })).toHaveFocus();
  await userEvent.click(within(section).getByRole('button', { name: /Pul/ }));
  await waitFor(() => expect(within(section).queryByRole('button')).toBeNull());
  expect(within(section).getByRole('status')).toHaveFocus();
});
