import { Breadcrumb } from '../../parts/Breadcrumb.tsx';
import type { EnquiryStatusQuery } from './enquiryStatus.generated.ts';
import { paths } from '../../paths.ts';
import { dayIn, daysBetween, dayText, momentText } from '../kept/moments.ts';
import { isOver, type Offer } from '../offers/offer.ts';
import { OfferLife } from '../offers/OfferLife.tsx';
import { EnquiryNumber } from './EnquiryNumber.tsx';
import { EnquirySteps } from './EnquirySteps.tsx';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/enquiry.ts';
import type { EnquiryState } from '../../../graphql/generated/schema.ts';

/** The states of an enquiry in the buyer's words. */
const enquiryStates: Record<EnquiryState, string> = {
  NEW: words.isNew,
  IN_PROGRESS: words.isInProgress,
  OFFERED: words.isOffered,
  WON: words.isWon,
  LOST: words.isLost,
};

type Enquiry = NonNullable<EnquiryStatusQuery['enquiryStatus']>;

/** Says what became of an enquiry, with its number and its steps; while an offer is open, with the life of that instead. */
export function EnquiryHead({ enquiry }: { enquiry: Enquiry }) {
  const { number, name, state, createdAt, offer, offers } = enquiry;
  const isOpen = state === 'OFFERED' && offer !== null;
  return (
    <div className="page-head enquiry-head plate">
      <div className="container">
        <Breadcrumb path={[{ to: paths.quote, label: common.quoteList }]} current={number} />
        <div className="enquiry-head-text">
          <div>
            <h1 className="t-h2">{titleOf(enquiry)}</h1>
            <p className="lede t-subtitle1">
              {isOpen ? words.offerFor(offer.revision, name) : enquiryStates[state]}
              <br />
              {isOpen ? validityOf(offer) : words.sentAt(momentText(createdAt))}
            </p>
            <EnquiryNumber number={number}>
              <span className="enquiry-chip" data-state={state}>
                {words.states[state]}
              </span>
            </EnquiryNumber>
          </div>
          {isOpen && <OfferLife offer={offer} sent={offers} />}
        </div>
        {!isOpen && <EnquirySteps enquiry={enquiry} />}
      </div>
    </div>
  );
}

function titleOf({ state, offer }: Enquiry) {
  if (state !== 'OFFERED' || !offer) return words.yourEnquiry;
  return isOver(offer) ? words.offerOver : words.offerReady;
}

function validityOf(offer: Offer) {
  const last = dayText(offer.validUntil);
  const left = daysBetween(dayIn(new Date()), offer.validUntil);
  if (left < 0) return words.wasValidUntil(last);
  return left === 0 ? words.validToday : words.validUntil(last, left);
}
