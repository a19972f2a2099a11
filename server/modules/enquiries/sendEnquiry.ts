import { randomBytes, randomUUID } from 'node:crypto';
import { badInput } from '../../core/errors.ts';
import { yearInIstanbul } from '../../core/istanbul.ts';
import type { Db, Tx } from '../../db/database.ts';
import { enquiries } from '../../db/enquiryTables.ts';
import type { EnquiryInput } from '../../generated/resolvers.ts';
import { steadyTime } from '../housekeeping/clock.store.ts';
import * as outbox from '../mails/outbox.store.ts';
import { looksLikeSpam } from '../messages/spam.ts';
import * as notice from '../notice/notice.store.ts';
import * as searchIndex from '../search/searchIndex.ts';
import { findByKey, type EnquiryRecord } from './enquiries.store.ts';
import { enquiryIndex } from './enquiryIndex.ts';
import { nextNumber } from './enquiryNumbers.store.ts';
import * as rows from './enquiryRows.store.ts';
import { snapshotOf } from './snapshot.ts';

/** What one enquiry may ask for. */
export const mostRows = 60;

const underWay = new Map<string, Promise<EnquiryRecord>>();

/**
 * Stores an enquiry with its number and the mails about it in one transaction. Sent again with the same key it is the same
 * enquiry, also while the first is under way: `admit`, which counts what an address sends, is asked for the first alone.
 */
export async function sendEnquiry(db: Db, input: EnquiryInput, admit: () => Promise<void>): Promise<EnquiryRecord> {
  if (input.rows.length === 0) throw badInput('rows', 'Teklif istediğiniz en az bir ürün ekleyin.');
  if (input.rows.length > mostRows) throw badInput('rows', `Bir talepte en çok ${mostRows} satır olabilir.`);
  const known = await findByKey(db, input.key);
  if (known) return known;
  const sending = underWay.get(input.key) ?? admit().then(() => store(db, input));
  underWay.set(input.key, sending);
  try {
    return await sending;
  } finally {
    underWay.delete(input.key);
  }
}

/** No public page shows enquiries. */
const unseen = { raisesRevision: false };

const store = (db: Db, { rows: asked, website, ...input }: EnquiryInput) =>
  db.write(async (tx) => {
    // Another process may have been faster.
    const known = await findByKey(tx, input.key);
    if (known) return known;
    const createdAt = await steadyTime(tx, Date.now());
    const { name, email, company = null, phone = null, deliveryPlace = null, message = null } = input;
    const written = { name, email, company, phone, deliveryPlace, message };
    const [row] = await tx
      .insert(enquiries)
      .values({
        ...written,
        id: randomUUID(),
        number: await nextNumber(tx, yearInIstanbul(createdAt)),
        token: randomBytes(18).toString('base64url'),
        sendKey: input.key,
        createdAt,
        state: 'NEW',
        noticeVersion: await notice.versionShown(tx, input.noticeVersion),
        suspectedSpam: looksLikeSpam({ name, subject: company ?? '', message: textOf(message, asked) }, website),
      })
      .returning();
    if (!row) throw new Error('The enquiry was not stored.');
    const stored = await rows.add(tx, row.seq, await snapshotOf(tx, asked));
    await searchIndex.put(tx, enquiryIndex, { ...row, rows: stored });
    if (!row.suspectedSpam) await announce(tx, row);
    return row;
  }, unseen);

const textOf = (message: string | null, asked: EnquiryInput['rows']) =>
  [message, ...asked.flatMap(({ text, note }) => [text, note])].filter(Boolean).join('\n');

/** Due at once, also where a clock that was set back says less than the enquiry. */
async function announce(tx: Tx, { id, createdAt }: EnquiryRecord) {
  const now = Math.min(createdAt, Date.now());
  await outbox.add(tx, { kind: 'ENQUIRY', subjectId: id }, now);
  await outbox.add(tx, { kind: 'CONFIRMATION', subjectId: id }, now);
}
