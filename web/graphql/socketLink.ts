import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

/** Milliseconds between attempts: 1, 2, 4 … seconds, half a minute at the most, and not all browsers at once. */
const pause = (retries: number) => Math.min(1000 * 2 ** retries, 30_000) * (0.75 + Math.random() / 2);

/** Subscriptions over `graphql-transport-ws`; a lost connection is sought again for as long as the page is open. */
export function socketLink(onReconnect: () => void) {
  let isOpen = false;
  const client = createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, pause(retries))),
    on: {
      opened: () => void (isOpen = true),
      connected: (_socket, _payload, wasRetry) => wasRetry && onReconnect(),
      closed: () => void (isOpen = false),
    },
  });
  // With an open socket a browser would not keep the page for 'back'; brought back, it connects again.
  // One that is still opening is left to it, since breaking that off is reported as an error.
  window.addEventListener('pagehide', () => isOpen && client.terminate());
  return new GraphQLWsLink(client);
}
