import { randomBytes, randomUUID } from 'node:crypto';
import { alreadyTaken, badInput, notFound } from '../../../../core/errors.ts';
import { yearHere } from '../../../../core/companyDays.ts';
import { steadyTime } from '../../../../db/clock.store.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { enquiries } from '../../../../db/tables/enquiryTables.ts';
import type { TakenEnquiryInput } from '../../../../generated/resolvers.ts';
import * as searchIndex from '../../../../search/searchIndex.ts';
import { emit } from '../../../../webhooks/emit.ts';
import { noteCustomer } from '../../customers/customers.store.ts';
import { definitionsOf } from '../../../catalogue/references/definitions.ts';
import { listAdmins } from '../../../people/sessions/sessions.store.ts';
import { markMessageReplied } from '../../messages/messages.store.ts';
import type { AskedRow } from '../../quotes/askedRow.ts';
import { rowOf } from '../../quotes/lineRows.ts';
import { matchLines, type MatchedLine, type Searching } from '../../quotes/matchLines.ts';
import { pastedLines } from '../../quotes/pastedLines.ts';
import { enquiriesOfMessages, nextNumber, type EnquiryRecord } from '../enquiries.store.ts';
import { enquiryIndex } from '../enquiryIndex.ts';
import { addEnquiryRows } from '../enquiryRows.store.ts';
import { snapshotOf } from './snapshot.ts';

/** No public page shows enquiries, so they leave the content revision alone. */
const unseen = { raisesRevision: false };

/**
 * Stores an enquiry that an admin writes down for a buyer, who is mailed nothing. The lines of the text are read as those that are
 * pasted into a quote list. Throws `BAD_USER_INPUT`, `NOT_FOUND` for a message that is gone, and `CONFLICT` for one of which an
 * enquiry was made already.
 */
export async function takeEnquiry(
  db: Db,
  { channel, text, messageId = null, again, ...buyer }: TakenEnquiryInput,
  { adminId, searching }: { adminId: string; searching: Searching },
): Promise<EnquiryRecord> {
  if (channel === 'SITE') throw badInput('channel', 'Buyers themselves send enquiries on the site.');
  const { name, company, phone, deliveryPlace } = buyer;
  const email = buyer.email ?? '';
  if (messageId !== null && !again) await refuseSecond(db, messageId);
  const asked = await readRows(db, text ?? '', searching);
  return db.write(async (tx) => {
    // Two people may press at once.
    if (messageId !== null && !again) await refuseSecond(tx, messageId);
    if (messageId && !(await markMessageReplied(tx, messageId))) throw notFound('Message');
    const createdAt = await steadyTime(tx, Date.now());
    const [row] = await tx
      .insert(enquiries)
      .values({
        ...{ name, email, company: company || null, phone: phone || null, deliveryPlace: deliveryPlace || null },
        ...{ channel, messageId, createdAt, message: text?.trim() || null, state: 'NEW', assigneeId: adminId },
        id: randomUUID(),
        number: await nextNumber(tx, yearHere(createdAt)),
        token: randomBytes(18).toString('base64url'),
        sendKey: randomUUID(),
      })
      .returning();
    if (!row) throw new Error('The enquiry was not stored.');
    const rows = asked.length > 0 ? await addEnquiryRows(tx, row.seq, await snapshotOf(tx, asked)) : [];
    await searchIndex.put(tx, enquiryIndex, { ...row, rows });
    await noteCustomer(tx, { email, company: row.company, at: createdAt });
    const now = Math.min(createdAt, Date.now());
    await emit(tx, [{ event: 'ENQUIRY_RECEIVED', subject: row.id, version: row.version, enquiryId: row.id }], now);
    return row;
  }, unseen);
}

async function refuseSecond(db: Tx, messageId: string) {
  const [known] = await enquiriesOfMessages(db, [messageId]);
  if (!known) return;
  const maker = (await listAdmins(db)).find(({ id }) => id === known.assigneeId);
  throw alreadyTaken(known.number, maker ? maker.name || maker.email : null);
}

/** An offer has no more lines. */
const mostRows = 100;
/** A letter, or a chat of some days, is no longer than that. */
const mostLines = 1000;

/**
 * A text without lines makes an enquiry without rows, which the offer brings. A quantity that cannot be read stands in the note. What
 * neither has a quantity nor is like anything in the catalogue is prose, and stays in the remarks alone.
 */
async function readRows(db: Db, text: string, searching: Searching): Promise<AskedRow[]> {
  const { lines, count } = pastedLines(text, mostLines);
  if (count > mostLines) throw badInput('text', `At most ${mostLines} lines are read; this text has ${count}.`);
  const matched = (await matchLines(db, lines, searching)).filter((line) => !line.isName && isAsked(line));
  if (matched.length > mostRows)
    throw badInput('text', `An enquiry has ${mostRows} products at most; this text names ${matched.length}.`);
  const definitions = await definitionsOf(db);
  return matched.map((line) => {
    const { productId, name, quantity, unreadQuantity, written, askedCode, candidates } = rowOf(line, definitions);
    const note = unreadQuantity || null;
    return { productId, text: name, quantity, note, written, askedCode, candidates };
  });
}

/** So few words name a thing; more of them, without a quantity, tell a story in which a word or two of the catalogue may stand. */
const mostWords = 8;

const isAsked = ({ product, candidates, amount, text }: MatchedLine) =>
  product !== null || amount.text !== null || (candidates.length > 0 && text.split(/\s+/).length <= mostWords);
