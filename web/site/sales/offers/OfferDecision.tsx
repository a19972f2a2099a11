import { inCurrency } from '../../../../common/money/money.ts';
import Button from '@mui/material/Button';
import { useLoaderData } from 'react-router-dom';
import { PdfIcon } from '../../../components/icons.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { AnswerState, stateOf } from './AnswerState.tsx';
import { percentText } from '../lines/amounts.ts';
import type { Offer } from './offer.ts';
import { PaperRates } from '../kept/PaperRates.tsx';
import type { OfferAnswer } from './useOfferAnswer.ts';
import * as words from '../../../words/tr/offers.ts';
import * as common from '../../../words/tr/common.ts';

interface OfferDecisionProps {
  offer: Offer;
  answer: OfferAnswer;
  /** The enquiry is closed, so the buyer has nothing to decide any more. */
  isClosed: boolean;
  /** Whether the site sends mails. */
  byMail: boolean;
  /** The name of the person who asked. */
  buyer: string;
}

/** Shows the sums of an offer, and the ways in which the buyer can answer it. */
export function OfferDecision({ offer, answer, isClosed, byMail, buyer }: OfferDecisionProps) {
  const { pdfPath } = offer;
  const { isFormer = false } = useLoaderData<{ isFormer?: boolean }>();
  const state = stateOf(offer, { isClosed, isFormer, answer });
  return (
    <section className="offer-decision plate" aria-labelledby="decision">
      {state ? (
        <AnswerState state={state} offer={offer} answer={answer} />
      ) : (
        <h2 className="t-h4" id="decision">
          {isClosed ? words.total : words.yourDecision}
        </h2>
      )}
      <OfferSums sums={answer.sums} offer={offer} />
      {!state && !isClosed && <AnswerForm offer={offer} answer={answer} byMail={byMail} buyer={buyer} />}
      <Button variant="outlined" fullWidth href={pdfPath} type="application/pdf" startIcon={<PdfIcon />}>
        {words.openOffer}
      </Button>
    </section>
  );
}

const OfferSums = ({ sums, offer }: Pick<OfferAnswer, 'sums'> & { offer: Offer }) => (
  <>
    <SumTable sums={sums} currency={offer.currency} />
    <PaperRates paper={offer} total={sums.total} />
  </>
);

const SumTable = ({ sums, currency }: Pick<OfferAnswer, 'sums'> & Pick<Offer, 'currency'>) => (
  <table className="offer-sums" aria-live="polite">
    <tbody>
      <tr>
        <th scope="row">{common.subtotal}</th>
        <td>{inCurrency(sums.net, currency)}</td>
      </tr>
      {sums.vat.map(({ rate, vat }) => (
        <tr key={rate}>
          <th scope="row">{common.vatAt(percentText(rate))}</th>
          <td>{inCurrency(vat, currency)}</td>
        </tr>
      ))}
      <tr className="offer-total">
        <th scope="row">{common.total}</th>
        <td>{inCurrency(sums.total, currency)}</td>
      </tr>
    </tbody>
  </table>
);
