import type { ApolloClient } from '@apollo/client';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Shows, in the admin's preview frame, typed text as if it were stored. Nothing is sent and nothing leaves the frame;
 * `frame-ancestors` decides who may frame the page.
 */
export function listenForPreview(client: ApolloClient) {
  window.addEventListener('message', ({ origin, data }: MessageEvent<{ preview?: Record<string, object> }>) => {
    if (origin !== window.location.origin || !data.preview) return;
    for (const [type, values] of Object.entries(data.preview)) {
      const fields = Object.fromEntries(
        Object.entries(values).map(([name, value]: [string, unknown]) => [
          name,
          // Fields that were not typed stay, above all `__typename`. A list is replaced whole.
          (stored: unknown) =>
            isObject(stored) && isObject(value) && !Array.isArray(value) ? { ...stored, ...value } : value,
        ]),
      );
      const root = type.charAt(0).toLowerCase() + type.slice(1);
      // What has no place of its own, and what visitors do not find yet, is shown where it is read.
      client.cache.modify({
        fields: {
          [root]: (stored: unknown, { isReference }) =>
            isReference(stored) ? stored : { ...(isObject(stored) && stored), __typename: type, ...values },
        },
      });
      client.cache.modify({ id: client.cache.identify({ __typename: type }), fields });
    }
  });
  window.parent.postMessage('preview ready', window.location.origin);
}
