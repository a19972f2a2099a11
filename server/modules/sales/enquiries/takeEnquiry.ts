import { randomBytes, randomUUID } from 'node:crypto';
import { badInput, notFound } from '../../../core/errors.ts';
import { yearHere } from '../../../core/companyDays.ts';
import { steadyTime } from '../../../db/clock.store.ts';
import type { Db } from '../../../db/database.ts';
import { enquiries } from '../../../db/enquiryTables.ts';
import type { TakenEnquiryInput } from '../../../generated/resolvers.ts';
import * as searchIndex from '../../../search/searchIndex.ts';
import { emit } from '../../../webhooks/emit.ts';
import { definitionsOf } from '../../catalogue/references/definitions.ts';
import { markMessageReplied } from '../messages/messages.store.ts';
import { mostRows, type AskedRow } from '../quotes/askedRow.ts';
import { rowOf } from '../quotes/lineRows.ts';
import { matchLines, type Searching } from '../quotes/matchLines.ts';
import { pastedLines } from '../quotes/pastedLines.ts';
import { nextNumber, type EnquiryRecord } from './enquiries.store.ts';
import { enquiryIndex } from './enquiryIndex.ts';
import { addEnquiryRows } from './enquiryRows.store.ts';
import { snapshotOf } from './snapshot.ts';

/** No public page shows enquiries, so they leave the content revision alone. */
const unseen = { raisesRevision: false };

/**
 * Stores an enquiry that an admin writes down for a buyer, who is mailed nothing. The lines of the text are read as those that are
 * pasted into a quote list. Throws `BAD_USER_INPUT`, and `NOT_FOUND` for a message that is gone.
 */
export async function takeEnquiry(
  db: Db,
  { channel, text, messageId, ...buyer }: TakenEnquiryInput,
  { adminId, searching }: { adminId: string; searching: Searching },
): Promise<EnquiryRecord> {
  if (channel === 'SITE') throw badInput('channel', 'Buyers themselves send enquiries on the site.');
  const asked = await readRows(db, text ?? '', searching);
  const { name, email, company, phone, deliveryPlace } = buyer;
  return db.write(async (tx) => {
    if (messageId && !(await markMessageReplied(tx, messageId))) throw notFound('Message');
    const createdAt = await steadyTime(tx, Date.now());
    const [row] = await tx
      .insert(enquiries)
      .values({
        ...{ name, email, company: company || null, phone: phone || null, deliveryPlace: deliveryPlace || null },
        ...{ channel, createdAt, message: text?.trim() || null, state: 'NEW', assigneeId: adminId },
        id: randomUUID(),
        number: await nextNumber(tx, yearHere(createdAt)),
        token: randomBytes(18).toString('base64url'),
        sendKey: randomUUID(),
      })
      .returning();
    if (!row) throw new Error('The enquiry was not stored.');
    const rows = asked.length > 0 ? await addEnquiryRows(tx, row.seq, await snapshotOf(tx, asked)) : [];
    await searchIndex.put(tx, enquiryIndex, { ...row, rows });
    const now = Math.min(createdAt, Date.now());
    await emit(tx, [{ event: 'ENQUIRY_RECEIVED', subject: row.id, version: row.version, enquiryId: row.id }], now);
    return row;
  }, unseen);
}

/** A text without lines makes an enquiry without rows, which the offer brings. A quantity that cannot be read stands in the note. */
async function readRows(db: Db, text: string, searching: Searching): Promise<AskedRow[]> {
  const { lines, count } = pastedLines(text);
  if (count > mostRows) throw badInput('text', `An enquiry has ${mostRows} lines at most; this text has ${count}.`);
  const matched = (await matchLines(db, lines, searching)).filter(({ isName }) => !isName);
  const definitions = await definitionsOf(db);
  return matched.map((line) => {
    const { productId, name, quantity, unreadQuantity, written, askedCode, candidates } = rowOf(line, definitions);
    const note = unreadQuantity || null;
    return { productId, text: name, quantity, note, written, askedCode, candidates };
  });
}
