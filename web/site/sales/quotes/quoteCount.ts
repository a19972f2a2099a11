import { useSyncExternalStore } from 'react';

/** Set by the server beside the list's own cookie, which no script reads. */
const cookie = /(?:^|; )vitrin_teklif_sayisi=(\d+)/;
const changed = 'teklif-degisti';
/** A change in another tab is seen when one comes back to this one. */
const signs = [changed, 'focus', 'pageshow'];

const count = () => Number(cookie.exec(document.cookie)?.[1] ?? 0);

/** Calls `look` whenever the list may have changed; returns how to end that. */
export function followQuote(look: () => void) {
  for (const sign of signs) window.addEventListener(sign, look);
  return () => signs.forEach((sign) => window.removeEventListener(sign, look));
}

/** How many rows the visitor's list has. Pages from the server are the same for everyone, and say none. */
export const useQuoteCount = () => useSyncExternalStore(followQuote, count, () => 0);

/** After each change of the list. */
export const quoteChanged = () => void window.dispatchEvent(new Event(changed));
