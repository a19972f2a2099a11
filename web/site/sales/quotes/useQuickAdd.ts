import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';

/** Holds what came of adding one product of a list. The focus passes to `link`, which takes the place of the button. */
export function useQuickAdd() {
  const fetcher = useFetcher<QuoteReply>();
  const link = useRef<HTMLAnchorElement>(null);
  const reply = fetcher.state === 'idle' ? fetcher.data : undefined;
  const error = faultOf(reply, 'Eklenemedi. Lütfen tekrar deneyin.');
  const isIn = reply !== undefined && error === undefined;
  useEffect(() => {
    // The button that had the focus is gone; a focus elsewhere stays there.
    if (isIn && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [isIn]);
  return { fetcher, link, error, isIn };
}
