import { useEffect } from 'react';

/**
 * Chromium says that the pointer moves when a list appears below one that rests. The option there would be marked in place of
 * the first, and Enter would choose it.
 */
export const useStillPointer = () =>
  useEffect(() => {
    document.addEventListener('mousemove', ignoreStill, true);
    return () => document.removeEventListener('mousemove', ignoreStill, true);
  }, []);

function ignoreStill(event: MouseEvent) {
  const { movementX, movementY, target } = event;
  if (movementX === 0 && movementY === 0 && target instanceof Element && target.closest('[role=option]'))
    event.stopPropagation();
}
