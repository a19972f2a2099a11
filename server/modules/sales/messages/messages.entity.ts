import { messages } from '../../../db/tables/messageTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofSales } from '../../../rights/stated.ts';
import { recorded } from '../../../entity/recorded.ts';
import { anyIndex } from '../../../search/searchIndex.ts';
import { messageMail } from './messageMail.ts';
import { messageContent } from './messages.content.ts';
import { messageFields } from './messages.fields.ts';
import { messageIndex } from './messages.store.ts';
import { bringBackMessage, readWholeMessages, type WholeMessage } from './wholeMessages.store.ts';
import { countMessagesOlderThan, removeMessagesOlderThan } from './messages.store.ts';
import { messagePerson } from './messages.person.ts';

type Values = Pick<WholeMessage, keyof typeof messageFields>;

export const messageEntity: Entity = {
  name: 'message',
  tables: [messages],
  ...ofSales,
  record: recorded<Values, WholeMessage>({
    history: 'What visitors write is never changed.',
    id: messages.id,
    fields: messageFields,
    rows: readWholeMessages,
    idOf: ({ id }) => id,
    nameOf: ({ subject }) => subject,
    versionOf: () => null,
    restore: async () => undefined,
    bringBack: (tx, row) => bringBackMessage(tx, row),
  }),
  content: messageContent,
  search: anyIndex(messageIndex),
  mails: { MESSAGE: { compose: messageMail } },
  keeps: [
    {
      tables: [messages],
      lasts: 'retentionMonths',
      remove: ({ db }, before) => removeMessagesOlderThan(db, before),
      promised: { what: 'messages', count: countMessagesOlderThan },
    },
  ],
  person: messagePerson,
};
