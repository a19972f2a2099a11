import { OfferDecision } from './OfferDecision.tsx';
import { OfferReceived } from './OfferReceived.tsx';
import { isOver, type Offer } from './offer.ts';
import { useOfferAnswer } from './useOfferAnswer.ts';

interface OfferPartProps {
  offer: Offer;
  isClosed: boolean;
  byMail: boolean;
  /** The name of the person who asked. */
  buyer: string;
}

/** Shows an offer and, beside it, what the buyer can answer. */
export function OfferPart({ offer, isClosed, byMail, buyer }: OfferPartProps) {
  const answer = useOfferAnswer(offer);
  const isOpen = !isClosed && !isOver(offer) && !answer.reply?.refused;
  return (
    <>
      <OfferReceived offer={offer} answer={isOpen ? answer : undefined} total={answer.sums.total} />
      <OfferDecision offer={offer} answer={answer} isClosed={isClosed} byMail={byMail} buyer={buyer} />
    </>
  );
}
