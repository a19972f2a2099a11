import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';

/** An event of the window: the connection is back, and what was said in between has been missed. */
export const reconnected = 'vitrin:reconnected';

/** When the browser has nothing better to do; Safari cannot tell, so there after a moment. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });

/** For subscriptions. Its code comes once the page stands, so that no page waits for it. */
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
