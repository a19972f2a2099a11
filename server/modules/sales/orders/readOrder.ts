import { sumsOf } from '../../../../common/offers/sums.ts';
import type { InvoiceParty } from '../../../../common/invoice/invoiceParty.ts';
import { maskedTckn } from '../../../../common/invoice/taxNumbers.ts';
import type { Workplace } from '../../../jobs/job.ts';
import { readCompany } from '../datasheets/readCompany.ts';
import { lineOf, sumTexts, termsOf, type OfferSheet } from '../offers/paper/readOffer.ts';
import { type OrderRecord, findOrder, rowsOfOrder, ordersOf } from './orders.store.ts';
import type { Tx } from '../../../db/database.ts';
import { offersOf } from '../offers/offers.store.ts';
import { languageOfWords, words, type Words } from '../../../words/words.ts';

/** Reads what the confirmation of an order says, from what was accepted; null when the id is unknown. */
export async function readOrder(
  { openDb, images }: Pick<Workplace, 'openDb' | 'images'>,
  id: string,
): Promise<OfferSheet | null> {
  const db = await openDb();
  const order = await findOrder(db, id);
  if (!order) return null;
  const rows = await rowsOfOrder(db, [order.seq]);
  const { buyerName, buyerTitle, company, email, network, digest, createdAt, channel, acceptedOn } = order;
  const buyer = [buyerName, company, email].flatMap((text) => text || []);
  const language = languageOfWords(order.language);
  const said = words(language);
  const { papers } = said;
  return {
    language,
    company: await readCompany(db, images),
    paper: 'confirmation',
    number: order.number,
    madeAt: createdAt,
    facts: factsOf(said, order),
    preparedBy: '',
    buyer: buyer.length > 0 ? [...buyer, ...invoiceLines(papers, order.invoiceParty)] : [papers.confirmation.erased],
    intro: introOf(said, order),
    lines: rows.map((row) => lineOf(language, row, '')),
    terms: termsOf(papers, order),
    ...sumTexts(language, sumsOf(rows), order),
    acceptance: {
      ...{ name: buyerName ?? '', title: buyerTitle ?? '', at: createdAt, network: network ?? '', digest },
      ...{ channel, acceptedOn },
    },
    page: null,
  };
}

/** The paper has an address that anyone with the link can open: of a person it names no more than the end of the number. */
function invoiceLines({ invoice }: Words['papers'], party: InvoiceParty | null): string[] {
  if (!party) return [];
  const { kind, title, taxNumber, taxScheme, taxOffice, postalCode, city, district, neighbourhood, street } = party;
  const number = taxScheme === 'TCKN' ? maskedTckn(taxNumber ?? '') : taxNumber;
  const tax = [
    taxOffice && invoice.office(taxOffice),
    taxScheme && number && `${invoice.numbers[taxScheme]} ${number}`,
  ];
  const place = [neighbourhood, [street, party.buildingNumber].filter(Boolean).join(' ')];
  const town = [postalCode, [district, city].filter(Boolean).join('/')].filter(Boolean).join(' ');
  const address = kind === 'PERSON' ? [] : [...place, town, party.country === 'TR' ? '' : party.country];
  return [title && invoice.to(title), tax.filter(Boolean).join(' '), address.filter(Boolean).join(', ')].flatMap(
    (line) => line || [],
  );
}

const factsOf = (
  { papers: { facts }, dates, sales }: Words,
  { createdAt, offerNumber, ownNumber, currency }: OrderRecord,
) => [
  { name: facts.date, text: dates.dayOf(createdAt), width: 23 },
  { name: facts.offer, text: offerNumber, width: 32 },
  ...(ownNumber ? [{ name: facts.ownNumber, text: ownNumber, width: 33 }] : []),
  { name: facts.currency, text: sales.currencyNames[currency], width: 20 },
];

const introOf = ({ papers: { confirmation } }: Words, { state, cancelReason, createdAt, acceptedOn }: OrderRecord) =>
  state === 'CANCELLED'
    ? [confirmation.cancelled, cancelReason].filter(Boolean).join('\n')
    : confirmation.thanks(createdAt, acceptedOn);

/** Returns the order that the page of an enquiry shows: the last one, unless another offer was sent after it was cancelled. */
export async function shownOrder(db: Tx, enquirySeq: number): Promise<OrderRecord | null> {
  const [last] = await ordersOf(db, [enquirySeq]);
  if (last?.state !== 'CANCELLED') return last ?? null;
  const [newest] = (await offersOf(db, [enquirySeq])).filter(({ sentAt }) => sentAt !== null);
  return newest && newest.seq !== last.offerSeq ? null : last;
}
