import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { letters } from '../../../db/tables/letterTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { inParts } from '../../../db/parts.ts';
import * as searchIndex from '../../../search/searchIndex.ts';
import { messageIndex, type MessageRow } from './messages.store.ts';

type LetterRow = typeof letters.$inferSelect;

/** This is a message with its answers. */
export type WholeMessage = MessageRow & {
  /** They are missing in messages that were deleted before answers were kept. */
  letters?: LetterRow[];
};

/** Adds their answers to these messages. */
export async function messagesWithLetters(
  db: Tx,
  rows: MessageRow[],
): Promise<(MessageRow & { letters: LetterRow[] })[]> {
  const written = await inParts(
    rows.map(({ seq }) => seq),
    (part) => db.select().from(letters).where(inArray(letters.messageSeq, part)).orderBy(asc(letters.seq)),
  );
  const bySeq = new Map(rows.map((row) => [row.seq, [] as LetterRow[]]));
  for (const letter of written) bySeq.get(letter.messageSeq ?? 0)?.push(letter);
  return rows.map((row) => ({ ...row, letters: bySeq.get(row.seq) ?? [] }));
}

/** Reads the messages that exist among these ids. */
export const readWholeMessages = async (db: Tx, ids: string[]) =>
  messagesWithLetters(db, await inParts(ids, (part) => db.select().from(messages).where(inArray(messages.id, part))));

/** It belongs in the transaction that takes it out of the bin. Nobody is notified a second time, and no answer is sent. */
export async function bringBackMessage(tx: Tx, { letters: written = [], ...message }: WholeMessage) {
  await tx.insert(messages).values(message);
  if (written.length > 0) await tx.insert(letters).values(written);
  await searchIndex.put(tx, messageIndex, message);
}
