import { salesUnits } from '../../../../../common/measures/salesUnits.ts';
import { choiceTexts, orderedLines } from '../../../../../common/offers/chosen.ts';
import { inCurrency } from '../../../../../common/money/money.ts';
import { inLira, rateSentence } from '../../../../../common/money/offerRates.ts';
import { kindTexts, lineNet, shownPrice, sumsOf } from '../../../../../common/offers/sums.ts';
import { currencyNames } from '../../../../../common/words/tr/sales.ts';
import type { Workplace } from '../../../../jobs/job.ts';
import type { Company } from '../../../../pdf/letterhead.ts';
import { amount, lira, perUnits, unitPrice } from '../../../../pdf/words.ts';
import { readCompany } from '../../datasheets/readCompany.ts';
import { findEnquiryBySeq } from '../../enquiries/enquiries.store.ts';
import { statusPath } from '../../enquiries/statusLink.ts';
import type { Acceptance, Accepted } from './acceptance.ts';
import { type LineRecord, type OfferRecord, findOffer, linesOfOffer } from '../offers.store.ts';
import { numberFormat, siteLanguage } from '../../../../../common/text/locale.ts';
import { words, type Words, type WordsLanguage } from '../../../../words/words.ts';

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

const numbers = numberFormat({ maximumFractionDigits: 3 });

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
  const kinds = accepted ? choiceTexts(named, accepted.choice) : kindTexts(lines.map(({ kind }) => kind));
  const language = siteLanguage;
  const { papers, dates } = words(language);
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
      { name: facts.currency, text: currencyNames[offer.currency], width: 26 },
      { name: facts.preparedBy, text: offer.preparedBy, width: 26 },
    ],
    preparedBy: offer.preparedBy,
    buyer: [enquiry.name, enquiry.company ?? '', enquiry.email].filter(Boolean),
    intro: offer.intro,
    lines: lines.map((line, place) => lineOf(papers, line, kinds[place] ?? '')),
    terms: termsOf(papers, offer),
    ...sumTexts(papers, sumsOf(accepted ? orderedLines(named, accepted.choice) : lines), offer),
    acceptance: accepted ?? null,
    page: origin && `${origin}${statusPath(enquiry)}`,
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
  { sums, rates: said }: Papers,
  { net, vat, total }: ReturnType<typeof sumsOf>,
  { currency, rates }: PaperMoney,
) => ({
  sums: [
    { label: sums.net, amount: inCurrency(net / 100, currency) },
    ...vat.map((one) => ({ label: sums.vat(one.rate), amount: inCurrency(one.vat / 100, currency) })),
  ],
  total: inCurrency(total / 100, currency),
  rates: [
    ...rates.filter((rate) => rate.currency === currency).map((rate) => said.forInformation(lira(inLira(total, rate)))),
    ...rates.map(rateSentence),
  ],
});

type Line = Omit<LineRecord, 'seq' | 'offerSeq' | 'kind'>;

/** Writes a line for the table; `kind` says whether it is ordered. */
export function lineOf(papers: Papers, line: Line, kind: string) {
  const { name, code, note, askedCode, quantity, salesUnit, priceQuantity, discount, vatRate } = line;
  const less = discount ? papers.discount(numbers.format(discount)) : '';
  return {
    name,
    detail: [kind, code, askedCode && papers.yourCode(askedCode), note, less].filter(Boolean).join(', '),
    quantity: `${numbers.format(quantity)}\u00a0${salesUnits[salesUnit ?? 'PIECE'].word}`,
    price: unitPrice(shownPrice(line)),
    per: priceQuantity === null ? '' : perUnits({ salesUnit, priceQuantity }),
    vat: papers.rate(vatRate),
    net: amount(lineNet(line)),
  };
}
