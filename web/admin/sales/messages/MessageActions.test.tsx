// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInboxCountsQuery } from '../inbox/inbox.generated.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { MessageActions } from './MessageActions.tsx';

const message = {
  __typename: 'Message' as const,
  id: '1',
  name: 'Şule',
  email: 'sule@ornek.com.tr',
  company: null,
  subject: 'Vana',
  message: 'Merhaba',
  createdAt: '2026-11-21T07:42:00.000Z',
  status: 'READ' as const,
  suspectedSpam: false,
  undelivered: [],
  enquiries: [],
  letters: [],
};

function MenuAndMessage() {
  useInboxCountsQuery();
  return <MessageActions message={message} onRefetch={() => Promise.resolve()} />;
}

test('after Reply is pressed, the message can be marked as replied', async () => {
  const marked = vi.fn();
  const { user } = renderAdmin(<MenuAndMessage />, {
    queries: { messages: () => ({ nodes: [], totalCount: 0 }) },
    mutations: {
      setMessageStatus: (args) => {
        marked(args);
        return { ...message, status: 'REPLIED' };
      },
    },
  });
  expect(screen.queryByText(/^Have you sent your reply/)).not.toBeInTheDocument();

  const reply = screen.getByRole('link', { name: 'Reply by e-mail' });
  // jsdom opens no mail program.
  reply.addEventListener('click', (event) => event.preventDefault());
  await user.click(reply);
  await user.click(screen.getByRole('button', { name: 'Yes, mark it' }));

  expect(marked).toHaveBeenCalledExactlyOnceWith({ id: '1', status: 'REPLIED' });
});
