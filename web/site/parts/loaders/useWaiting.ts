import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether placeholders stand for what the browser is asking for. Never in a page from the server: what its loader did not
 * get will not come any more, and without scripts the placeholders would stay.
 */
export const useWaiting = (loading: boolean) =>
  useSyncExternalStore(
    never,
    () => loading,
    () => false,
  );
