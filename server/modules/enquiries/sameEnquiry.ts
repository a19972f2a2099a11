import { alreadySent } from '../../core/errors.ts';
import type { Tx } from '../../db/database.ts';
import type { EnquiryInput } from '../../generated/resolvers.ts';
import type { EnquiryRecord } from './enquiries.store.ts';
import { stored, type StoredRow } from './enquiryRows.store.ts';
import type { AskedRow } from './snapshot.ts';

type Sent = Pick<EnquiryInput, 'name' | 'email' | 'company' | 'phone' | 'deliveryPlace' | 'message' | 'rows'>;

/**
 * The enquiry that was stored under a key, for who sends that key again: after a lost answer nobody knows that it was.
 * Who corrected something before sending once more has to hear that it is not in it. Throws `CONFLICT`. Rows of a list
 * are not compared: the list went with the enquiry.
 */
export async function sameAs(db: Tx, known: EnquiryRecord, { rows, ...written }: Sent): Promise<EnquiryRecord> {
  const fields = ['name', 'email', 'company', 'phone', 'deliveryPlace', 'message'] as const;
  const isSame = fields.every((field) => (written[field] ?? null) === known[field]);
  if (isSame && (!rows || areSame(rows, await stored(db, [known.seq])))) return known;
  throw alreadySent(known.number);
}

const areSame = (asked: AskedRow[], kept: StoredRow[]) =>
  asked.length === kept.length && kept.every((row, place) => isSameRow(asked[place] ?? {}, row));

/** A line that the buyer wrote is kept as it was where an admin has settled which product it is. */
function isSameRow({ productId, text, quantity, note }: AskedRow, kept: StoredRow) {
  if ((quantity ?? null) !== kept.quantity || (note ?? null) !== kept.note) return false;
  return productId && kept.written === null ? productId === kept.productId : text === (kept.written ?? kept.name);
}
