import { useApolloClient } from '@apollo/client/react';
import { UnreadNoticesDocument, useUnreadNoticesChangedSubscription } from './notices.generated.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { reloadNotices } from './useReadNotices.ts';

/** Keeps the count at the bell and the shown notices current on every screen. An ended session also ends it. */
export const LiveNotices = () => <Listener key={useSession().signIns} />;

function Listener() {
  const client = useApolloClient();
  useUnreadNoticesChangedSubscription({
    onData({ data }) {
      if (!data.data) return;
      client.writeQuery({ query: UnreadNoticesDocument, data: { unreadNotices: data.data.unreadNotices } });
      reloadNotices(client).catch(logUnexpected);
    },
    onError: logUnexpected,
  });
  return null;
}
