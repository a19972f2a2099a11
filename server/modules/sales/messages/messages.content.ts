import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { messages } from '../../../db/messageTables.ts';
import { contentPart, rowSchema } from '../../../entity/contentPart.ts';
import { toDocument } from '../../../fields/document.ts';
import { MessageInput } from '../../../../common/generated/validators.ts';
import { messageFields } from './messages.fields.ts';
import * as store from './messages.store.ts';

const text = () => z.string().trim().normalize('NFC');

const row = rowSchema(
  messageFields,
  MessageInput.shape,
  z.object({
    id: text().optional(),
    createdAt: z.iso.datetime('The time is not an ISO 8601 one'),
    status: z.enum(['new', 'read', 'replied']),
    noticeVersion: text().nullish(),
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
    return rows.map(({ id, createdAt, status, noticeVersion, suspectedSpam, ...values }) => ({
      id,
      ...toDocument(messageFields, values),
      createdAt: new Date(createdAt).toISOString(),
      status,
      noticeVersion,
      suspectedSpam,
    }));
  },
  async write(tx, rows, { counts, progress }) {
    for (const message of rows) {
      await progress.advance();
      const { values, createdAt, status, suspectedSpam, noticeVersion = null } = message;
      const facts = { id: idOf(message), createdAt: Date.parse(createdAt), status, suspectedSpam, noticeVersion };
      const added = await store.addIfMissing(tx, { ...values, ...facts });
      counts[added ? 'added' : 'unchanged']++;
    }
  },
});
