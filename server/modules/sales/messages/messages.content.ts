import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../../db/database.ts';
import { letters } from '../../../db/tables/letterTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { contentPart, rowSchema } from '../../../entity/contentPart.ts';
import { toDocument } from '../../../fields/document.ts';
import { LetterInput, MessageInput } from '../../../../common/generated/validators.ts';
import { messageFields } from './messages.fields.ts';
import { addMessageIfMissing } from './messages.store.ts';
import { messagesWithLetters } from './wholeMessages.store.ts';

const moment = () => z.iso.datetime('The time is not an ISO 8601 one');
const text = () => z.string().trim().normalize('NFC');

/** An answer of an admin. */
const letter = LetterInput.extend({
  id: text(),
  admin: text(),
  createdAt: moment(),
  sentAt: moment().nullish(),
});

const row = rowSchema(
  messageFields,
  MessageInput.shape,
  z.object({
    id: text().optional(),
    createdAt: moment(),
    status: z.enum(['new', 'read', 'replied']),
    noticeVersion: text().nullish(),
    letters: z.array(letter).default([]),
    suspectedSpam: z.boolean().default(false),
  }),
);

/**
 * The former document store kept the id outside the document: hashing gives the same message the same id at each
 * import.
 */
function idOf({ id, values, createdAt }: z.infer<typeof row>) {
  const { name, email, subject, message } = values;
  const parts = JSON.stringify([name, email, subject, message, createdAt]);
  return id ?? createHash('sha256').update(parts).digest('hex').slice(0, 32);
}

export const messageContent = contentPart({
  key: 'messages',
  isBeside: true,
  schema: z.array(row),
  async read(db) {
    const rows = await db.select().from(messages).orderBy(asc(messages.createdAt), asc(messages.id));
    const whole = await messagesWithLetters(db, rows);
    return whole.map(({ id, createdAt, status, noticeVersion, suspectedSpam, letters: written, ...values }) => ({
      id,
      ...toDocument(messageFields, values),
      createdAt: new Date(createdAt).toISOString(),
      status,
      noticeVersion,
      suspectedSpam,
      ...(written.length > 0 && { letters: written.map(toAnswer) }),
    }));
  },
  async write(tx, rows, { counts, progress }) {
    for (const message of rows) {
      await progress.advance();
      const { values, createdAt, status, suspectedSpam, letters: written, noticeVersion = null } = message;
      const facts = { id: idOf(message), createdAt: Date.parse(createdAt), status, suspectedSpam, noticeVersion };
      const seq = await addMessageIfMissing(tx, { ...values, ...facts });
      if (seq !== undefined) await addAnswers(tx, seq, written);
      counts[seq === undefined ? 'unchanged' : 'added']++;
    }
  },
});

const toAnswer = ({ id, subject, text, elsewhere, admin, createdAt, sentAt }: typeof letters.$inferSelect) => ({
  id,
  subject,
  text,
  elsewhere,
  admin,
  createdAt: new Date(createdAt).toISOString(),
  sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
});

/** An answer is only kept: what the other site has not sent is not sent by this one. */
async function addAnswers(tx: Tx, messageSeq: number, written: z.infer<typeof letter>[]) {
  for (const { elsewhere, createdAt, sentAt, ...values } of written)
    await tx
      .insert(letters)
      .values({
        ...values,
        messageSeq,
        kind: 'ANSWER',
        elsewhere: elsewhere ?? false,
        createdAt: Date.parse(createdAt),
        sentAt: sentAt == null ? null : Date.parse(sentAt),
      })
      .onConflictDoNothing();
}
