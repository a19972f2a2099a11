// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { UnansweredList } from './UnansweredList.tsx';

const createdAt = '2026-11-20T09:00:00.000Z';
const enquiry = {
  ...{ id: 'e1', number: 'T-2026-00042', name: 'Şule Ağırbaş', company: 'Yeşiltepe Gıda', createdAt, state: 'NEW' },
  ...{
    rowCount: 1,
    rows: [{ id: '1', name: 'Vana', standing: 'LISTED' }],
    assignee: null,
    undelivered: [],
    questions: [],
    letters: [],
    offers: [],
    orders: [],
  },
};
const message = { id: 'm1', name: 'Kerem Aydın', subject: 'Paslanmaz vana', createdAt, status: 'READ', letters: [] };
const one = { totalCount: 1 };
const counts = { messages: () => one, enquiries: () => one };

test('enquiries and messages stand in one list, and each opens beside it', async () => {
  const nodes = [
    { id: 'e1', enquiry, message: null },
    { id: 'm1', enquiry: null, message },
  ];
  const page = { nodes, totalCount: 2, pageInfo: { hasNextPage: false, endCursor: null } };
  renderAdmin(<UnansweredList />, {
    queries: { ...counts, unanswered: () => page, enquiry: () => null, message: () => null },
  });
  const links = await screen.findAllByRole('link', { name: /Şule Ağırbaş|Kerem Aydın/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/messages/unanswered/enquiries/e1',
    '/admin/messages/unanswered/messages/m1',
  ]);
  expect(screen.getByText('2 here, oldest first')).toBeVisible();
});

test('an empty list says that everything is answered', async () => {
  const page = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } };
  renderAdmin(<UnansweredList />, { queries: { ...counts, unanswered: () => page } });
  expect(await screen.findByText('Everything is answered')).toBeVisible();
});
