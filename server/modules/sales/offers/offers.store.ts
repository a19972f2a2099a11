import { and, asc, desc, eq, inArray, isNotNull, max } from 'drizzle-orm';
import type { Sums, VatSum } from '../../../../common/offers/sums.ts';
import type { Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { offerRows, offers } from '../../../db/tables/offerTables.ts';
import { inParts } from '../../../db/parts.ts';

export type OfferRecord = typeof offers.$inferSelect & {
  /** An example is 'T-2026-00042/1'. */
  number: string;
  enquiryNumber: string;
  /** It is the token of the enquiry's link. */
  token: string;
};
export type OfferSumsRecord = Sums;
export type OfferVatRecord = VatSum;
export type LineRecord = typeof offerRows.$inferSelect;
export type NewLine = Omit<typeof offerRows.$inferInsert, 'seq' | 'offerSeq'>;

const numbered = (db: Tx) =>
  db
    .select({ offer: offers, number: enquiries.number, token: enquiries.token })
    .from(offers)
    .innerJoin(enquiries, eq(enquiries.seq, offers.enquirySeq));

const numberOf = (enquiryNumber: string, revision: number) => `${enquiryNumber}/${revision}`;

type Numbered = { offer: typeof offers.$inferSelect; number: string; token: string };
const named = ({ offer, number, token }: Numbered): OfferRecord => ({
  ...offer,
  token,
  enquiryNumber: number,
  number: numberOf(number, offer.revision),
});

/** Returns null when the id is unknown. */
export async function findOffer(db: Tx, id: string): Promise<OfferRecord | null> {
  const [row] = await numbered(db).where(eq(offers.id, id));
  return row ? named(row) : null;
}

/** Returns the revisions of those of the offers that exist, by id. */
export async function offerRevisions(db: Tx, ids: string[]): Promise<Map<string, number>> {
  const { id, revision } = offers;
  const found = await inParts(ids, (part) => db.select({ id, revision }).from(offers).where(inArray(id, part)));
  return new Map(found.map((row) => [row.id, row.revision]));
}

/** Returns null when there is none. */
export async function findOfferBySeq(db: Tx, seq: number): Promise<OfferRecord | null> {
  const [row] = await numbered(db).where(eq(offers.seq, seq));
  return row ? named(row) : null;
}

/** Reads several offers, by their `seq`. */
export async function offersBySeqs(db: Tx, seqs: number[]): Promise<Map<number, OfferRecord>> {
  const rows = await numbered(db).where(inArray(offers.seq, seqs));
  return new Map(rows.map((row) => [row.offer.seq, named(row)]));
}

/** Reads the offers of several enquiries, each with its last revision first. */
export async function offersOf(db: Tx, enquirySeqs: number[]): Promise<OfferRecord[]> {
  const rows = await numbered(db).where(inArray(offers.enquirySeq, enquirySeqs)).orderBy(desc(offers.revision));
  return rows.map(named);
}

/** Reads the lines of several offers, each in its order. */
export const linesOfOffer = (db: Tx, offerSeqs: number[]): Promise<LineRecord[]> =>
  db.select().from(offerRows).where(inArray(offerRows.offerSeq, offerSeqs)).orderBy(asc(offerRows.seq));

/** It belongs in the transaction that changes the enquiry, so that no two offers get the same revision. */
export async function addOffer(
  tx: Tx,
  offer: Omit<typeof offers.$inferInsert, 'seq' | 'revision'>,
  lines: NewLine[],
): Promise<number> {
  const [last] = await tx
    .select({ revision: max(offers.revision) })
    .from(offers)
    .where(eq(offers.enquirySeq, offer.enquirySeq));
  const revision = (last?.revision ?? 0) + 1;
  const [row] = await tx
    .insert(offers)
    .values({ ...offer, revision })
    .returning();
  if (!row) throw new Error('The offer was not stored.');
  await tx.insert(offerRows).values(lines.map((line) => ({ ...line, offerSeq: row.seq })));
  return revision;
}

/** It belongs in the transaction that records the sending. */
export async function noteOfferSent(tx: Tx, seq: number, sentAt: number) {
  await tx.update(offers).set({ sentAt }).where(eq(offers.seq, seq));
}

/** Keeps at whose wish the site reminds the buyer; null for nobody. It belongs in the transaction that sends the offer. */
export async function setOfferReminder(tx: Tx, seq: number, remindBy: string | null) {
  await tx.update(offers).set({ remindBy }).where(eq(offers.seq, seq));
}

/** It belongs in the transaction that stores the reminder. */
export async function noteOfferReminded(tx: Tx, seq: number, remindedAt: number) {
  await tx.update(offers).set({ remindedAt }).where(eq(offers.seq, seq));
}

export type LastRecord = Pick<
  LineRecord,
  'price' | 'gross' | 'priceQuantity' | 'discount' | 'discountSteps' | 'vatRate'
> & {
  currency: OfferRecord['currency'];
  productId: string;
  number: string;
  createdAt: number;
};

/** Returns the terms of the last offer of each product, in each currency, that was sent to that e-mail address. */
export async function lastOffers(db: Tx, email: string, productIds: string[]): Promise<LastRecord[]> {
  // Buyers without an address are no one buyer.
  if (email === '') return [];
  const { price, gross, priceQuantity, discount, discountSteps, vatRate, productId } = offerRows;
  const terms = { price, gross, priceQuantity, discount, discountSteps, vatRate, productId };
  const rows = await db
    .select({ offer: offers, number: enquiries.number, ...terms })
    .from(offerRows)
    .innerJoin(offers, eq(offers.seq, offerRows.offerSeq))
    .innerJoin(enquiries, eq(enquiries.seq, offers.enquirySeq))
    .where(and(eq(enquiries.email, email), inArray(offerRows.productId, productIds), isNotNull(offers.sentAt)))
    .orderBy(asc(offers.createdAt), asc(offerRows.seq));
  const last = new Map<string, LastRecord>();
  for (const { offer, number, productId, ...line } of rows)
    if (productId)
      last.set(`${productId} ${offer.currency}`, {
        ...{ ...line, productId, currency: offer.currency },
        ...{ number: numberOf(number, offer.revision), createdAt: offer.createdAt },
      });
  return [...last.values()];
}
