import type { Sums, VatSum } from '../../../../common/offers/sums.ts';

/** Under names of their own: the API has types of the same. */
export type SumsRecord = Sums;
export type VatRecord = VatSum;
