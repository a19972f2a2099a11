// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { connected } from '../../../graphql/liveLink.ts';
import { useMeQuery } from '../../people/signIn/signIn.generated.ts';
import { InboxCountsDocument, useInboxCountsQuery } from './inbox.generated.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { Counts } from './Counts.tsx';
import { whereNew } from './folders.ts';
import { LiveInbox } from './LiveInbox.tsx';

beforeEach(() => {
  // The page subscribes to arrivals, which nothing here sends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

let newOnes = 0;
const enquiries = ({ state }: Record<string, unknown>) => ({ nodes: [], totalCount: state === 'NEW' ? newOnes : 0 });

/** Shows a list that is loaded again at a press. */
function List() {
  const [shown, setShown] = useState(['a']);
  const { refetch } = useInboxCountsQuery();
  // Where arrivals cannot be followed, the session may be over, and it is asked for again.
  useMeQuery();
  return (
    <>
      <Counts kind="enquiries" text="1 here" shown={shown} onShowArrivals={() => setShown(['b', 'a'])} />
      <button onClick={() => void refetch()}>Count again</button>
    </>
  );
}

async function open() {
  newOnes = 0;
  const messages = () => ({ nodes: [], totalCount: 0 });
  const page = renderAdmin(
    <LiveInbox>
      <List />
    </LiveInbox>,
    {
      queries: {
        orders: () => ({ nodes: [], totalCount: 0 }),
        enquiries,
        messages,
        unanswered: messages,
        me: () => null,
      },
    },
  );
  await waitFor(() => expect(page.client.readQuery({ query: InboxCountsDocument })).not.toBeNull());
  newOnes = 1;
  act(() => void window.dispatchEvent(new Event(connected)));
  return { ...page, button: await screen.findByRole('button', { name: '1 new enquiry' }) };
}

test('a new enquiry is announced until its row is shown', async () => {
  const { user, button } = await open();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 new enquiry' })).toBeNull());
});

test('an enquiry that is not new any more is announced no longer', async () => {
  const { user } = await open();
  newOnes = 0;
  await user.click(screen.getByRole('button', { name: 'Count again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 new enquiry' })).toBeNull());
});

test('the inbox opens at new enquiries, and else at the messages', () => {
  const none = { totalCount: 0 };
  const counts = { unanswered: none, messages: { totalCount: 3 }, read: none, replied: none, enquiries: none };
  const states = { placed: none, inProgress: none, offered: none, won: none, lost: none };
  expect(whereNew(undefined)).toBe('/admin/messages');
  expect(whereNew({ ...counts, ...states })).toBe('/admin/messages');
  expect(whereNew({ ...counts, ...states, enquiries: { totalCount: 1 } })).toBe('/admin/messages/enquiries?status=new');
});
