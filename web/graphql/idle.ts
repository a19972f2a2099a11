/**
 * Resolves when the browser is idle, or has not been for so many milliseconds; 0 sets no limit. In Safari, which has no such
 * callback, it resolves after half a second.
 */
export const idle = (timeout = 2000) =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 500);
  });
