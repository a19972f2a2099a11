import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';

/** Event of the window: the connection is back, and what was published in between was missed. */
export const reconnected = 'vitrin:reconnected';

/** Resolves when the browser is idle; after half a second in Safari, which has no such callback. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });

/** For subscriptions. Its code is loaded when the browser is idle, so that no page waits for it. */
export function liveLink(onReconnect: () => void) {
  let opened: Promise<ApolloLink> | undefined;
  const open = async () => {
    await idle();
    const { socketLink } = await import('./socketLink.ts');
    return socketLink(onReconnect);
  };
  return new ApolloLink((operation, forward) =>
    defer(() => (opened ??= open())).pipe(switchMap((link) => link.request(operation, forward))),
  );
}
