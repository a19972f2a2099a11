import { filledTerms } from '../../../../common/money/offerRates.ts';
import { rateWords } from '../../../../common/words/tr/sales.ts';
import type { OfferInput } from '../../../graphql/generated/schema.ts';
import { rateOfToday } from '../lines/offerMoney.ts';
import { useMoneyOfOffersQuery, type OfferShownFragment } from './offers.generated.ts';

/**
 * Returns a function that lets the terms of a revision name its own rate: it begins with the terms of the offer before, which name the
 * rate of that one. Words that a person changed stay.
 */
export function useTermsOfToday() {
  const { data } = useMoneyOfOffersQuery();
  return (input: OfferInput, last: Pick<OfferShownFragment, 'rates'> | undefined) => {
    const { foreignTerms = null, today = [] } = data?.moneySettings ?? {};
    const { currency, rateIds, paymentTerms, notes } = input;
    const before = last?.rates.find((rate) => rate.currency === currency);
    const now = currency && rateOfToday(today, currency);
    if (!before || !now || (rateIds ?? []).length > 0) return { paymentTerms, notes };
    const template = foreignTerms ?? rateWords.terms;
    const [old, filled] = [{ ...before, rate: Math.round(before.rate * 1_000_000) }, now].map((rate) =>
      filledTerms(template, rate),
    );
    const follow = (text: string | null | undefined) => text?.replace(old ?? '', () => filled ?? '');
    return { paymentTerms: follow(paymentTerms), notes: follow(notes) };
  };
}
