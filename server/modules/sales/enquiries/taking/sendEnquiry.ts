import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { readInvoice } from '../../../../../common/invoice/invoiceParty.ts';
import { alreadySent, badInput } from '../../../../core/errors.ts';
import { yearHere } from '../../../../core/companyDays.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { enquiries } from '../../../../db/tables/enquiryTables.ts';
import type { EnquiryInput } from '../../../../generated/resolvers.ts';
import { steadyTime } from '../../../../db/clock.store.ts';
import { countConfirmation } from '../../../../mail/confirmationCounts.ts';
import { addMail } from '../../../../mail/outbox.store.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import { emit } from '../../../../webhooks/emit.ts';
import { vknOf } from '../../customers/customerFirms.store.ts';
import { noteCustomer } from '../../customers/customers.store.ts';
import { looksLikeSpam } from '../../spam/looksLikeSpam.ts';
import { privacyNoticeShown } from '../../../pages/privacy/privacy.store.ts';
import { quoteListsOf, removeQuoteList, rowsOfQuoteList } from '../../quotes/quoteList.store.ts';
import * as searchIndex from '../../../../search/searchIndex.ts';
import { invoiceOf } from '../../invoice/invoiceParty.ts';
import { attachmentsOfEnquiries, claimAttachments } from '../../attachments/attachments.store.ts';
import { findEnquiryByKey, type EnquiryRecord, nextNumber } from '../enquiries.store.ts';
import { enquiryIndex } from '../enquiryIndex.ts';
import { addEnquiryRows, storedEnquiryRows, type StoredRow } from '../enquiryRows.store.ts';
import { mostRows, type AskedRow } from '../../quotes/askedRow.ts';
import { snapshotOf } from './snapshot.ts';
import { siteLanguage } from '../../../../../common/text/locale.ts';
import { currentActor } from '../../../../core/actor.ts';
import { spoken } from '../../../../words/words.ts';

/**
 * `admit` counts what an address sends, `quoteToken` names the sender's list, and `secret` is the key that e-mail
 * addresses are hashed with to be counted. `onStored` receives the products of a new enquiry.
 */
export type Sender = {
  admit: () => Promise<void>;
  quoteToken: string | null;
  secret: Buffer;
  onStored?: (enquiry: EnquiryRecord, productIds: string[]) => void;
};

const underWay = new Map<string, Promise<EnquiryRecord>>();

/**
 * Stores an enquiry with its number and the mails about it in one transaction. The same key makes the same enquiry,
 * also while the first is being stored; only the first counts towards the limit of the address, by `admit`. Throws
 * `CONFLICT` when the contents differ.
 */
export async function sendEnquiry(db: Db, input: EnquiryInput, sender: Sender): Promise<EnquiryRecord> {
  const known = await findEnquiryByKey(db, input.key);
  if (known) return requireSame(db, known, input);
  const other = underWay.get(input.key);
  if (other) return requireSame(db, await other, input);
  const sending = store(db, input, sender);
  underWay.set(input.key, sending);
  try {
    return await sending;
  } finally {
    underWay.delete(input.key);
  }
}

/** No public page shows enquiries, so they leave the content revision alone. */
const unseen = { raisesRevision: false };

/** Without `rows` it takes those of the list that the token names, and empties that list in the same transaction. */
async function store(db: Db, { rows: given, website, leaveEmpty, ...input }: EnquiryInput, sender: Sender) {
  const attached = input.attachments ?? [];
  const { admit, quoteToken, secret, onStored } = sender;
  let added: string[] | undefined;
  if (given) refuseCount(given);
  else refuseCount(await listed(db, quoteToken, input.key));
  await invoiceOf(db, input.invoice, 'ENQUIRY');
  await admit();
  const enquiry = await db.write(async (tx) => {
    // Another process may have stored it since.
    const known = await findEnquiryByKey(tx, input.key);
    if (known) return requireSame(tx, known, { ...input, rows: given });
    const asked = given ?? (await listed(tx, quoteToken, input.key));
    refuseCount(asked);
    const createdAt = await steadyTime(tx, Date.now());
    const { name, email, company = null, phone = null, deliveryPlace = null, message = null } = input;
    const invoiceParty = await invoiceOf(tx, input.invoice, 'ENQUIRY');
    const written = { name, email, company, phone, deliveryPlace, message, invoiceParty };
    const [row] = await tx
      .insert(enquiries)
      .values({
        ...written,
        id: randomUUID(),
        number: await nextNumber(tx, yearHere(createdAt)),
        token: randomBytes(18).toString('base64url'),
        sendKey: input.key,
        language: currentActor().language ?? siteLanguage,
        createdAt,
        state: 'NEW',
        noticeVersion: await privacyNoticeShown(tx, input.noticeVersion),
        suspectedSpam: looksLikeSpam({ name, company, message: textOf(message, asked) }, { website, leaveEmpty }),
      })
      .returning();
    if (!row) throw new Error('The enquiry was not stored.');
    await claimAttachments(tx, attached, row.id, createdAt);
    const stored = await addEnquiryRows(tx, row.seq, await snapshotOf(tx, asked));
    await searchIndex.put(tx, enquiryIndex, { ...row, rows: stored });
    if (!row.suspectedSpam) {
      await noteCustomer(tx, { email, company, at: createdAt, taxNumber: vknOf(invoiceParty) });
      await announce(tx, row, secret);
    } else await raiseNotice(tx, { kind: 'SPAM_SUSPECTED', subject: row.id, now: createdAt });
    const list = given ? null : await listMeant(tx, quoteToken, input.key);
    if (list) await removeQuoteList(tx, list.id);
    added = asked.flatMap(({ productId }) => productId ?? []);
    return row;
  }, unseen);
  if (added) onStored?.(enquiry, added);
  return enquiry;
}

function refuseCount({ length }: AskedRow[]) {
  if (length === 0) throw badInput('rows', spoken().refusals.enquiry.empty);
  if (length > mostRows) throw badInput('rows', spoken().refusals.enquiry.tooMany(mostRows));
}

/** The key names the list that the sender saw, whichever was chosen since; another key is for a browser with one list. */
async function listMeant(tx: Tx, quoteToken: string | null, key: string) {
  const own = await quoteListsOf(tx, quoteToken);
  return own.find(({ sendKey }) => sendKey === key) ?? (own.length === 1 ? own[0] : undefined);
}

async function listed(tx: Tx, quoteToken: string | null, key: string): Promise<AskedRow[]> {
  const list = await listMeant(tx, quoteToken, key);
  return (list ? await rowsOfQuoteList(tx, list.id) : []).map(({ name, unreadQuantity, note, ...row }) => {
    const unread = unreadQuantity && spoken().refusals.enquiry.writtenQuantity(unreadQuantity);
    return { ...row, text: name, note: [note, unread].filter(Boolean).join('\n') || null };
  });
}

const textOf = (message: string | null, asked: AskedRow[]) =>
  [message, ...asked.flatMap(({ text, note }) => [text, note])].filter(Boolean).join('\n');

/** The mails are due at once, even if a clock was set back and now is before the enquiry. */
async function announce(tx: Tx, { id, email, createdAt, version }: EnquiryRecord, secret: Buffer) {
  const now = Math.min(createdAt, Date.now());
  await raiseNotice(tx, { kind: 'ENQUIRY_RECEIVED', subject: id, now: createdAt });
  await emit(tx, [{ event: 'ENQUIRY_RECEIVED', subject: id, version, enquiryId: id }], now);
  await addMail(tx, { kind: 'ENQUIRY', subjectId: id }, now);
  const mayGo = await countConfirmation(tx, secret, email, now);
  await addMail(tx, { kind: 'CONFIRMATION', subjectId: id, failure: mayGo ? null : 'HELD_BACK' }, now);
}

type Sent = Pick<
  EnquiryInput,
  'name' | 'email' | 'company' | 'phone' | 'deliveryPlace' | 'message' | 'rows' | 'attachments' | 'invoice'
>;

/**
 * Returns the stored enquiry to a buyer who sends its key again, as after a lost response. Throws `CONFLICT` when the
 * contents differ, so that the buyer learns that a correction was not stored. Rows of a list are not compared: the list
 * is deleted once it was sent.
 */
async function requireSame(
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
  throw alreadySent(spoken().refusals.enquiry.alreadySent(known.number));
}

const areSame = (asked: AskedRow[], kept: StoredRow[]) =>
  asked.length === kept.length && kept.every((row, place) => isSameRow(asked[place] ?? {}, row));

/** The buyer's own words are kept and compared where an admin has assigned a product. */
function isSameRow({ productId, text, quantity, note }: AskedRow, kept: StoredRow) {
  if ((quantity ?? null) !== kept.quantity || (note ?? null) !== kept.note) return false;
  return productId && kept.written === null ? productId === kept.productId : text === (kept.written ?? kept.name);
}
