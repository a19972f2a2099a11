import { useEffect, useRef } from 'react';
import { begin } from '../../../graphql/underWay.ts';
import { readJson, writeJson } from '../storage/drafts.ts';
import { keepToast } from '../toasts/ToastProvider.tsx';
import { reloadAfter } from '../toasts/useNotify.ts';

const scrolled = 'scrolled';

/**
 * Reloads the page 1.5 s after a save and shows the notice again. Any key, click or input before then cancels the
 * reload, since text typed while a page loads is lost. Leaving the screen cancels it, too.
 */
export function useReload() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    const stay = () => {
      clearTimeout(timer.current);
      end.current?.();
      end.current = undefined;
    };
    const events = ['pointerdown', 'keydown', 'input'] as const;
    for (const event of events) document.addEventListener(event, stay, true);
    return () => {
      stay();
      for (const event of events) document.removeEventListener(event, stay, true);
    };
  }, []);
  return (text: string) => {
    end.current ??= begin();
    timer.current = setTimeout(() => {
      keepToast({ kind: 'success', text });
      writeJson(scrolled, window.scrollY, 'sessionStorage');
      window.location.reload();
    }, reloadAfter);
  };
}

/** Scrolls to the position before the reload. The router restores it too early, when the form is not there yet. */
export function useScrolledBack() {
  useEffect(() => {
    const top = readJson<number>(scrolled, 'sessionStorage');
    writeJson(scrolled, undefined, 'sessionStorage');
    if (top) window.scrollTo(0, top);
  }, []);
}
