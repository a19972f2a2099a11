import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { kindTexts, lineNet, sumsOf } from '../../../../common/offers/sums.ts';
import type { Workplace } from '../../../jobs/job.ts';
import type { Company } from '../../../pdf/letterhead.ts';
import { amount, dayOf, lira, perUnits } from '../../../pdf/words.ts';
import { readCompany } from '../datasheets/readCompany.ts';
import { findBySeq } from '../enquiries/enquiries.store.ts';
import * as offers from './offers.store.ts';

export type OfferSheet = {
  company: Company;
  number: string;
  /** The time is in milliseconds. */
  madeAt: number;
  day: string;
  validUntil: string;
  preparedBy: string;
  buyer: string[];
  intro: string | null;
  lines: { name: string; detail: string; quantity: string; price: string; per: string; vat: string; net: string }[];
  terms: string[];
  sums: { label: string; amount: string }[];
  total: string;
};

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });

/** Returns null when there is no such offer. */
export async function readOffer(
  { openDb, images }: Pick<Workplace, 'openDb' | 'images'>,
  id: string,
): Promise<OfferSheet | null> {
  const db = await openDb();
  const offer = await offers.find(db, id);
  const enquiry = offer && (await findBySeq(db, offer.enquirySeq));
  if (!enquiry) return null;
  const lines = await offers.linesOf(db, [offer.seq]);
  const { net, vat, total } = sumsOf(lines);
  const kinds = kindTexts(lines.map(({ kind }) => kind));
  const { deliveryTerms, paymentTerms, notes } = offer;
  return {
    company: await readCompany(db, images),
    number: offer.number,
    madeAt: offer.createdAt,
    day: dayOf(offer.createdAt),
    validUntil: offer.validUntil.split('-').toReversed().join('.'),
    preparedBy: offer.preparedBy,
    buyer: [enquiry.name, enquiry.company ?? '', enquiry.email].filter(Boolean),
    intro: offer.intro,
    lines: lines.map((line, place) => lineOf(line, kinds[place] ?? '')),
    terms: [notes, deliveryTerms && `Teslim: ${deliveryTerms}`, paymentTerms && `Ödeme: ${paymentTerms}`]
      .flatMap((text) => text?.split('\n') ?? [])
      .map((text) => text.trim())
      .filter(Boolean),
    sums: [
      { label: 'Ara toplam', amount: lira(net) },
      ...vat.map((one) => ({ label: `KDV, %${one.rate}`, amount: lira(one.vat) })),
    ],
    total: lira(total),
  };
}

function lineOf(line: offers.LineRecord, kind: string) {
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
