import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';

/** Event of the window: there is a connection, the first or a new one, and what was published before was missed. */
export const connected = 'vitrin:connected';

/** Resolves when the browser is idle; after half a second in Safari, which has no such callback. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });

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
