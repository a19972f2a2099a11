import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the start of the new page after a link was followed, as a full load would. */
export function useFocusOnArrival() {
  const ref = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) ref.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return ref;
}
