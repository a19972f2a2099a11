import type { messages } from '../../../db/tables/messageTables.ts';
import type { Fields } from '../../../fields/field.ts';
import { optionalText, text } from '../../../fields/kinds.ts';
import type { MessageInput } from '../../../../common/generated/validators.ts';

/** A visitor writes these columns; the program sets the others. */
export type Written = Omit<
  typeof messages.$inferSelect,
  'seq' | 'id' | 'createdAt' | 'status' | 'noticeVersion' | 'suspectedSpam'
>;
/** These inputs are about the sending and are not stored as written. */
type NotWritten = 'noticeVersion' | 'website' | 'leaveEmpty';

export const messageFields: Fields<Written> = {
  name: text({ label: 'Name', key: 'name' }),
  email: text({ label: 'E-mail', key: 'email' }),
  company: optionalText({ label: 'Company', key: 'company' }),
  subject: text({ label: 'Subject', key: 'subject' }),
  message: text({ label: 'Message', key: 'message' }),
} satisfies Fields<Written> & Record<Exclude<keyof (typeof MessageInput)['shape'], NotWritten>, unknown>;
