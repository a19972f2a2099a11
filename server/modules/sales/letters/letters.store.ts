import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { letters } from '../../../db/tables/letterTables.ts';
import { outbox } from '../../../db/tables/mailTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { inParts } from '../../../db/parts.ts';
import { offerMails, offers } from '../../../db/tables/offerTables.ts';
import { addMail, stateOfSent, type MailFailure } from '../../../mail/outbox.store.ts';
import { claimAttachments } from '../attachments/attachments.store.ts';
import { offerSubject } from '../offers/offerPaths.ts';

type Stored = typeof letters.$inferSelect;
type LetterState = 'WAITING' | 'SENT' | 'FAILED' | 'ELSEWHERE';
/** What is shown of a letter; those with an offer are among them. */
export type LetterRecord = Pick<Stored, 'id' | 'subject' | 'text' | 'admin' | 'createdAt'> & {
  /** The `seq` of the message or enquiry that it belongs to. */
  ofSeq: number;
  kind: Stored['kind'] | 'OFFER';
  state: LetterState;
  failure: MailFailure | null;
};

/** Mail servers refuse larger letters. */
const mostBytes = 20 * 1024 * 1024;

/** The files of a letter, by their ids, and the id of the message or enquiry that is answered. */
export type Attached = { files: string[]; of: string };

/**
 * It belongs in the transaction that changes what is answered. A letter that was sent elsewhere gets no mail. Throws
 * `BAD_USER_INPUT`.
 */
export async function addLetter(
  tx: Tx,
  letter: Omit<Stored, 'seq' | 'sentAt'>,
  { files, of }: Attached = { files: [], of: '' },
) {
  await tx.insert(letters).values(letter);
  const gone = 'The file is gone. Please attach it again.';
  const claimed = await claimAttachments(tx, files, of, letter.createdAt, { letterId: letter.id, gone });
  if (claimed.reduce((sum, { byteSize }) => sum + byteSize, 0) > mostBytes)
    throw badInput('attachments', 'The files have more than 20 MB together, which mail servers refuse.');
  if (!letter.elsewhere) await addMail(tx, { kind: 'LETTER', subjectId: letter.id }, letter.createdAt);
}

/** Whether a letter reminds of the offer. */
export const hasLetterReminder = async (tx: Tx, offerSeq: number): Promise<boolean> =>
  (await tx.$count(letters, and(eq(letters.offerSeq, offerSeq), eq(letters.kind, 'REMINDER')))) > 0;

/** Returns those letters that exist among these ids, each with what it belongs to. */
export const lettersWithIds = (db: Tx, ids: string[]) =>
  inParts(ids, (part) =>
    db
      .select({ letter: letters, message: messages, enquiry: enquiries })
      .from(letters)
      .leftJoin(messages, eq(messages.seq, letters.messageSeq))
      .leftJoin(enquiries, eq(enquiries.seq, letters.enquirySeq))
      .where(inArray(letters.id, part)),
  );

/** Returns a letter with what it belongs to; null when the id is unknown. */
export const findLetter = async (db: Tx, id: string) => (await lettersWithIds(db, [id]))[0] ?? null;

/** It belongs in the transaction that takes it out of the outbox. */
export async function noteLetterSent(tx: Tx, id: string, sentAt: number) {
  await tx.update(letters).set({ sentAt }).where(eq(letters.id, id));
}

type Mailed = Parameters<typeof stateOfSent>[0] & { elsewhere?: boolean };

const stateOf = ({ elsewhere = false, ...mailed }: Mailed): LetterState =>
  elsewhere ? 'ELSEWHERE' : stateOfSent(mailed);

async function written(db: Tx, where: SQL, ofSeq: (letter: Stored) => number | null): Promise<LetterRecord[]> {
  const rows = await db
    .select({ letter: letters, inOutbox: outbox.seq, failure: outbox.failure })
    .from(letters)
    .leftJoin(outbox, eq(outbox.subjectId, letters.id))
    .where(where)
    .orderBy(asc(letters.seq));
  return rows.map(({ letter, inOutbox, failure }) => ({
    ...letter,
    ofSeq: ofSeq(letter) ?? 0,
    state: stateOf({ ...letter, inOutbox, failure }),
    failure,
  }));
}

/** Reads the letters of several messages, oldest first. */
export const lettersOfMessages = (db: Tx, seqs: number[]) =>
  written(db, inArray(letters.messageSeq, seqs), ({ messageSeq }) => messageSeq);

/** Reads the letters of several enquiries with those of their offers, oldest first. */
export async function lettersOfEnquiries(db: Tx, seqs: number[]): Promise<LetterRecord[]> {
  const own = await written(db, inArray(letters.enquirySeq, seqs), ({ enquirySeq }) => enquirySeq);
  const offered = await db
    .select({
      mail: offerMails,
      revision: offers.revision,
      ofSeq: enquiries.seq,
      number: enquiries.number,
      language: enquiries.language,
      inOutbox: outbox.seq,
      failure: outbox.failure,
    })
    .from(offerMails)
    .innerJoin(offers, eq(offers.seq, offerMails.offerSeq))
    .innerJoin(enquiries, eq(enquiries.seq, offers.enquirySeq))
    .leftJoin(outbox, eq(outbox.subjectId, offerMails.id))
    .where(inArray(offers.enquirySeq, seqs))
    .orderBy(asc(offerMails.seq));
  const withOffers = offered.map(({ mail, revision, ofSeq, number, language, inOutbox, failure }): LetterRecord => ({
    ...mail,
    ofSeq,
    kind: 'OFFER',
    subject: offerSubject({ number: `${number}/${revision}` }, language),
    state: stateOf({ ...mail, inOutbox, failure }),
    failure,
  }));
  return [...own, ...withOffers].sort((a, b) => a.createdAt - b.createdAt);
}
