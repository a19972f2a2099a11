import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';
import { idle } from './idle.ts';

/** Event of the window: there is a connection, the first or a new one, and what was published before was missed. */
export const connected = 'vitrin:connected';

/** For subscriptions. `open` loads its code, when the browser is idle, so that no page waits for it. */
export function liveLink(open: () => Promise<ApolloLink>) {
  let opened: Promise<ApolloLink> | undefined;
  const openWhenIdle = async () => {
    await idle();
    return open();
  };
  return new ApolloLink((operation, forward) =>
    defer(() => (opened ??= openWhenIdle())).pipe(switchMap((link) => link.request(operation, forward))),
  );
}
