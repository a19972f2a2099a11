import { siteLanguage } from '../../../../common/text/locale.ts';
import type { OfferInput } from '../../../graphql/generated/schema.ts';
import { readJson, writeJson } from '../../parts/storage/drafts.ts';
import { dayForBuyer } from '../../parts/texts/dates.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { lettersIn } from '../../../words/admin/toBuyers.ts';

/** The texts around the lines. */
export type OfferTexts = Record<
  'validDays' | 'preparedBy' | 'intro' | 'deliveryTerms' | 'paymentTerms' | 'notes',
  string
>;

export const termNames = ['validDays', 'deliveryTerms', 'paymentTerms', 'notes'] as const;
/** The part of the texts that a template holds. */
export type Terms = Pick<OfferTexts, (typeof termNames)[number]>;

/** Terms are kept for each language: those in Turkish are none for a buyer who reads English. */
const keyOf = (adminId: string, language: string) =>
  `offer-texts:${adminId}${language === siteLanguage ? '' : `:${language}`}`;

/**
 * A revision begins with the texts of the previous one, and another offer with the terms of the customer, or else with what
 * the admin used last in this browser.
 */
export function offerTexts(
  { offers: [last], createdAt, customer, language }: EnquiryToRead,
  { id, name }: { id: string; name: string },
): OfferTexts {
  const used = readJson<Omit<OfferTexts, 'intro'>>(keyOf(id, language));
  const from = last ?? used;
  return {
    validDays: used?.validDays ?? '14',
    preparedBy: last?.preparedBy ?? (name || (used?.preparedBy ?? '')),
    // The first text names this enquiry.
    intro: last ? (last.intro ?? '') : lettersIn(language).offerIntro(dayForBuyer(createdAt, language)),
    deliveryTerms: (last ? last.deliveryTerms : (customer?.deliveryTerms ?? used?.deliveryTerms)) ?? '',
    paymentTerms: (last ? last.paymentTerms : (customer?.paymentTerms ?? used?.paymentTerms)) ?? '',
    notes: from ? (from.notes ?? '') : lettersIn(language).pricesWithoutVat,
  };
}

export function keepTexts(
  adminId: string,
  language: string,
  { validDays, preparedBy, deliveryTerms, paymentTerms, notes }: OfferInput,
) {
  writeJson(keyOf(adminId, language), { validDays: String(validDays), preparedBy, deliveryTerms, paymentTerms, notes });
}
