import { Link } from 'react-router-dom';
import { forgetEnquiries, useKeptEnquiries } from './keptEnquiries.ts';
import { momentText } from './moments.ts';

/** Lists the enquiries that were sent from this browser; renders nothing when there are none. */
export function KeptEnquiries() {
  const kept = useKeptEnquiries();
  if (kept.length === 0) return null;
  return (
    <section className="kept-enquiries" aria-labelledby="kept-enquiries">
      <div className="quote-head">
        <h2 className="t-h6" id="kept-enquiries">
          Gönderdiğiniz talepler
        </h2>
        <button type="button" className="text-link" onClick={forgetEnquiries}>
          <span>Bu tarayıcıdan silin</span>
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
      <p className="t-caption muted">
        Bu liste yalnız bu tarayıcıda durur. Silmek talepleri iptal etmez; sayfaları bağlantılarıyla açılır.
      </p>
    </section>
  );
}
