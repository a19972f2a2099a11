// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useProductListQuery } from '../../catalogue/products/products.generated.ts';
import { useInboxCountsQuery } from '../../sales/inbox/inbox.generated.ts';
import { useMessageToReadQuery } from '../../sales/messages/messages.generated.ts';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { useBulkActions } from '../../catalogue/products/bulk/useBulkActions.ts';
import { DeleteMessage } from '../../sales/messages/DeleteMessage.tsx';

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
  questions: [],
  enquiries: [],
  letters: [],
  noticeVersion: null,
};

function Reading() {
  useInboxCountsQuery();
  const { data } = useMessageToReadQuery({ variables: { id: '1' } });
  return data?.message ? <DeleteMessage message={data.message} onClose={() => undefined} /> : <p>Nothing to read</p>;
}

const button = (name: string) => screen.findByRole('button', { name });

test('the notice of a deletion takes the entry out of the bin again', async () => {
  let isThere = true;
  const undone: unknown[] = [];
  const { user } = renderAdmin(<Reading />, {
    queries: {
      message: () => (isThere ? message : null),
      messages: () => ({ nodes: [], totalCount: 0 }),
      // A query beside it that fails is no failure of the undo.
      unanswered: () => refuse('INTERNAL_SERVER_ERROR', 'Out of order.'),
    },
    mutations: {
      deleteThing({ kind, id }) {
        isThere = false;
        return { id, undoToken: `${String(kind)} ${String(id)}` };
      },
      undo: (what) => {
        undone.push(what);
        isThere = true;
        return { restored: 1, removed: 0, kept: [], keptCount: 0 };
      },
    },
  });
  await user.click(await button('Delete'));
  expect(await screen.findByText('Message deleted successfully')).toBeVisible();
  await user.click(await button('Undo'));
  expect(await screen.findByText('It is back where it was')).toBeVisible();
  expect(undone).toEqual([{ token: 'MESSAGE 1' }]);
});

test('a refused undo says what prevents it', async () => {
  const { user } = renderAdmin(<Reading />, {
    queries: { message: () => message, messages: () => ({ nodes: [], totalCount: 0 }) },
    mutations: { deleteThing: ({ id }) => ({ id, undoToken: 'b1' }), undo: () => refuse('CONFLICT') },
  });
  await user.click(await button('Delete'));
  await user.click(await button('Undo'));
  expect(await screen.findByText('Refused')).toBeVisible();
});

function Bulk() {
  useProductListQuery({ variables: { first: 20 } });
  const { move, remove } = useBulkActions(
    { which: { ids: ['a', 'b'] } },
    () => undefined,
    () => undefined,
  );
  return (
    <>
      <button onClick={remove}>Delete both</button>
      <button onClick={() => move(null)}>Move both</button>
    </>
  );
}

test('products that were moved together go back together, and those that were changed since are named', async () => {
  const undone: unknown[] = [];
  const kept = [{ id: 'b', name: 'Şaft', fields: ['Category'] }];
  const { user } = renderAdmin(<Bulk />, {
    mutations: {
      changeProducts: () => ({ count: 2, changed: 2, undoToken: 'c4' }),
      undo: (what) => (undone.push(what), { restored: 1, removed: 0, kept, keptCount: 1 }),
    },
  });
  await user.click(await button('Move both'));
  await user.click(await button('Undo'));
  expect(await screen.findByText(/^Left as it is.*: Şaft \(Category\)\.$/)).toBeVisible();
  expect(undone).toEqual([{ token: 'c4' }]);
});

test('products that were deleted together are restored together', async () => {
  const undone: unknown[] = [];
  const { user } = renderAdmin(<Bulk />, {
    mutations: {
      removeProducts: ({ ids }) => ({ deletedIds: ids, undoToken: 'of both' }),
      undo: (what) => (undone.push(what), { restored: 2, removed: 0, kept: [], keptCount: 0 }),
    },
  });
  await user.click(await button('Delete both'));
  await user.click(await button('Undo'));
  await waitFor(() => expect(undone).toEqual([{ token: 'of both' }]));
});
