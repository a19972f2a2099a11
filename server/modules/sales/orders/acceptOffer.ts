import { randomUUID } from 'node:crypto';
import { orderedLines, wrongChoice, type Choice } from '../../../../common/offers/chosen.ts';
import type { Services } from '../../../context/context.ts';
import { badInput, notFound, usedForOther } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { createLine } from '../../../db/line.ts';
import type { AcceptanceInput } from '../../../generated/resolvers.ts';
import { addMail } from '../../../mail/outbox.store.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { emit } from '../../../webhooks/emit.ts';
import { findEnquiryBySeq, type EnquiryRecord } from '../enquiries/enquiries.store.ts';
import { updateEnquiry, type Change } from '../enquiries/enquiryChanges.store.ts';
import type { Accepted } from '../offers/acceptance.ts';
import { invoiceOf } from '../invoice/invoiceParty.ts';
import { answeredOffer } from '../offers/answeredOffer.ts';
import { digestOf } from '../offers/askAboutOffer.ts';
import { type LineRecord, type OfferRecord, linesOfOffer } from '../offers/offers.store.ts';
import { findSentPaper, keepSentPaper } from '../offers/sentPapers.store.ts';
import { acceptedSheetJob } from './orders.jobs.ts';
import { addOrderPaper } from './orderPapers.store.ts';
import { acceptedPdfName } from './orderPaths.ts';
import { addOrder, findOrderByKey } from './orders.store.ts';
import type { OwnOrder } from './ownOrder.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { words } from '../../../words/words.ts';

/** Who accepts, from which network, and with which file; `admit` counts what an address sends. */
export type Accepting = {
  enquiry: EnquiryRecord;
  input: AcceptanceInput;
  own: OwnOrder | null;
  network: string;
  now: number;
  admit: () => Promise<void>;
  onState?: Change['onState'];
};

type Needed = Pick<Services, 'db' | 'heavyWork' | 'sendsMail'>;

// One acceptance at a time draws its paper: of many for one offer, only the first does.
const oneAtATime = createLine();

/**
 * Places the order of an offer, with its papers, its number and all that follows, in one transaction. The same key is the same
 * acceptance. Throws `CONFLICT` when its contents differ, and the errors of `answeredOffer`.
 */
export async function acceptOffer(services: Needed, accepting: Accepting): Promise<EnquiryRecord> {
  const { db } = services;
  const { enquiry, input, own, admit } = accepting;
  if (!input.read) throw badInput('read', words(siteLanguage).refusals.offer.notRead);
  const sent = digestOf('accept', enquiry.number, input, own?.digest ?? null);
  if (await isKnown(db, input.key, sent)) return found(await findEnquiryBySeq(db, enquiry.seq));
  await admit();
  return found(await oneAtATime(() => place(services, accepting, sent)));
}

function found(row: EnquiryRecord | 'stale' | null | undefined) {
  if (!row || row === 'stale') throw notFound('Offer');
  return row;
}

async function isKnown(db: Tx, key: string, sent: string): Promise<boolean> {
  const known = await findOrderByKey(db, key);
  if (known && known.sent !== sent) throw usedForOther();
  return known !== null;
}

async function place(services: Needed, { enquiry, input, own, network, now, onState }: Accepting, sent: string) {
  const { db, sendsMail } = services;
  const { key, revision, name, title, ownNumber } = input;
  const choice: Choice = { options: input.options ?? [], alternatives: input.alternatives ?? [] };
  const read = async (tx: Tx, of: EnquiryRecord) => {
    const offer = await answeredOffer(tx, of, { revision, now, answering: 'ACCEPTANCE', refuseOver: true });
    const lines = (await linesOfOffer(tx, [offer.seq])).map((line) => ({ ...line, id: String(line.seq) }));
    const wrong = wrongChoice(lines, choice);
    if (wrong) throw badInput(wrong, words(siteLanguage).refusals.offer.wrongChoice);
    return { offer, lines: orderedLines(lines, choice) };
  };
  if (await isKnown(db, key, sent)) return findEnquiryBySeq(db, enquiry.seq);
  await invoiceOf(db, input.invoice, 'ORDER', enquiry.invoiceParty);
  // The paper takes long, so that it is drawn before the transaction, which decides once more.
  const { offer: seen } = await read(db, enquiry);
  const paper = await drawPaper(services, seen, { name, title, at: now, network, choice });
  if (!paper) return undefined;
  return updateEnquiry(db, { id: enquiry.id, admin: '', now, ...(onState && { onState }) }, async (tx, before) => {
    if (await isKnown(tx, key, sent)) return null;
    const { offer, lines } = await read(tx, before);
    const { company, email, deliveryPlace } = before;
    const invoiceParty = await invoiceOf(tx, input.invoice, 'ORDER', before.invoiceParty);
    const { deliveryTerms, paymentTerms, notes } = offer;
    const order = await addOrder(
      tx,
      {
        ...{ id: randomUUID(), enquirySeq: before.seq, offerSeq: offer.seq, offerNumber: offer.number },
        ...{ sendKey: key, sent, createdAt: now, company, buyerName: name, buyerTitle: title, email },
        ...{ ownNumber: ownNumber || null, network, digest: paper.digest },
        ...{ invoiceParty, deliveryPlace, deliveryTerms, paymentTerms, notes },
        ...{ currency: offer.currency, rates: offer.rates },
      },
      lines.map(rowOf),
    );
    await addOrderPaper(tx, order.seq, 'OFFER', { bytes: paper.bytes, name: acceptedPdfName(offer) });
    if (own) await addOrderPaper(tx, order.seq, 'OWN', own);
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
      for (const kind of ['ACCEPTANCE', 'ACCEPTANCE_COPY'] as const)
        await addMail(tx, { kind, subjectId: order.id }, Math.min(now, Date.now()));
    return { values: { state: 'WON', askedAt: null }, event: { kind: 'ACCEPTED', text: offer.number } };
  });
}

/**
 * Draws the offer with the record of its acceptance, which names the digest of the offer's own file; that one is kept from now
 * on. Null where the offer was deleted meanwhile.
 */
async function drawPaper(
  { db, heavyWork }: Pick<Services, 'db' | 'heavyWork'>,
  { id, seq }: Pick<OfferRecord, 'id' | 'seq'>,
  accepted: Omit<Accepted, 'digest'>,
): Promise<{ bytes: Buffer; digest: string } | null> {
  const known = await findSentPaper(db, seq);
  const drawn = await heavyWork.run(acceptedSheetJob, { id, accepted, digest: known?.digest ?? null });
  if (!drawn) return null;
  const { sent, digest } = drawn;
  const kept = sent ? await keepSentPaper(db, seq, Buffer.from(sent)) : known;
  // Another server may have kept the offer's file in the same moment, under another letterhead.
  if (kept && kept.digest !== digest) return drawPaper({ db, heavyWork }, { id, seq }, accepted);
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
  vatRate,
}: Line) => ({
  ...{ productId, code, name, note, askedCode, quantity, salesUnit, price, gross, priceQuantity, discount, vatRate },
});
