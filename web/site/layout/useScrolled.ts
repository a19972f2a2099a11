import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Tells whether the page is scrolled by more than `pixels`; false on the server. */
export const useScrolled = (pixels: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
