import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';

interface Parts {
  Component: ComponentType;
  loader: LoaderFunction;
  action: ActionFunction;
  shouldRevalidate: ShouldRevalidateFunction;
}

interface RouteLater {
  path: string;
  /** Loads the script; after a failure, once more at the next call. */
  load: () => Promise<Parts>;
  /** Answers a form whose action's script could not be loaded. */
  unsent: (request: Request, error: unknown) => Promise<unknown>;
}

/** Names what has to be loaded before the page of a route can be hydrated. */
export interface LaterHandle {
  ready: () => Promise<unknown>;
}

/**
 * Makes the route of a page whose action answers forms of other pages. Its script comes with the first use of loader or
 * action. With the router's own `lazy`, a script that does not come would put the error element in place of the page that
 * sent the form, and the router would remember the failure for as long as that page is open.
 */
export function routeLater({ path, load, unsent }: RouteLater): RouteObject {
  let parts: Parts | undefined;
  const ready = async () => (parts = await load());
  function Component() {
    return parts && <parts.Component />;
  }
  return {
    path,
    Component,
    loader: async (...args) => (await ready()).loader(...args),
    async action(...args) {
      try {
        await ready();
      } catch (error) {
        return unsent(args[0].request, error);
      }
      return parts?.action(...args);
    },
    shouldRevalidate: (args) => parts?.shouldRevalidate(args) ?? args.defaultShouldRevalidate,
    handle: { ready } satisfies LaterHandle,
  };
}
