import { inLira } from '../../../../common/money/offerRates.ts';
import type { Sums } from '../../../../common/offers/sums.ts';
import type { StoredOfferRate } from '../../../db/storedValues.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { OfferRecord } from './offers.store.ts';

/** The rate of a paper as the API names it. */
export const shownRate = ({ rate, ...kept }: StoredOfferRate) => ({ ...kept, rate: rate / 1_000_000 });

/** Returns what a paper in foreign money is in lira by its rate; null for one in lira. */
export function totalInLira({ currency, rates }: Pick<OfferRecord, 'currency' | 'rates'>, { total }: Sums) {
  const rate = rates.find((one) => one.currency === currency);
  return rate ? (storedLira.read(inLira(total, rate)) ?? 0) : null;
}
