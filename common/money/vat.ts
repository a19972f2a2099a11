import { usualVatRate } from '../offers/sums.ts';
import { turkishTime } from '../text/companyTime.ts';
import { isoFormat } from '../text/locale.ts';

/** A rate of KDV that exists. */
export interface VatRate {
  /** In per cent. */
  rate: number;
  /** The day from which it holds, such as '2023-07-10'; null: it always did. */
  since: string | null;
  /** The rate that it replaces from that day on, by law; null for none. */
  replaces: number | null;
  /** The kinds and categories whose products have it. */
  kindIds: readonly string[];
  categoryIds: readonly string[];
}

/** The rates of a site that has entered none. */
export const usualVatRates: VatRate[] = [usualVatRate, 10, 1, 0].map((rate) => ({
  rate,
  since: null,
  replaces: null,
  kindIds: [],
  categoryIds: [],
}));

/** The KDV of a product is decided by its own rate, and by those of its kind and category. */
export interface Taxed {
  vatRate: number | null;
  kindId: string | null;
  categoryId: string | null;
}

const holdsOn =
  (day: string) =>
  ({ since }: VatRate) =>
    since === null || since <= day;

/** Returns the rate that one has become by that day: a rate can be replaced more than once. */
function become(rate: number, rates: readonly VatRate[], day: string): number {
  let now = rate;
  const replacing = rates
    .filter(({ since, replaces }) => since !== null && replaces !== null && since <= day)
    .toSorted((one, other) => ((one.since ?? '') < (other.since ?? '') ? -1 : 1));
  for (const { rate: next, replaces } of replacing) if (replaces === now) now = next;
  return now;
}

/** Returns the rate of KDV of a product on a day, in per cent: its own, else that of its kind, its category, or the usual one. */
export function vatRateOf({ vatRate, kindId, categoryId }: Taxed, rates: readonly VatRate[], day: string): number {
  const held = rates.filter(holdsOn(day));
  const named = (id: string | null, list: 'kindIds' | 'categoryIds') =>
    id === null ? undefined : held.findLast((one) => one[list].includes(id))?.rate;
  return become(vatRate ?? named(kindId, 'kindIds') ?? named(categoryId, 'categoryIds') ?? usualVatRate, rates, day);
}

/** The day in Turkey, whose laws and rates begin by its clock: '2026-11-28'. */
export const istanbulDay = (moment: number) => dayFormat.format(moment);
const dayFormat = isoFormat({ dateStyle: 'short', timeZone: turkishTime });
