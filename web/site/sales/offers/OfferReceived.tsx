import { CodeText } from '../../parts/CodeText.tsx';
import { dayText, momentText } from '../kept/moments.ts';
import { OfferLines } from './OfferLines.tsx';
import type { Offer } from './offer.ts';

/** Shows the company's offer: its lines and terms. The sums stand beside it, with what the buyer can do. */
export function OfferReceived({ offer }: { offer: Offer }) {
  const { number, createdAt, validUntil, intro, lines, deliveryTerms, paymentTerms, notes } = offer;
  const terms = [
    { name: 'Geçerlilik', text: `${dayText(validUntil)} günü sonuna kadar` },
    { name: 'Teslim', text: deliveryTerms },
    { name: 'Ödeme', text: paymentTerms },
    { name: 'Diğer', text: notes },
  ];
  return (
    <section className="offer-received" aria-labelledby="offer">
      <div className="offer-received-head">
        <h2 className="t-h5" id="offer">
          Teklifimiz: <span className="code">{number}</span>
        </h2>
        <p className="t-body2 muted">{momentText(createdAt)}</p>
      </div>
      {intro && (
        <p className="offer-intro typed">
          <CodeText text={intro} />
        </p>
      )}
      <OfferLines lines={lines} />
      <p className="offer-lira t-caption muted">Tutarlar Türk lirasıdır; KDV dâhil değildir.</p>
      <h3 className="t-h5">Koşullar</h3>
      <dl className="offer-terms">
        {terms.map(
          ({ name, text }) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="typed">
                  <CodeText text={text} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
