// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { AuditList } from './AuditList.tsx';

const entry = {
  id: '7',
  at: '2026-11-02T06:12:00.000Z',
  event: 'EXPORTED',
  admin: 'ece@firma.com.tr',
  about: 'messages.csv',
};
const page = (nodes: unknown[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
  totalCount: nodes.length,
});

test('an entry says who did what, and when', async () => {
  renderAdmin(<AuditList />, {
    queries: { audit: () => page([entry, { ...entry, id: '6', event: 'SIGN_IN_FAILED', admin: null, about: null }]) },
  });
  const [exported, failed] = within(await screen.findByRole('list', { name: 'Entries' })).getAllByRole('listitem');
  expect(exported).toHaveTextContent('Exported a filemessages.csvece@firma.com.trNov 2, 2026 9:12 AM');
  expect(failed).toHaveTextContent('Sign-in failed–');
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '/admin/audit.csv');
});

test('entries can be filtered by event and by admin', async () => {
  const asked: { event: unknown; admin: unknown }[] = [];
  const { user } = renderAdmin(<AuditList />, {
    queries: {
      audit: ({ event, admin }) => {
        asked.push({ event, admin });
        return page([entry]);
      },
    },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind of entry' }), 'Exported a file');
  await waitFor(() => expect(asked.at(-1)).toEqual({ event: 'EXPORTED', admin: null }));
  await user.click(await screen.findByRole('button', { name: 'ece@firma.com.tr' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ event: 'EXPORTED', admin: 'ece@firma.com.tr' }));
  await user.click(await screen.findByRole('button', { name: 'Only ece@firma.com.tr: show all' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ event: 'EXPORTED', admin: null }));
});
