import { inArray } from 'drizzle-orm';
import { messages } from '../../../db/messageTables.ts';
import { inParts } from '../../../db/parts.ts';
import { sellers, type Entity } from '../../../entity/entity.ts';
import { recorded } from '../../../entity/recorded.ts';
import { anyIndex } from '../../../search/searchIndex.ts';
import { messageMail } from './messageMail.ts';
import { messageContent } from './messages.content.ts';
import { messageFields } from './messages.fields.ts';
import * as store from './messages.store.ts';

type Row = typeof messages.$inferSelect;
type Values = Pick<Row, keyof typeof messageFields>;

export const messageEntity: Entity = {
  name: 'message',
  tables: [messages],
  roles: sellers,
  record: recorded<Values, Row>({
    history: 'What visitors write is never changed.',
    id: messages.id,
    fields: messageFields,
    rows: (db, ids) => inParts(ids, (part) => db.select().from(messages).where(inArray(messages.id, part))),
    idOf: ({ id }) => id,
    nameOf: ({ subject }) => subject,
    versionOf: () => null,
    restore: async () => undefined,
    bringBack: (tx, row) => store.bringBack(tx, row),
  }),
  content: messageContent,
  sheets: 'They are exported as CSV by a route of their own.',
  search: anyIndex(store.messageIndex),
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: { MESSAGE: { compose: messageMail } },
};
