import { useFormContext, useWatch } from 'react-hook-form';
import type { Currency } from '../../../../common/money/money.ts';
import type { OfferRate } from '../../../../common/money/offerRates.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useMoneyOfOffersQuery, type MoneyOfOffersQuery } from '../offers/offers.generated.ts';

/** A rate that the form has used, with its id, by which the offer keeps it. */
export type UsedRate = OfferRate & { id: string };

/** The currency of the offer, and the rate by which lira became it; null for lira, and where there is no rate yet. */
export interface OfferMoney {
  currency: Currency;
  rate: UsedRate | null;
  /** The notes of its lines are in this language; left out in the site's. */
  language?: string;
}

export const inLiraAlone: OfferMoney = { currency: 'TRY', rate: null };

/** The form holds these beside the lines. */
export interface MoneyOfForm {
  currency: Currency;
  /** The rates that were used to fill the lines in; none before a currency was chosen. */
  rateIds: UsedRate[];
  language: string;
}

type Today = NonNullable<MoneyOfOffersQuery['moneySettings']>['today'];

/** Returns today's rate of a currency as an offer uses it: with the margin. */
export const rateOfToday = (today: Today, currency: Currency): UsedRate | null => {
  const row = today.find((one) => one.currency === currency);
  return row ? { ...row, rate: Math.round(row.applied * 1_000_000) } : null;
};

/** Returns the currency and the language of the offer that is made; its rate is the one that a draft has used, else that of today. */
export function useOfferMoney(): OfferMoney {
  const { control } = useFormContext<MoneyOfForm>();
  const [currency = 'TRY', used = [], language = siteLanguage] = useWatch({
    control,
    name: ['currency', 'rateIds', 'language'],
  });
  const { data } = useMoneyOfOffersQuery();
  if (currency === 'TRY') return { ...inLiraAlone, language };
  const kept = used.find((one) => one.currency === currency);
  return { currency, language, rate: kept ?? rateOfToday(data?.moneySettings.today ?? [], currency) };
}
