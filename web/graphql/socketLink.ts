import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { begin } from './underWay.ts';

/**
 * Returns the milliseconds between attempts: 1, 2, 4 … seconds, at most 30, with jitter so that browsers do not all
 * come at once.
 */
const pause = (retries: number) => Math.min(1000 * 2 ** retries, 30_000) * (0.75 + Math.random() / 2);

/**
 * Makes the link for subscriptions over `graphql-transport-ws`. A lost connection is retried for as long as the page is
 * open. `onConnect` is called for each new connection: earlier changes were not received.
 */
export function socketLink(onConnect: () => void) {
  let isOpen = false;
  let end: (() => void) | undefined;
  /** The page rests once it is connected. */
  const connecting = () => (end ??= begin());
  const client = createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) => {
      connecting();
      return new Promise((resolve) => setTimeout(resolve, pause(retries)));
    },
    on: {
      connecting: () => void connecting(),
      opened: () => void (isOpen = true),
      connected: () => {
        end?.();
        end = undefined;
        onConnect();
      },
      closed: () => void (isOpen = false),
    },
  });
  // An open socket would keep the page out of the back/forward cache; restored from there, it reconnects. A socket that
  // is still opening is left alone, because closing it would be reported as an error.
  window.addEventListener('pagehide', () => isOpen && client.terminate());
  return new GraphQLWsLink(client);
}
