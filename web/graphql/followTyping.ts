import type { ApolloClient } from '@apollo/client';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * For a page that stands in a frame of the desk: takes what is being typed there for what is stored. Nothing is sent
 * and nothing leaves the frame; whoever may frame the page is settled by `frame-ancestors`.
 */
export function followTyping(client: ApolloClient) {
  window.addEventListener('message', ({ origin, data }: MessageEvent<{ preview?: Record<string, object> }>) => {
    if (origin !== window.location.origin || !data.preview) return;
    for (const [type, values] of Object.entries(data.preview)) {
      const fields = Object.fromEntries(
        Object.entries(values).map(([name, value]: [string, unknown]) => [
          name,
          // What is kept of a part besides what was typed, its type above all, stays.
          (kept: unknown) => (isObject(kept) && isObject(value) ? { ...kept, ...value } : value),
        ]),
      );
      client.cache.modify({ id: client.cache.identify({ __typename: type }), fields });
    }
  });
  window.parent.postMessage('preview ready', window.location.origin);
}
