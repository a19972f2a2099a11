import { randomUUID } from 'node:crypto';
import { badInput, usedForOther } from '../../../core/errors.ts';
import { dayHere } from '../../../core/companyDays.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { OfferChangeInput, OfferDeclineInput, OfferRenewalInput } from '../../../generated/resolvers.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import type { EnquiryRecord } from '../enquiries/enquiries.store.ts';
import { updateEnquiry, type Change } from '../enquiries/enquiryChanges.store.ts';
import { answeredOffer, isOver } from './answeredOffer.ts';
import {
  type NewRequestLine,
  type OfferRequestRecord,
  addOfferRequest,
  findOfferRequestByKey,
  renewalAskedOffers,
} from './offerRequests.store.ts';
import { type LineRecord, type OfferRecord, linesOfOffer } from './offers.store.ts';
import { digestOf } from '../../../core/digestOf.ts';
import { spoken } from '../../../words/words.ts';

type Asked = {
  key: string;
  sent: string;
  revision: number;
  kind: OfferRequestRecord['kind'];
  reason?: OfferRequestRecord['reason'] | undefined;
  text?: string | null | undefined;
  lines?: ((tx: Tx, offer: OfferRecord) => Promise<NewRequestLine[]>) | undefined;
};

const events = { CHANGE: 'CHANGE_ASKED', DECLINE: 'DECLINED', RENEWAL: 'RENEWAL_ASKED' } as const;

/** `onState` receives the enquiry where its state changed. */
export type Asking = { now: number; onState?: Change['onState'] };

/** Returns whether a request was stored with that key. Throws `CONFLICT` when the contents differ. */
export async function isKnown(db: Tx, key: string, sent: string): Promise<boolean> {
  const known = await findOfferRequestByKey(db, key);
  if (known && known.sent !== sent) throw usedForOther();
  return known !== null;
}

/** Stores a request once for each key, with a notice, in one transaction; the enquiry needs an answer from then on. */
async function ask(db: Db, { id }: EnquiryRecord, asked: Asked, { now, onState }: Asking) {
  const { key, sent, revision, kind, reason = null, text, lines } = asked;
  return updateEnquiry(db, { id, admin: '', now, ...(onState && { onState }) }, async (tx, before) => {
    if (await isKnown(tx, key, sent)) return null;
    const refuseOver = kind === 'CHANGE';
    const offer = await answeredOffer(tx, before, { revision, now, answering: kind, refuseOver });
    if (kind === 'RENEWAL') {
      if (!isOver(offer, now)) throw badInput('revision', spoken().refusals.offer.stillValid);
      if (await renewalAskedOffers(tx, offer.seq)) return null;
    }
    const request = { id: randomUUID(), offerSeq: offer.seq, sendKey: key, sent, kind, reason, text: text || null };
    await addOfferRequest(tx, { ...request, createdAt: now }, (await lines?.(tx, offer)) ?? []);
    await raiseNotice(tx, { kind: 'OFFER_ANSWERED', subject: request.id, now });
    return {
      values: { askedAt: now, ...(kind === 'DECLINE' && { state: 'LOST' as const }) },
      event: { kind: events[kind], text: offer.number },
    };
  });
}

export const askForChange = (db: Db, enquiry: EnquiryRecord, input: OfferChangeInput, asking: Asking) =>
  ask(
    db,
    enquiry,
    {
      ...input,
      kind: 'CHANGE',
      sent: digestOf('change', enquiry.number, input),
      lines: async (tx, offer) => changedLines(input, await linesOfOffer(tx, [offer.seq]), asking.now),
    },
    asking,
  );

function changedLines({ lines: asked, text }: OfferChangeInput, of: LineRecord[], now: number) {
  const { offer: saying } = spoken().refusals;
  const lines = (asked ?? []).map(({ lineId, quantity = null, price, day = null, text: remark }, place) => {
    const line = of.find(({ seq }) => String(seq) === lineId);
    if (!line) throw badInput(`lines.${place}.lineId`, saying.noSuchLine);
    if (day !== null && day < dayHere(now)) throw badInput(`lines.${place}.day`, saying.dayIsOver);
    return {
      offerRowSeq: line.seq,
      quantity,
      price: price == null ? null : storedLira.write(price),
      day,
      text: remark || null,
    };
  });
  const said = lines.filter(({ quantity, price, day, text: remark }) => (quantity ?? price ?? day ?? remark) !== null);
  if (said.length === 0 && !text) throw badInput('lines', saying.nothingAsked);
  if (new Set(said.map(({ offerRowSeq }) => offerRowSeq)).size < said.length) throw badInput('lines', saying.lineTwice);
  return said;
}

export const declineOffer = (db: Db, enquiry: EnquiryRecord, input: OfferDeclineInput, asking: Asking) =>
  ask(db, enquiry, { ...input, kind: 'DECLINE', sent: digestOf('decline', enquiry.number, input) }, asking);

export const askForRenewal = (db: Db, enquiry: EnquiryRecord, input: OfferRenewalInput, asking: Asking) =>
  ask(db, enquiry, { ...input, kind: 'RENEWAL', sent: digestOf('renewal', enquiry.number, input) }, asking);
