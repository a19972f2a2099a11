import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Tells whether placeholders are shown for data that the browser is loading. A page from the server never shows them:
 * data that its loader did not get will not come any more, and without scripts the placeholders would stay.
 */
export const useWaiting = (loading: boolean) =>
  useSyncExternalStore(
    never,
    () => loading,
    () => false,
  );
