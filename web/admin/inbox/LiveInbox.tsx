import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { NewMessageCountDocument, useMessageReceivedSubscription } from '../../graphql/generated/operations.ts';
import { connected } from '../../graphql/liveLink.ts';
import { logUnexpected } from '../errors/logUnexpected.ts';
import { useSession } from '../session/SessionProvider.tsx';

const Arrivals = createContext({ arrived: 0, reset: () => {} });

/** Messages that have come since the page was loaded and that the list does not show yet. */
export const useArrivals = () => use(Arrivals);

/**
 * Keeps the count in the menu current on every screen. The list changes only when asked to, so that nothing moves while
 * someone is reading.
 */
export function LiveMessages({ children }: { children: ReactNode }) {
  const { signIns } = useSession();
  const [arrived, setArrived] = useState(0);
  const arrivals = useMemo(() => ({ arrived, reset: () => setArrived(0) }), [arrived]);
  return (
    <Arrivals value={arrivals}>
      {/* An ended session ends the subscription, too. */}
      <Listener key={signIns} onArrival={(count) => setArrived((now) => now + count)} />
      {children}
    </Arrivals>
  );
}

function Listener({ onArrival }: { onArrival: (count: number) => void }) {
  const client = useApolloClient();
  const recount = async () => {
    const count = (data: { messages: { totalCount: number } } | null | undefined) => data?.messages.totalCount ?? 0;
    const query = NewMessageCountDocument;
    const before = count(client.readQuery({ query }));
    return count((await client.query({ query, fetchPolicy: 'network-only' })).data) - before;
  };
  useMessageReceivedSubscription({
    onData() {
      onArrival(1);
      recount().catch(logUnexpected);
    },
    // New messages no longer show by themselves, and the session may be over.
    onError(error) {
      logUnexpected(error);
      client.refetchQueries({ include: ['Me'] }).catch(logUnexpected);
    },
  });
  useEffect(() => {
    const catchUp = () => {
      recount()
        .then((missed) => missed > 0 && onArrival(missed))
        .catch(logUnexpected);
    };
    window.addEventListener(connected, catchUp);
    return () => window.removeEventListener(connected, catchUp);
  });
  return null;
}
