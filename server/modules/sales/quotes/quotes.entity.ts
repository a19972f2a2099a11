import { quoteLists, quoteRows, quoteShares } from '../../../db/tables/quoteTables.ts';
import { sellers, type Entity } from '../../../entity/entity.ts';
import { quoteListKept } from '../../../http/quoteCookie.ts';
import { removeQuoteListsOlderThan } from './quoteList.store.ts';
import { removeEndedShares } from './quoteShares.store.ts';
import { listMentions, lineMentions } from './mentions.store.ts';

/** A visitor gathers this list before sending an enquiry. */
export const quoteListEntity: Entity = {
  name: 'quoteList',
  tables: [quoteLists, quoteRows, quoteShares],
  roles: sellers,
  keeps: [
    {
      tables: [quoteLists, quoteRows],
      lasts: quoteListKept,
      remove: ({ db }, before) => removeQuoteListsOlderThan(db, before),
    },
    { tables: [quoteShares], lasts: 'own end', remove: ({ db }, now) => removeEndedShares(db, now) },
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
