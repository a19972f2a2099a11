import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';
import { idle } from './idle.ts';
import { during } from './underWay.ts';

/** The window gets this event when there is a connection, the first or a new one: earlier messages were missed. */
export const connected = 'vitrin:connected';

/** Makes the link for subscriptions. `open` loads its code when the browser is idle, so that no page waits for it. */
export function liveLink(open: () => Promise<ApolloLink>) {
  let opened: Promise<ApolloLink> | undefined;
  const openWhenIdle = async () => {
    await idle();
    return open();
  };
  return new ApolloLink((operation, forward) =>
    defer(() => (opened ??= during(openWhenIdle()))).pipe(switchMap((link) => link.request(operation, forward))),
  );
}
