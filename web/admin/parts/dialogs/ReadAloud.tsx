import { useEffect, useRef } from 'react';

/**
 * Lets screen readers into the dialog around it. MUI hides a dialog from them when a menu has closed in the very moment in
 * which the dialog opened, as on a slow machine: while it opens, the manager of modals does not know its element yet.
 */
export function ReadAloud() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => here.current?.closest('.MuiModal-root')?.removeAttribute('aria-hidden'), []);
  return <span ref={here} hidden />;
}
