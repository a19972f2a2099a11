import { Link } from 'react-router-dom';
import { QuoteListIcon } from '../../../components/icons.tsx';
import { paths } from '../../paths.ts';
import { useQuoteCount } from './quoteCount.ts';
import './QuoteLink.css';

/** Leads to the quote list and shows its number of rows. */
export function QuoteLink() {
  const count = useQuoteCount();
  return (
    <Link className="quote-link" to={paths.quote} aria-label={count > 0 ? `Teklif listesi, ${count} satır` : undefined}>
      <QuoteListIcon />
      <span className="quote-link-label">Teklif listesi</span>
      {count > 0 && (
        <span className="quote-link-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
