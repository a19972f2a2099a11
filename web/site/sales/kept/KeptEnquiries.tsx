import { Link } from 'react-router-dom';
import { forgetEnquiries, useKeptEnquiries } from './keptEnquiries.ts';
import { momentText } from './moments.ts';
import * as words from '../../../words/tr/enquiry.ts';

/** Lists the enquiries that were sent from this browser; renders nothing when there are none. */
export function KeptEnquiries() {
  const kept = useKeptEnquiries();
  if (kept.length === 0) return null;
  return (
    <section className="kept-enquiries" aria-labelledby="kept-enquiries">
      <div className="quote-head">
        <h2 className="t-h6" id="kept-enquiries">
          {words.sentEnquiries}
        </h2>
        <button type="button" className="text-link" onClick={forgetEnquiries}>
          <span>{words.forget}</span>
        </button>
      </div>
      <ul>
        {kept.map(({ number, path, sentAt }) => (
          <li key={path}>
            <Link to={path}>{number}</Link>
            <span className="t-body2 muted">{momentText(sentAt)}</span>
          </li>
        ))}
      </ul>
      <p className="t-caption muted">{words.keptHere}</p>
    </section>
  );
}
