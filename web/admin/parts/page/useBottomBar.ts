import { useCallback } from 'react';

const height = '--bottom-bar';

const covered = `(var(${height}, 0px) + var(--toasts, 0px) + 8px)`;

/**
 * Focused elements are scrolled clear of the bar at the bottom of the page and of notices there. Elements in the bar
 * itself are always in sight and scroll nothing.
 */
export const clearOfBars = {
  html: { scrollPaddingBottom: `calc${covered}` },
  '[data-bottom-bar] *': { scrollMarginBottom: `calc(-1 * ${covered})` },
};

/** Returns the `ref` of a bar that sticks to the bottom of the window while `isStuck`. */
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
