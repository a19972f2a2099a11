import { badInput, notFound } from '../../../../core/errors.ts';
import type { AcceptanceInput } from '../../../../generated/resolvers.ts';
import { findEnquiryBySeq, type EnquiryRecord } from '../../enquiries/enquiries.store.ts';
import type { Change } from '../../enquiries/enquiryChanges.store.ts';
import { invoiceOf } from '../../invoice/invoiceParty.ts';
import { answeredOffer } from '../../offers/answeredOffer.ts';
import { digestOf } from '../../../../core/digestOf.ts';
import type { OwnOrder } from './ownOrder.ts';
import { isPlaced, placeOrder, type Needed } from './placeOrder.ts';
import { spoken } from '../../../../words/words.ts';

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

/**
 * Places the order of an offer that its buyer accepts on the site. The same key is the same acceptance. Throws `CONFLICT` when its
 * contents differ, and the errors of `answeredOffer`.
 */
export async function acceptOffer(services: Needed, accepting: Accepting): Promise<EnquiryRecord> {
  const { db } = services;
  const { enquiry, input, own, admit, network, now, onState } = accepting;
  const { offer: said } = spoken().refusals;
  if (!input.read) throw badInput('read', said.notRead);
  const sent = digestOf('accept', enquiry.number, input, own?.digest ?? null);
  if (await isPlaced(db, input.key, sent)) return found(await findEnquiryBySeq(db, enquiry.seq));
  await admit();
  const { key, revision, name, title, ownNumber } = input;
  return found(
    await placeOrder(services, {
      ...{ enquiry, key, sent, name, title, own, network, now, ownNumber: ownNumber || null },
      ...(onState && { onState }),
      ...{ channel: 'SITE', acceptedOn: null, admin: '', mails: ['ACCEPTANCE', 'ACCEPTANCE_COPY'] },
      choice: { options: input.options ?? [], alternatives: input.alternatives ?? [] },
      offerOf: (tx, of) => answeredOffer(tx, of, { revision, now, answering: 'ACCEPTANCE', refuseOver: true }),
      invoiceOf: (tx, of) => invoiceOf(tx, input.invoice, 'ORDER', of.invoiceParty),
      wrongChoice: said.wrongChoice,
    }),
  );
}

function found(row: EnquiryRecord | 'stale' | null | undefined) {
  if (!row || row === 'stale') throw notFound('Offer');
  return row;
}
