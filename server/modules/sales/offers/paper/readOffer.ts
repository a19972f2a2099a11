import { choiceTexts, orderedLines } from '../../../../../common/offers/chosen.ts';
import { inCurrency } from '../../../../../common/money/money.ts';
import { unitBehind } from '../../../../../common/measures/salesUnits.ts';
import { inLira, rateSentence } from '../../../../../common/money/offerRates.ts';
import { kindTexts, lineNet, shownPrice, sumsOf } from '../../../../../common/offers/sums.ts';
import type { Workplace } from '../../../../jobs/job.ts';
import type { Company } from '../../../../pdf/letterhead.ts';
import { amount, lira, perUnits, quantity as written, unitPrice } from '../../../../pdf/words.ts';
import { readCompany } from '../../datasheets/readCompany.ts';
import { findEnquiryBySeq } from '../../enquiries/enquiries.store.ts';
import { statusAddress } from '../../enquiries/statusLink.ts';
import type { Acceptance, Accepted } from './acceptance.ts';
import { type LineRecord, type OfferRecord, findOffer, linesOfOffer } from '../offers.store.ts';
import { numberFormat } from '../../../../../common/text/locale.ts';
import { languageOfWords, words, type Words, type WordsLanguage } from '../../../../words/words.ts';

export type OfferSheet = {
  /** The language of the buyer. */
  language: WordsLanguage;
  company: Company;
  /** Which paper it is, whose words have its name and its foot. */
  paper: 'offer' | 'confirmation';
  number: string;
  /** The time is in milliseconds. */
  madeAt: number;
  /** The cells beside the title, with widths in millimetres. */
  facts: { name: string; text: string; width: number }[];
  preparedBy: string;
  buyer: string[];
  intro: string | null;
  lines: { name: string; detail: string; quantity: string; price: string; per: string; vat: string; net: string }[];
  terms: string[];
  sums: { label: string; amount: string }[];
  total: string;
  /** Says below the total by which rates it was made, and what it is in lira. */
  rates: string[];
  /** Its record stands in place of the signatures; null before an acceptance. */
  acceptance: Acceptance | null;
  /** The address of the page on which the buyer can accept; null where the site does not know its own, and for other papers. */
  page: string | null;
};

/** Returns null when there is no such offer. An accepted one says what the buyer chose, and its sums are those of the order. */
export async function readOffer(
  { openDb, images }: Pick<Workplace, 'openDb' | 'images'>,
  { id, origin, accepted }: { id: string; origin: string | null; accepted?: Accepted },
): Promise<OfferSheet | null> {
  const db = await openDb();
  const offer = await findOffer(db, id);
  const enquiry = offer && (await findEnquiryBySeq(db, offer.enquirySeq));
  if (!enquiry) return null;
  const lines = await linesOfOffer(db, [offer.seq]);
  const named = lines.map((line) => ({ ...line, id: String(line.seq) }));
  const language = languageOfWords(enquiry.language);
  const { papers, dates, sales } = words(language);
  const kinds = accepted
    ? choiceTexts(named, accepted.choice, sales.chosen)
    : kindTexts(
        lines.map(({ kind }) => kind),
        sales.offered,
      );
  const { facts } = papers;
  return {
    language,
    company: await readCompany(db, images),
    paper: 'offer',
    number: offer.number,
    madeAt: offer.createdAt,
    facts: [
      { name: facts.date, text: dates.dayOf(offer.createdAt), width: 26 },
      { name: facts.validUntil, text: dates.dayText(offer.validUntil), width: 26 },
      { name: facts.currency, text: sales.currencyNames[offer.currency], width: 26 },
      { name: facts.preparedBy, text: offer.preparedBy, width: 26 },
    ],
    preparedBy: offer.preparedBy,
    buyer: [enquiry.name, enquiry.company ?? '', enquiry.email].filter(Boolean),
    intro: offer.intro,
    lines: lines.map((line, place) => lineOf(language, line, kinds[place] ?? '')),
    terms: termsOf(papers, offer),
    ...sumTexts(language, sumsOf(accepted ? orderedLines(named, accepted.choice) : lines), offer),
    acceptance: accepted ?? null,
    page: origin && statusAddress(origin, enquiry),
  };
}

type Papers = Words['papers'];
type Terms = Pick<OfferRecord, 'notes' | 'deliveryTerms' | 'paymentTerms'>;

export const termsOf = ({ terms }: Papers, { notes, deliveryTerms, paymentTerms }: Terms) =>
  [notes, deliveryTerms && terms.delivery(deliveryTerms), paymentTerms && terms.payment(paymentTerms)]
    .flatMap((text) => text?.split('\n') ?? [])
    .map((text) => text.trim())
    .filter(Boolean);

type PaperMoney = Pick<OfferRecord, 'currency' | 'rates'>;

export const sumTexts = (
  language: WordsLanguage,
  { net, vat, total }: ReturnType<typeof sumsOf>,
  { currency, rates }: PaperMoney,
) => {
  const { papers, dates, sales } = words(language);
  const { sums, rates: said } = papers;
  const text = (amountOf: number) => inCurrency(amountOf / 100, currency, language);
  const number = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 6 }, language);
  const reader = { words: sales.rateWords, number: (rate: number) => number.format(rate), day: dates.dayText };
  return {
    sums: [
      { label: sums.net, amount: text(net) },
      ...vat.map((one) => ({ label: sums.vat(one.rate), amount: text(one.vat) })),
    ],
    total: text(total),
    rates: [
      ...rates
        .filter((rate) => rate.currency === currency)
        .map((rate) => said.forInformation(lira(inLira(total, rate), language))),
      ...rates.map((rate) => rateSentence(rate, reader)),
    ],
  };
};

type Line = Omit<LineRecord, 'seq' | 'offerSeq' | 'kind'>;

/** Writes a line for the table; `kind` says whether it is ordered. */
export function lineOf(language: WordsLanguage, line: Line, kind: string) {
  const { name, code, note, askedCode, quantity, salesUnit, priceQuantity, discount, discountSteps, vatRate } = line;
  const { papers, sales } = words(language);
  const less = discount ? papers.discount(discountSteps ?? written(discount, language)) : '';
  return {
    name,
    detail: [kind, code, askedCode && papers.yourCode(askedCode), note, less].filter(Boolean).join(', '),
    quantity: `${written(quantity, language)}\u00a0${unitBehind(quantity, salesUnit, sales)}`,
    price: unitPrice(shownPrice(line), language),
    per: priceQuantity === null ? '' : perUnits({ salesUnit, priceQuantity }, language),
    vat: papers.rate(vatRate),
    net: amount(lineNet(line), language),
  };
}
