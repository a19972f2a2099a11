import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a link was followed the keyboard stands at the new page's beginning, as it would after a full load. */
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
