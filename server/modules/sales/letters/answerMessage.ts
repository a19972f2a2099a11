import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { findMessage, markMessageReplied } from '../messages/messages.store.ts';
import { refuseSpam, refuseUnseen, type Writing } from './letterRules.ts';
import { addLetter, lettersOfMessages } from './letters.store.ts';

/**
 * Stores an answer and its mail, and marks the message as replied, in one transaction. Returns null when the id is unknown.
 * Throws `CONFLICT` and `BAD_USER_INPUT`.
 */
export const answerMessage = (db: Db, id: string, writing: Writing) =>
  db.write(
    async (tx) => {
      const message = await findMessage(tx, id);
      if (!message) return null;
      refuseSpam(message);
      refuseUnseen('The message', await lettersOfMessages(tx, [message.seq]), writing);
      const { input, admin, now } = writing;
      const attached = { files: input.attachments ?? [], of: message.id };
      const letter = {
        id: randomUUID(),
        messageSeq: message.seq,
        enquirySeq: null,
        offerSeq: null,
        kind: 'ANSWER' as const,
        subject: input.subject,
        text: input.text,
        elsewhere: input.elsewhere ?? false,
        admin,
        createdAt: now,
      };
      await addLetter(tx, letter, attached);
      return markMessageReplied(tx, id);
    },
    { raisesRevision: false },
  );
