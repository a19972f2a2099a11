import { asc, gt, inArray } from 'drizzle-orm';
import { messages } from '../../../db/tables/messageTables.ts';
import { inTurns, type Person } from '../../../entity/person.ts';
import { removeMessagesWhere } from './messages.store.ts';
import { messagesWithLetters } from './wholeMessages.store.ts';

export const messagePerson: Person = {
  columns: [messages.name, messages.email, messages.company, messages.subject, messages.message],
  records: {
    sort: 'MESSAGE',
    plural: 'messages',
    id: messages.id,
    async *everyOne(db) {
      const { seq } = messages;
      for await (const rows of inTurns((last, most) =>
        db.select().from(messages).where(gt(seq, last)).orderBy(asc(seq)).limit(most),
      ))
        yield* await messagesWithLetters(db, rows);
    },
    erase: (tx, ids) => removeMessagesWhere(tx, inArray(messages.id, ids)),
  },
};
