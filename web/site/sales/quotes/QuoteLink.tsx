import { Link } from 'react-router-dom';
import { QuoteListIcon } from '../../../components/icons.tsx';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/quoteList.ts';
import { usePagePath } from '../../parts/OriginProvider.tsx';
import { paths } from '../../paths.ts';
import './QuoteLink.css';
import { useSyncExternalStore } from 'react';

/** Leads to the quote list and shows its number of rows. */
export function QuoteLink() {
  const count = useQuoteCount();
  return (
    <Link className="quote-link" to={paths.quote} aria-label={count > 0 ? words.listWith(count) : undefined}>
      <QuoteListIcon />
      <span className="quote-link-label">{common.quoteList}</span>
      {/* The blank parts what is seen into words, as the name has them: one can say it to a program that listens. */}
      {count > 0 && ' '}
      {count > 0 && (
        <span className="quote-link-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}

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

/** The id of the form that all buttons of a list send. */
export const quickForm = 'ekle';

/**
 * Every list shares this form, since Chromium's password manager has each form of a page laid out as soon as it is there.
 * The pressed button says which product is added (addedProduct.ts).
 */
export const QuickForm = () => (
  <form id={quickForm} method="post" action={usePagePath()(paths.quote)} data-held="" hidden>
    <input type="hidden" name="intent" value="add" />
  </form>
);
