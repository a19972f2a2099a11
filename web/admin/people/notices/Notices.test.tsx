// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UnreadNoticesDocument } from './notices.generated.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { refuse } from '../../../testing/fakeServer.ts';
import { NoticeBell } from './NoticeBell.tsx';
import { NoticeSettings } from './NoticeSettings.tsx';

const one = {
  id: 'a',
  kind: 'ENQUIRY_RECEIVED',
  times: 2,
  createdAt: new Date().toISOString(),
  changedAt: new Date().toISOString(),
  title: 'Two new enquiries',
  text: 'T-2026-00043 and T-2026-00042, 9 lines',
  path: '/admin/messages/enquiries?status=new',
};
const other = { ...one, id: 'b', kind: 'BACKUP_FAILED', title: 'The nightly backup failed', text: null, path: null };
const page = (nodes: object[]) => ({
  nodes,
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, endCursor: null },
});

function openBell(read: string[] = ['b']) {
  const isRead = new Set(read);
  const asked: unknown[] = [];
  const all = [one, other];
  const left = () => all.filter(({ id }) => !isRead.has(id)).length;
  const opened = renderAdmin(<NoticeBell />, {
    queries: {
      notices: () => page(all.map((notice) => ({ ...notice, isRead: isRead.has(notice.id) }))),
      unreadNotices: left,
    },
    mutations: {
      readNotices({ ids }) {
        asked.push(ids);
        for (const id of (ids as string[] | null) ?? ['a', 'b']) isRead.add(id);
        return left();
      },
    },
  });
  return { ...opened, asked };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the bell counts what is unread, and following a notice reads it', async () => {
  const { user, asked, router } = openBell();
  await user.click(await screen.findByRole('button', { name: 'Notices, 1 unread' }));
  const panel = screen.getByRole('dialog', { name: 'Notices' });
  const rows = await within(panel).findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/^Two new enquiries, unread.*9 lines.*Today .*Open/);
  expect(rows[1]).not.toHaveTextContent('unread');
  expect(within(rows[1] ?? panel).queryByRole('link')).toBeNull();
  await user.click(within(panel).getByRole('link', { name: 'Open: Two new enquiries' }));
  expect(router.state.location.search).toBe('?status=new');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([['a']]);
  expect(await screen.findByRole('button', { name: 'Notices' })).toBeVisible();
});

test('all notices are read by one press, and the panel gives the focus back', async () => {
  const { user, asked } = openBell([]);
  await user.click(await screen.findByRole('button', { name: 'Notices, 2 unread' }));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText(', unread')).toBeNull());
  expect(asked).toEqual([null]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notices' })).toHaveFocus());
});

test('the bell follows the count that the server sends', async () => {
  const { client } = openBell();
  await screen.findByRole('button', { name: 'Notices, 1 unread' });
  client.writeQuery({ query: UnreadNoticesDocument, data: { unreadNotices: 120 } });
  expect(await screen.findByRole('button', { name: 'Notices, 120 unread' })).toHaveTextContent('99+');
});

test('without notices the panel says so', async () => {
  const { user } = renderAdmin(<NoticeBell />, { queries: { notices: () => page([]), unreadNotices: () => 0 } });
  await user.click(await screen.findByRole('button', { name: 'Notices' }));
  expect(await screen.findByText('Nothing new.')).toBeVisible();
});

const settings = (sendsMail: boolean, bell = 'AT_ONCE') => ({
  sendsMail,
  morning: '08:00',
  choices: [{ kind: 'MESSAGE_RECEIVED', bell, mail: 'NEVER' }],
});

test('a person chooses for each kind how it comes, and a failure is said', async () => {
  const chosen: unknown[] = [];
  const { user } = renderAdmin(<NoticeSettings />, {
    queries: { noticeSettings: () => settings(true), unreadNotices: () => 0 },
    mutations: {
      chooseNotices(args) {
        chosen.push(args);
        return args.mail === 'AT_ONCE' ? refuse('FORBIDDEN') : settings(true, String(args.bell));
      },
    },
  });
  await user.selectOptions(await screen.findByLabelText('New message, by the bell'), 'Daily');
  expect(await screen.findByText('Saved')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('New message, by mail'), 'At once');
  expect(await screen.findByText('Failed to save. Please try again.')).toBeVisible();
  expect(chosen).toEqual([
    { kind: 'MESSAGE_RECEIVED', bell: 'DAILY', mail: 'NEVER' },
    { kind: 'MESSAGE_RECEIVED', bell: 'DAILY', mail: 'AT_ONCE' },
  ]);
});

test('where the site sends no mails, the settings say which setting is missing', async () => {
  renderAdmin(<NoticeSettings />, { queries: { noticeSettings: () => settings(false) } });
  expect(await screen.findByText(/sends no mails: the setting SMTP_URL/)).toBeVisible();
  expect(screen.queryByLabelText('New message, by mail')).toBeNull();
});
