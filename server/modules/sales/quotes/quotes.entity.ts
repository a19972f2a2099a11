import { quoteLists, quoteRows, quoteShares } from '../../../db/quoteTables.ts';
import { sellers, type Entity } from '../../../entity/entity.ts';
import { quoteListKept } from '../../../http/quoteCookie.ts';
import { removeOlderThan } from './quoteList.store.ts';
import { removeEnded } from './quoteShares.store.ts';
import { listMentions, lineMentions } from './mentions.store.ts';

/** A visitor gathers this list before sending an enquiry. */
export const quoteListEntity: Entity = {
  name: 'quoteList',
  tables: [quoteLists, quoteRows, quoteShares],
  roles: sellers,
  record: 'It is the visitor’s own until it is sent.',
  content: 'It is the visitor’s own until it is sent.',
  sheets: 'Visitors paste rows and send files to their list; nobody exports it.',
  search: 'Nobody but its visitor sees it.',
  pictures: 'It shows no pictures.',
  files: 'A file that is sent to it is read and not kept.',
  mails: 'No mail is about it before it is sent.',
  keeps: [
    { tables: [quoteLists, quoteRows], lasts: quoteListKept, remove: ({ db }, before) => removeOlderThan(db, before) },
    { tables: [quoteShares], lasts: 'own end', remove: ({ db }, now) => removeEnded(db, now) },
  ],
  person: {
    columns: [
      quoteLists.name,
      quoteRows.name,
      quoteRows.unreadQuantity,
      quoteRows.note,
      quoteRows.written,
      quoteRows.askedCode,
    ],
    mentions: [listMentions, lineMentions],
  },
};
