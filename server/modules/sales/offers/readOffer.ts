import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { choiceTexts, orderedLines } from '../../../../common/offers/chosen.ts';
import { kindTexts, lineNet, sumsOf } from '../../../../common/offers/sums.ts';
import type { Workplace } from '../../../jobs/job.ts';
import type { Company } from '../../../pdf/letterhead.ts';
import { amount, dayOf, lira, perUnits } from '../../../pdf/words.ts';
import { readCompany } from '../datasheets/readCompany.ts';
import { findEnquiryBySeq } from '../enquiries/enquiries.store.ts';
import type { Acceptance, Accepted } from './acceptance.ts';
import { type LineRecord, type OfferRecord, findOffer, linesOfOffer } from './offers.store.ts';

export type OfferSheet = {
  company: Company;
  title: 'Teklif' | 'Sipariş onayı';
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
  /** Its record stands in place of the signatures; null before an acceptance. */
  acceptance: Acceptance | null;
  /** Says in that record what was accepted. */
  acceptedSentence: string;
};

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });

/** Returns null when there is no such offer. An accepted one says what the buyer chose, and its sums are those of the order. */
export async function readOffer(
  { openDb, images }: Pick<Workplace, 'openDb' | 'images'>,
  id: string,
  accepted?: Accepted,
): Promise<OfferSheet | null> {
  const db = await openDb();
  const offer = await findOffer(db, id);
  const enquiry = offer && (await findEnquiryBySeq(db, offer.enquirySeq));
  if (!enquiry) return null;
  const lines = await linesOfOffer(db, [offer.seq]);
  const named = lines.map((line) => ({ ...line, id: String(line.seq) }));
  const kinds = accepted ? choiceTexts(named, accepted.choice) : kindTexts(lines.map(({ kind }) => kind));
  return {
    company: await readCompany(db, images),
    title: 'Teklif',
    number: offer.number,
    madeAt: offer.createdAt,
    facts: [
      { name: 'Tarih', text: dayOf(offer.createdAt), width: 26 },
      { name: 'Geçerlilik', text: offer.validUntil.split('-').toReversed().join('.'), width: 26 },
      { name: 'Para birimi', text: 'Türk lirası', width: 26 },
      { name: 'Hazırlayan', text: offer.preparedBy, width: 26 },
    ],
    preparedBy: offer.preparedBy,
    buyer: [enquiry.name, enquiry.company ?? '', enquiry.email].filter(Boolean),
    intro: offer.intro,
    lines: lines.map((line, place) => lineOf(line, kinds[place] ?? '')),
    terms: termsOf(offer),
    ...sumTexts(sumsOf(accepted ? orderedLines(named, accepted.choice) : lines)),
    acceptance: accepted ?? null,
    acceptedSentence: 'Bu teklif internet sayfasında onaylandı.',
  };
}

type Terms = Pick<OfferRecord, 'notes' | 'deliveryTerms' | 'paymentTerms'>;

export const termsOf = ({ notes, deliveryTerms, paymentTerms }: Terms) =>
  [notes, deliveryTerms && `Teslim: ${deliveryTerms}`, paymentTerms && `Ödeme: ${paymentTerms}`]
    .flatMap((text) => text?.split('\n') ?? [])
    .map((text) => text.trim())
    .filter(Boolean);

export const sumTexts = ({ net, vat, total }: ReturnType<typeof sumsOf>) => ({
  sums: [
    { label: 'Ara toplam', amount: lira(net) },
    ...vat.map((one) => ({ label: `KDV, %${one.rate}`, amount: lira(one.vat) })),
  ],
  total: lira(total),
});

type Line = Omit<LineRecord, 'seq' | 'offerSeq' | 'kind'>;

/** Writes a line for the table; `kind` says whether it is ordered. */
export function lineOf(line: Line, kind: string) {
  const { name, code, note, askedCode, quantity, salesUnit, price, priceQuantity, discount, vatRate } = line;
  const less = discount ? `%${numbers.format(discount)} iskonto` : '';
  return {
    name,
    detail: [kind, code, askedCode && `sizin kodunuz ${askedCode}`, note, less].filter(Boolean).join(', '),
    quantity: `${numbers.format(quantity)}\u00a0${salesUnits[salesUnit ?? 'PIECE'].word}`,
    price: amount(price),
    per: priceQuantity === null ? '' : perUnits({ salesUnit, priceQuantity }),
    vat: `%${vatRate}`,
    net: amount(lineNet(line)),
  };
}
