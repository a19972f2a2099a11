import { useCallback } from 'react';

const height = '--bottom-bar';

const covered = `(var(${height}, 0px) + var(--toasts, 0px) + 8px)`;

/**
 * For the page: what has the focus is scrolled clear of the bar at its bottom, and of notices there. What stands in the bar
 * is in sight wherever the page is, and moves nothing.
 */
export const clearOfBars = {
  html: { scrollPaddingBottom: `calc${covered}` },
  '[data-bottom-bar] *': { scrollMarginBottom: `calc(-1 * ${covered})` },
};

/** The `ref` of a bar that sticks to the bottom of the window while `isStuck`. */
export const useBottomBar = (isStuck = true) =>
  useCallback(
    (bar: HTMLElement | null) => {
      if (!bar || !isStuck) return undefined;
      bar.dataset.bottomBar = '';
      const page = document.documentElement.style;
      const note = () => page.setProperty(height, `${bar.offsetHeight}px`);
      note();
      window.addEventListener('resize', note);
      return () => {
        window.removeEventListener('resize', note);
        page.removeProperty(height);
      };
    },
    [isStuck],
  );
