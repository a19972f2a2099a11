import { useEffect } from 'react';
import type { LetterShownFragment as Letter } from './letters.generated.ts';

/** In milliseconds; the server looks at its outbox every five seconds. */
const pause = 6000;
const mostLooks = 10;

/** Looks again for a minute while a letter waits, so that the admin sees whether the mail server has taken it. */
export function useFollowLetters(letters: Letter[], refetch: () => Promise<unknown>) {
  const waiting = letters.filter(({ state }) => state === 'WAITING').length;
  useEffect(() => {
    if (waiting === 0) return;
    let looks = 0;
    const timer = setInterval(() => {
      if (++looks >= mostLooks) clearInterval(timer);
      void refetch();
    }, pause);
    return () => clearInterval(timer);
  }, [waiting, refetch]);
}
