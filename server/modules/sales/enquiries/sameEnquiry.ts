import { isDeepStrictEqual } from 'node:util';
import { readInvoice } from '../../../../common/invoice/invoiceParty.ts';
import { alreadySent } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import type { EnquiryInput } from '../../../generated/resolvers.ts';
import { attachmentsOfEnquiries } from '../attachments/attachments.store.ts';
import type { EnquiryRecord } from './enquiries.store.ts';
import { storedEnquiryRows, type StoredRow } from './enquiryRows.store.ts';
import type { AskedRow } from '../quotes/askedRow.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { words } from '../../../words/words.ts';

type Sent = Pick<
  EnquiryInput,
  'name' | 'email' | 'company' | 'phone' | 'deliveryPlace' | 'message' | 'rows' | 'attachments' | 'invoice'
>;

/**
 * Returns the stored enquiry to a buyer who sends its key again, as after a lost response. Throws `CONFLICT` when the
 * contents differ, so that the buyer learns that a correction was not stored. Rows of a list are not compared: the list
 * is deleted once it was sent.
 */
export async function requireSame(
  db: Tx,
  known: EnquiryRecord,
  { rows, attachments, invoice, ...written }: Sent,
): Promise<EnquiryRecord> {
  const fields = ['name', 'email', 'company', 'phone', 'deliveryPlace', 'message'] as const;
  const isSame = fields.every((field) => (written[field] ?? null) === known[field]);
  const kept = (await attachmentsOfEnquiries(db, [known.id])).map(({ id }) => id);
  if (
    isSame &&
    isDeepStrictEqual(readInvoice(invoice, false).party, known.invoiceParty) &&
    kept.join() === (attachments ?? []).join() &&
    (!rows || areSame(rows, await storedEnquiryRows(db, [known.seq])))
  )
    return known;
  throw alreadySent(words(siteLanguage).refusals.enquiry.alreadySent(known.number));
}

const areSame = (asked: AskedRow[], kept: StoredRow[]) =>
  asked.length === kept.length && kept.every((row, place) => isSameRow(asked[place] ?? {}, row));

/** The buyer's own words are kept and compared where an admin has assigned a product. */
function isSameRow({ productId, text, quantity, note }: AskedRow, kept: StoredRow) {
  if ((quantity ?? null) !== kept.quantity || (note ?? null) !== kept.note) return false;
  return productId && kept.written === null ? productId === kept.productId : text === (kept.written ?? kept.name);
}
