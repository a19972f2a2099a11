import { randomUUID } from 'node:crypto';
import { orderedLines, wrongChoice, type Choice } from '../../../../../common/offers/chosen.ts';
import type { Services } from '../../../../context/context.ts';
import { badInput, usedForOther } from '../../../../core/errors.ts';
import type { Tx } from '../../../../db/database.ts';
import type { StoredInvoiceParty } from '../../../../db/tables/enquiryTables.ts';
import { createLine } from '../../../../db/line.ts';
import { addMail } from '../../../../mail/outbox.store.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import { emit } from '../../../../webhooks/emit.ts';
import { vknOf } from '../../customers/customerFirms.store.ts';
import { noteCustomer } from '../../customers/customers.store.ts';
import { findEnquiryBySeq, type EnquiryRecord } from '../../enquiries/enquiries.store.ts';
import { updateEnquiry, type Change } from '../../enquiries/enquiryChanges.store.ts';
import type { Accepted, AcceptanceChannel } from '../../offers/paper/acceptance.ts';
import { type LineRecord, type OfferRecord, linesOfOffer } from '../../offers/offers.store.ts';
import { findSentPaper, keepSentPaper } from '../../offers/sentPapers.store.ts';
import { acceptedSheetJob } from '../orders.jobs.ts';
import { addOrderPaper, type OrderPaper } from '../orderPapers.store.ts';
import { acceptedPdfName } from '../orderPaths.ts';
import { addOrder, findOrderByKey } from '../orders.store.ts';

export type Needed = Pick<Services, 'db' | 'heavyWork' | 'sendsMail' | 'publicOrigin'>;

/** An acceptance, by the buyer on the site or as an admin records it. */
export type Placing = {
  enquiry: EnquiryRecord;
  /** The sender's key and the digest of all that was sent with it. */
  key: string;
  sent: string;
  name: string;
  title: string;
  ownNumber: string | null;
  choice: Choice;
  own: OrderPaper | null;
  channel: AcceptanceChannel;
  acceptedOn: string | null;
  /** The e-mail address of the admin; blank for the buyer. */
  admin: string;
  network: string;
  now: number;
  onState?: Change['onState'];
  mails: readonly ('ACCEPTANCE' | 'ACCEPTANCE_COPY')[];
  /** Returns the offer, or throws why it cannot be accepted. It is asked before its paper is drawn, and again within the transaction. */
  offerOf: (tx: Tx, enquiry: EnquiryRecord) => Promise<OfferRecord>;
  invoiceOf: (tx: Tx, enquiry: EnquiryRecord) => Promise<StoredInvoiceParty | null>;
  /** Says that the chosen lines are not those of the offer. */
  wrongChoice: string;
};

// One acceptance at a time draws its paper: of many for one offer, only the first does.
const oneAtATime = createLine();

/**
 * Places the order of an offer, with its papers, its number and all that follows, in one transaction. Whichever way an acceptance
 * takes, it comes here: of two for one offer, the second is refused by `offerOf`. Undefined where the offer is gone.
 */
export const placeOrder = (services: Needed, placing: Placing) => oneAtATime(() => place(services, placing));

/** Returns whether an order was placed with that key. Throws `CONFLICT` when the contents differ. */
export async function isPlaced(db: Tx, key: string, sent: string): Promise<boolean> {
  const known = await findOrderByKey(db, key);
  if (known && known.sent !== sent) throw usedForOther();
  return known !== null;
}

async function place(services: Needed, placing: Placing) {
  const { db, sendsMail } = services;
  const { enquiry, key, sent, name, title, ownNumber, choice, own, network, now, onState } = placing;
  const { channel, acceptedOn, admin } = placing;
  const read = async (tx: Tx, of: EnquiryRecord) => {
    const offer = await placing.offerOf(tx, of);
    const lines = (await linesOfOffer(tx, [offer.seq])).map((line) => ({ ...line, id: String(line.seq) }));
    const wrong = wrongChoice(lines, choice);
    if (wrong) throw badInput(wrong, placing.wrongChoice);
    return { offer, lines: orderedLines(lines, choice) };
  };
  if (await isPlaced(db, key, sent)) return findEnquiryBySeq(db, enquiry.seq);
  await placing.invoiceOf(db, enquiry);
  // The paper takes long, so that it is drawn before the transaction, which decides once more.
  const { offer: seen } = await read(db, enquiry);
  const paper = await drawPaper(services, seen, { name, title, at: now, channel, acceptedOn, network, choice });
  if (!paper) return undefined;
  return updateEnquiry(db, { id: enquiry.id, admin, now, ...(onState && { onState }) }, async (tx, before) => {
    if (await isPlaced(tx, key, sent)) return null;
    const { offer, lines } = await read(tx, before);
    const { company, email, deliveryPlace } = before;
    const invoiceParty = await placing.invoiceOf(tx, before);
    const { deliveryTerms, paymentTerms, notes } = offer;
    const order = await addOrder(
      tx,
      {
        ...{ id: randomUUID(), enquirySeq: before.seq, offerSeq: offer.seq, offerNumber: offer.number },
        ...{ sendKey: key, sent, createdAt: now, company, buyerName: name, buyerTitle: title || null },
        ...{ email: email || null, ownNumber, network: network || null, digest: paper.digest },
        ...{ channel, acceptedOn, recordedBy: admin || null },
        ...{ invoiceParty, deliveryPlace, deliveryTerms, paymentTerms, notes },
        ...{ currency: offer.currency, rates: offer.rates, language: before.language },
      },
      lines.map(rowOf),
    );
    await addOrderPaper(tx, order.seq, 'OFFER', { bytes: paper.bytes, name: acceptedPdfName(offer) });
    if (own) await addOrderPaper(tx, order.seq, 'OWN', own);
    await noteCustomer(tx, { email, company, at: now, taxNumber: vknOf(invoiceParty) });
    await raiseNotice(tx, { kind: 'OFFER_ACCEPTED', subject: order.id, now });
    const { id: subject, revision: version } = offer;
    const placed = { event: 'ORDER_PLACED' as const, subject: order.id, version: order.version };
    const accepted = { event: 'OFFER_ACCEPTED' as const, subject, version };
    await emit(
      tx,
      [accepted, placed].map((one) => ({ ...one, enquiryId: before.id })),
      now,
    );
    if (sendsMail)
      for (const kind of placing.mails) await addMail(tx, { kind, subjectId: order.id }, Math.min(now, Date.now()));
    return { values: { state: 'WON', askedAt: null }, event: { kind: 'ACCEPTED', text: offer.number } };
  });
}

/**
 * Draws the offer with the record of its acceptance, which names the digest of the offer's own file; that one is kept from now
 * on. Null where the offer was deleted meanwhile.
 */
async function drawPaper(
  services: Needed,
  { id, seq }: Pick<OfferRecord, 'id' | 'seq'>,
  accepted: Omit<Accepted, 'digest'>,
): Promise<{ bytes: Buffer; digest: string } | null> {
  const { db, heavyWork, publicOrigin = null } = services;
  const known = await findSentPaper(db, seq);
  const drawn = await heavyWork.run(acceptedSheetJob, {
    ...{ id, origin: publicOrigin, accepted },
    digest: known?.digest ?? null,
  });
  if (!drawn) return null;
  const { sent, digest } = drawn;
  const kept = sent ? await keepSentPaper(db, seq, Buffer.from(sent)) : known;
  // Another server may have kept the offer's file in the same moment, under another letterhead.
  if (kept && kept.digest !== digest) return drawPaper(services, { id, seq }, accepted);
  return kept && { bytes: Buffer.from(drawn.accepted), digest };
}

type Line = Omit<LineRecord, 'kind'>;

const rowOf = ({
  productId,
  code,
  name,
  note,
  askedCode,
  quantity,
  salesUnit,
  price,
  gross,
  priceQuantity,
  discount,
  discountSteps,
  vatRate,
}: Line) => ({
  ...{ productId, code, name, note, askedCode, quantity, salesUnit, price, gross, priceQuantity },
  ...{ discount, discountSteps, vatRate },
});
