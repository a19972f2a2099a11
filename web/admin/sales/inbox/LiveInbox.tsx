import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useEnquiryReceivedSubscription } from '../enquiries/enquiries.generated.ts';
import { InboxCountsDocument, useInboxCountsQuery } from './inbox.generated.ts';
import { useMessageReceivedSubscription } from '../messages/messages.generated.ts';
import { connected } from '../../../graphql/liveLink.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { useMayOpen } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Place } from './folders.ts';

type Kind = Exclude<Place['kind'], 'unanswered'>;
/** The ids of entries that have arrived; an empty text for each that came while the connection was lost. */
type Arrived = Record<Kind, string[]>;
const none: Arrived = { messages: [], enquiries: [] };

const Arrivals = createContext({ arrived: none, see: (_kind: Kind, _ids: string[]) => {} });

/**
 * Returns the number of entries that have arrived since the page was loaded, that are not in the list and that are still
 * new. `shown` are the ids in the list; undefined while it is loading.
 */
export function useArrivals(kind: Kind, shown: string[] | undefined) {
  const { arrived, see } = use(Arrivals);
  const stillNew = useInboxCountsQuery().data?.[kind].totalCount ?? 0;
  const ids = shown?.join(' ');
  // A list that was loaded again holds what came while the connection was lost, too.
  useEffect(() => {
    if (ids !== undefined) see(kind, ['', ...ids.split(' ')]);
  }, [kind, ids, see]);
  return Math.min(arrived[kind].length, stillNew);
}

/**
 * Keeps the counts in menu and folders current on every screen. The list changes only on request, so that nothing moves
 * while someone is reading.
 */
export function LiveInbox({ children }: { children: ReactNode }) {
  const { signIns, roles } = useSession();
  const mayOpen = useMayOpen(roles);
  const [arrived, setArrived] = useState(none);
  const see = useCallback(
    (kind: Kind, ids: string[]) =>
      setArrived((now) =>
        now[kind].some((id) => ids.includes(id))
          ? { ...now, [kind]: now[kind].filter((id) => !ids.includes(id)) }
          : now,
      ),
    [],
  );
  const arrivals = useMemo(() => ({ arrived, see }), [arrived, see]);
  const add = (more: Arrived) =>
    setArrived((now) => ({
      messages: [...now.messages, ...more.messages],
      enquiries: [...now.enquiries, ...more.enquiries],
    }));
  return (
    <Arrivals value={arrivals}>
      {/* An ended session also ends the subscriptions. */}
      {mayOpen('/admin/messages') && <Listener key={signIns} onArrival={add} />}
      {children}
    </Arrivals>
  );
}

function Listener({ onArrival }: { onArrival: (more: Arrived) => void }) {
  const client = useApolloClient();
  const recount = async () => {
    const query = InboxCountsDocument;
    const before = client.readQuery({ query });
    const { data } = await client.query({ query, fetchPolicy: 'network-only' });
    const more = (kind: Kind) =>
      Array.from({ length: (data?.[kind].totalCount ?? 0) - (before?.[kind].totalCount ?? 0) }, () => '');
    return { messages: more('messages'), enquiries: more('enquiries') };
  };
  const heard = (kind: Kind, id: string | undefined) => {
    onArrival({ ...none, [kind]: [id ?? ''] });
    recount().catch(logUnexpected);
  };
  // New entries no longer arrive on their own, and the session may be over.
  const onError = (error: unknown) => {
    logUnexpected(error);
    client.refetchQueries({ include: ['Me'] }).catch(logUnexpected);
  };
  useMessageReceivedSubscription({
    onData: ({ data }) => heard('messages', data.data?.messageReceived.id),
    onError,
  });
  useEnquiryReceivedSubscription({
    onData: ({ data }) => heard('enquiries', data.data?.enquiryReceived.id),
    onError,
  });
  useEffect(() => {
    const catchUp = () => {
      recount().then(onArrival).catch(logUnexpected);
    };
    window.addEventListener(connected, catchUp);
    return () => window.removeEventListener(connected, catchUp);
  });
  return null;
}
