import { useApolloClient } from '@apollo/client/react';
import { UnreadNoticesDocument, useReadNoticesMutation } from './notices.generated.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/notices.ts';
import type { ApolloClient } from '@apollo/client';

/** Loads the shown notices again. */
export const reloadNotices = (client: ApolloClient) =>
  client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => queryName === 'Notices' });

/** Returns a function that marks notices as read, all of them without `ids`. */
export function useReadNotices() {
  const client = useApolloClient();
  const notify = useNotify();
  const [read] = useReadNoticesMutation();
  return async (ids?: string[]) => {
    try {
      const { data } = await read({ variables: { ids: ids ?? null } });
      if (data) client.writeQuery({ query: UnreadNoticesDocument, data: { unreadNotices: data.readNotices } });
      await reloadNotices(client);
    } catch (error) {
      notify.failure(words.failedToMarkAsRead, error);
    }
  };
}
