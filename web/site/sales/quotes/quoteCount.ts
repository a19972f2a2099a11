import { useSyncExternalStore } from 'react';

/** The server sets this cookie beside the list's own, which no script reads. */
const cookie = /(?:^|; )vitrin_teklif_sayisi=(\d+)/;
const changed = 'teklif-degisti';
/** A change in another tab is noticed when this tab is shown again. */
const signs = [changed, 'focus', 'pageshow'];

const count = () => Number(cookie.exec(document.cookie)?.[1] ?? 0);

/** Calls `look` whenever the list may have changed; returns the function that ends that. */
export function followQuote(look: () => void) {
  for (const sign of signs) window.addEventListener(sign, look);
  return () => signs.forEach((sign) => window.removeEventListener(sign, look));
}

/**
 * Returns the number of rows on the visitor's list. Pages from the server are the same for all visitors, and show none.
 */
export const useQuoteCount = () => useSyncExternalStore(followQuote, count, () => 0);

/** Announces a change of the list to the page. */
export const quoteChanged = () => void window.dispatchEvent(new Event(changed));
