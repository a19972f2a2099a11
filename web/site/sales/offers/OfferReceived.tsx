import { Sentence } from '../../../components/Sentence.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import { dayText, momentText } from '../kept/moments.ts';
import { OfferLines } from './OfferLines.tsx';
import type { Offer } from './offer.ts';
import type { OfferAnswer } from './useOfferAnswer.ts';
import * as words from '../../../words/tr/offers.ts';
import * as common from '../../../words/tr/common.ts';

interface OfferReceivedProps {
  offer: Offer;
  answer?: OfferAnswer | undefined;
  /** The sum with KDV, as it is chosen. */
  total: number;
}

/** Shows the company's offer: its lines and terms. The sums stand beside it, with what the buyer can do. */
export function OfferReceived({ offer, answer, total }: OfferReceivedProps) {
  const { createdAt, validUntil, intro, revision, currency, differences, deliveryTerms, paymentTerms, notes } = offer;
  const terms = [
    { name: words.validity, text: words.untilEndOf(dayText(validUntil)), before: undefined },
    { name: words.delivery, text: deliveryTerms, before: differences?.earlier.deliveryTerms },
    { name: words.payment, text: paymentTerms, before: differences?.earlier.paymentTerms },
    { name: common.other, text: notes, before: differences?.earlier.notes },
  ];
  return (
    <section className="offer-received" aria-labelledby="offer">
      <div className="offer-received-head wraps">
        <h2 className="t-h5" id="offer">
          {words.ourOffer}
        </h2>
        <p className="t-body2 muted">{momentText(createdAt)}</p>
      </div>
      {intro && (
        <p className="offer-intro typed">
          <CodeText text={intro} />
        </p>
      )}
      {differences && differences.earlier.currency !== currency && (
        <p className="offer-notice row wraps">
          <b>
            {words.otherCurrency(
              revision,
              words.inCurrencyWords[currency],
              differences.earlier.revision,
              words.inCurrencyWords[differences.earlier.currency],
            )}
          </b>
        </p>
      )}
      {differences && differences.count > 0 && (
        <p className="offer-notice row wraps">
          <span>
            <b>{words.differsFrom(revision, differences.earlier.revision, differences.count)}</b> {words.markedBelow}
          </span>{' '}
          <a className="text-link" href={differences.earlier.pdfPath} type="application/pdf">
            <span>{words.seeRevision(differences.earlier.revision)}</span>
          </a>
        </p>
      )}
      <OfferLines offer={offer} answer={answer} total={total} />
      <p className="offer-lira t-caption muted">
        {currency === 'TRY' ? words.amountsInLira : words.amountsIn[currency]}
      </p>
      <h3 className="t-h5">{words.terms}</h3>
      <dl className="offer-terms">
        {terms.map(
          ({ name, text, before }) =>
            (text ?? before) && (
              <div key={name} data-differs={(before !== undefined && before !== text) || undefined}>
                <dt>{name}</dt>
                <dd className="typed">
                  {text ? <CodeText text={text} /> : words.termRemoved}
                  {before !== undefined && before !== text && (
                    <p className="offer-differs">
                      {before === null ? (
                        words.termAdded
                      ) : (
                        <Sentence text={words.insteadOf} parts={{ earlier: <s>{before}</s> }} />
                      )}
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
