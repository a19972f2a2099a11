import { isoFormat } from '../../../../common/text/locale.ts';
import type { OfferTexts } from './offerTexts.ts';

type Texts = Pick<OfferTexts, 'paymentTerms' | 'notes'>;

/**
 * Puts the terms of payment in foreign money where they belong: they are the terms of payment where there are none, else one of the
 * other terms. Those of another rate before go away; '' stands for none. What a person typed stays.
 */
export function withTerms({ paymentTerms, notes }: Texts, before: string, after: string): Texts {
  if (paymentTerms === '' || paymentTerms === before) return { paymentTerms: after, notes };
  const others = notes.split('\n').filter((line) => line !== before && line !== after);
  return { paymentTerms, notes: [...others, after].filter((line, at) => line !== '' || at < others.length).join('\n') };
}

const today = isoFormat({ dateStyle: 'short' });

/** Returns how many days ago the day of a rate was. */
export const daysOld = (day: string, now = Date.now()) =>
  Math.round((Date.parse(today.format(now)) - Date.parse(day)) / 86_400_000);
