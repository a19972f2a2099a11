import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  InboxCountsDocument,
  useEnquiryReceivedSubscription,
  useMessageReceivedSubscription,
} from '../../graphql/generated/operations.ts';
import { connected } from '../../graphql/liveLink.ts';
import { logUnexpected } from '../errors/logUnexpected.ts';
import { useMayOpen } from '../session/screens.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { Place } from './folders.ts';

type Kind = Place['kind'];
type Counts = Record<Kind, number>;
const none: Counts = { messages: 0, enquiries: 0 };

const Arrivals = createContext({ arrived: none, reset: (_kind: Kind) => {} });

/** What has come since the page was loaded and the list does not show yet. */
export function useArrivals(kind: Kind) {
  const { arrived, reset } = use(Arrivals);
  return { arrived: arrived[kind], reset: () => reset(kind) };
}

/**
 * Keeps the counts in menu and folders current on every screen. The list changes only when asked to, so that nothing moves
 * while someone is reading.
 */
export function LiveInbox({ children }: { children: ReactNode }) {
  const { signIns, role } = useSession();
  const mayOpen = useMayOpen(role);
  const [arrived, setArrived] = useState(none);
  const arrivals = useMemo(
    () => ({ arrived, reset: (kind: Kind) => setArrived((now) => ({ ...now, [kind]: 0 })) }),
    [arrived],
  );
  const add = (more: Counts) =>
    setArrived((now) => ({ messages: now.messages + more.messages, enquiries: now.enquiries + more.enquiries }));
  return (
    <Arrivals value={arrivals}>
      {/* An ended session ends the subscriptions, too. */}
      {mayOpen('/admin/messages') && <Listener key={signIns} onArrival={add} />}
      {children}
    </Arrivals>
  );
}

function Listener({ onArrival }: { onArrival: (more: Counts) => void }) {
  const client = useApolloClient();
  const recount = async () => {
    const query = InboxCountsDocument;
    const before = client.readQuery({ query });
    const { data } = await client.query({ query, fetchPolicy: 'network-only' });
    const more = (kind: Kind) => Math.max(0, (data?.[kind].totalCount ?? 0) - (before?.[kind].totalCount ?? 0));
    return { messages: more('messages'), enquiries: more('enquiries') };
  };
  const heard = (kind: Kind) => () => {
    onArrival({ ...none, [kind]: 1 });
    recount().catch(logUnexpected);
  };
  // What arrives no longer shows by itself, and the session may be over.
  const onError = (error: unknown) => {
    logUnexpected(error);
    client.refetchQueries({ include: ['Me'] }).catch(logUnexpected);
  };
  useMessageReceivedSubscription({ onData: heard('messages'), onError });
  useEnquiryReceivedSubscription({ onData: heard('enquiries'), onError });
  useEffect(() => {
    const catchUp = () => {
      recount().then(onArrival).catch(logUnexpected);
    };
    window.addEventListener(connected, catchUp);
    return () => window.removeEventListener(connected, catchUp);
  });
  return null;
}
