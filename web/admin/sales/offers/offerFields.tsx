import { z } from 'zod';
import { rateSentence } from '../../../../common/money/offerRates.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { OfferInput as Sent } from '../../../graphql/generated/schema.ts';
import { OfferInput } from '../../../../common/generated/validators.ts';
import { wholeRule } from '../../kinds/wholeNumber.ts';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { LanguageOfBuyer } from './LanguageOfBuyer.tsx';
import * as words from '../../../words/admin/en/offers.ts';
import { linesRule, type TypedLine } from '../lines/offerLines.ts';
import { OfferLines } from '../lines/OfferLines.tsx';
import type { OfferTexts } from '../lines/offerTexts.ts';
import type { UsedRate } from '../lines/offerMoney.ts';
import { typedLines } from '../lines/typedLines.ts';

/** A new offer begins with the enquiry and these texts. */
export type Begun = EnquiryToRead & { texts: OfferTexts };

/** `isNameless`: the admin has not said their name, which would stand on the offer. */
export const offerFields = (enquiry: EnquiryToRead, isNameless: boolean): FormFields<Sent, Begun> => ({
  lines: {
    label: words.lines,
    blank: [],
    stored: typedLines,
    check: linesRule,
    show: (lines) => (lines as TypedLine[]).map(({ name, price }) => `${name}: ${price}`).join('\n'),
    input: (field) => <OfferLines {...field} enquiry={enquiry} />,
  },
  // Both are chosen above the sum of the lines.
  currency: {
    label: words.currency,
    blank: 'TRY',
    stored: ({ offers: [last] }) => last?.currency ?? 'TRY',
    input: () => null,
  },
  rateIds: {
    label: words.currency,
    blank: [],
    stored: () => [],
    check: z.array(z.custom<UsedRate>()).transform((rates: UsedRate[]) => rates.map(({ id }) => id)),
    show: (rates: unknown) => (rates as UsedRate[]).map((rate) => rateSentence(rate)).join(', '),
    input: () => null,
  },
  validDays: {
    label: words.validForDays,
    half: true,
    blank: '',
    stored: ({ texts }) => texts.validDays,
    check: wholeRule.pipe(OfferInput.shape.validDays),
    input: (field) => <TextInput {...field} inputMode="numeric" />,
  },
  preparedBy: {
    label: words.madeBy,
    half: true,
    blank: '',
    stored: ({ texts }) => texts.preparedBy,
    input: (field) => (
      <TextInput {...field} lang={siteLanguage} hint={isNameless ? words.asReadSaveName : words.asRead} />
    ),
  },
  intro: {
    label: words.beforeTheLines,
    blank: '',
    stored: ({ texts }) => texts.intro,
    input: (field) => <TextInput {...field} optional multiline minRows={2} lang={siteLanguage} />,
  },
  deliveryTerms: {
    label: words.delivery,
    half: true,
    blank: '',
    stored: ({ texts }) => texts.deliveryTerms,
    input: (field) => <TextInput {...field} optional multiline lang={siteLanguage} />,
  },
  paymentTerms: {
    label: words.payment,
    half: true,
    blank: '',
    stored: ({ texts }) => texts.paymentTerms,
    input: (field) => <TextInput {...field} optional multiline lang={siteLanguage} />,
  },
  notes: {
    label: words.otherTerms,
    blank: '',
    stored: ({ texts }) => texts.notes,
    input: (field) => <TextInput {...field} optional multiline minRows={2} lang={siteLanguage} hint={words.oneALine} />,
  },
  language: {
    label: words.languageOfBuyer,
    blank: siteLanguage,
    stored: ({ language }) => language,
    input: (field) => <LanguageOfBuyer {...field} />,
  },
});
