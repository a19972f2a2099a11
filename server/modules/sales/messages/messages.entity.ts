import { inArray } from 'drizzle-orm';
import { inParts } from '../../../db/parts.ts';
import { messages } from '../../../db/messageTables.ts';
import { messageFields } from './messages.fields.ts';
import * as messageStore from './messages.store.ts';
import { recorded } from '../../../entity/recorded.ts';

type Row = typeof messages.$inferSelect;
type Values = Pick<Row, keyof typeof messageFields>;

/** Of what visitors write no history is kept, but for a while it can be brought back. */
export const messageRecord = recorded<Values, Row>({
  entity: 'message',
  hasHistory: false,
  id: messages.id,
  fields: messageFields,
  rows: (db, ids) => inParts(ids, (part) => db.select().from(messages).where(inArray(messages.id, part))),
  idOf: ({ id }) => id,
  nameOf: ({ subject }) => subject,
  versionOf: () => null,
  restore: async () => undefined,
  bringBack: (tx, row) => messageStore.bringBack(tx, row),
});
