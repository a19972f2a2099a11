import { useCallback, useState } from 'react';

/** Returns the `ref` of a part that scrolls, and whether there is more of it below what is in sight. */
export function useMoreBelow() {
  const [more, setMore] = useState(false);
  const ref = useCallback((part: HTMLElement | null) => {
    if (!part) return undefined;
    const look = () => setMore(part.scrollHeight - part.scrollTop - part.clientHeight > 4);
    look();
    part.addEventListener('scroll', look, { passive: true });
    // A group that unfolds makes the part longer; its event does not bubble.
    part.addEventListener('toggle', look, { capture: true });
    window.addEventListener('resize', look);
    return () => {
      part.removeEventListener('scroll', look);
      part.removeEventListener('toggle', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, []);
  return { ref, more };
}
