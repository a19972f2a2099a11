import { useFormContext, useWatch } from 'react-hook-form';
import type { Currency } from '../../../../common/money/money.ts';
import type { OfferRate } from '../../../../common/money/offerRates.ts';
import { useMoneyOfOffersQuery, type MoneyOfOffersQuery } from '../offers/offers.generated.ts';

/** A rate that the form has used, with its id, by which the offer keeps it. */
export type UsedRate = OfferRate & { id: string };

/** The currency of the offer, and the rate by which lira became it; null for lira, and where there is no rate yet. */
export interface OfferMoney {
  currency: Currency;
  rate: UsedRate | null;
}

export const inLiraAlone: OfferMoney = { currency: 'TRY', rate: null };

/** The form holds these beside the lines. */
export interface MoneyOfForm {
  currency: Currency;
  /** The rates that were used to fill the lines in; none before a currency was chosen. */
  rateIds: UsedRate[];
}

type Today = NonNullable<MoneyOfOffersQuery['moneySettings']>['today'];

/** Returns today's rate of a currency as an offer uses it: with the margin. */
export const rateOfToday = (today: Today, currency: Currency): UsedRate | null => {
  const row = today.find((one) => one.currency === currency);
  return row ? { ...row, rate: Math.round(row.applied * 1_000_000) } : null;
};

/** Returns the currency of the offer that is made, with its rate: the one that was used, which a draft keeps, else that of today. */
export function useOfferMoney(): OfferMoney {
  const { control } = useFormContext<MoneyOfForm>();
  const [currency = 'TRY', used = []] = useWatch({ control, name: ['currency', 'rateIds'] });
  const { data } = useMoneyOfOffersQuery();
  if (currency === 'TRY') return inLiraAlone;
  const kept = used.find((one) => one.currency === currency);
  return { currency, rate: kept ?? rateOfToday(data?.moneySettings.today ?? [], currency) };
}
