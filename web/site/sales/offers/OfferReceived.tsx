import { CodeText } from '../../parts/CodeText.tsx';
import { dayText, momentText } from '../kept/moments.ts';
import { OfferLines } from './OfferLines.tsx';
import type { Offer } from './offer.ts';
import type { OfferAnswer } from './useOfferAnswer.ts';

/** Shows the company's offer: its lines and terms. The sums stand beside it, with what the buyer can do. */
export function OfferReceived({ offer, answer }: { offer: Offer; answer?: OfferAnswer | undefined }) {
  const { number, createdAt, validUntil, intro, revision, differences, deliveryTerms, paymentTerms, notes } = offer;
  const terms = [
    { name: 'Geçerlilik', text: `${dayText(validUntil)} günü sonuna kadar`, before: undefined },
    { name: 'Teslim', text: deliveryTerms, before: differences?.earlier.deliveryTerms },
    { name: 'Ödeme', text: paymentTerms, before: differences?.earlier.paymentTerms },
    { name: 'Diğer', text: notes, before: differences?.earlier.notes },
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
      {differences && differences.count > 0 && (
        <p className="offer-notice">
          <span>
            <b>
              {revision}. teklif, {differences.earlier.revision}. tekliften {differences.count} satırda ayrılıyor.
            </b>{' '}
            Satırlar aşağıda işaretli.
          </span>{' '}
          <a className="text-link" href={differences.earlier.pdfPath} type="application/pdf">
            <span>{differences.earlier.revision}. teklifi görün</span>
          </a>
        </p>
      )}
      <OfferLines offer={offer} answer={answer} />
      <p className="offer-lira t-caption muted">Tutarlar Türk lirasıdır; KDV dâhil değildir.</p>
      <h3 className="t-h5">Koşullar</h3>
      <dl className="offer-terms">
        {terms.map(
          ({ name, text, before }) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="typed">
                  <CodeText text={text} />
                  {differences && before && before !== text && (
                    <p className="offer-differs">
                      → <s>{before}</s> yerine
                    </p>
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
