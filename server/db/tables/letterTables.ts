import { choice, flag, index, int, moment, sequence, table, text } from '../columns/columns.ts';
import { enquiries } from './enquiryTables.ts';
import { messages } from './messageTables.ts';
import { offers } from './offerTables.ts';
import { version } from './tables.ts';

/** What admins write to the senders of messages and to buyers. Letters with an offer are in `offer_mails`. */
export const letters = table(
  'letters',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    /** Each letter belongs to a message or to an enquiry. */
    messageSeq: int('message_seq').references(() => messages.seq, { onDelete: 'cascade' }),
    enquirySeq: int('enquiry_seq').references(() => enquiries.seq, { onDelete: 'cascade' }),
    /** This is the offer that a reminder is about. */
    offerSeq: int('offer_seq').references(() => offers.seq, { onDelete: 'cascade' }),
    kind: choice('kind', ['ANSWER', 'REMINDER']).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The admin sent it in another way, and it is only kept. */
    elsewhere: flag('elsewhere').notNull().default(false),
    /** This is the e-mail address of the admin. */
    admin: text('admin').notNull(),
    createdAt: moment('created_at').notNull(),
    /** This is the time at which the mail server accepted it; null before that. */
    sentAt: moment('sent_at'),
  },
  (t) => [
    index('letters_by_message').on(t.messageSeq),
    index('letters_by_enquiry').on(t.enquirySeq),
    index('letters_by_offer').on(t.offerSeq),
  ],
);

/** Texts under a name, from which a letter is filled in; no letter refers to them. */
export const answerTemplates = table('answer_templates', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  version: version(),
});
