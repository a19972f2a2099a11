import { offerMails, offerRows, offers } from '../../../db/tables/offerTables.ts';
import { offerPapers, offerRequestRows, offerRequests } from '../../../db/tables/orderTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofSales } from '../../../rights/stated.ts';
import { offerMail } from './offerMail.ts';
import { noteOfferMailSent } from './offerMails.store.ts';
import { and, eq, notInArray } from 'drizzle-orm';
import { outbox } from '../../../db/tables/mailTables.ts';
import { offerThings } from './offerThings.ts';
import { offerRevisions } from './offers.store.ts';
import { numbersOfOffers } from '../numbers/saleNumbers.store.ts';

export const offerEntity: Entity = {
  name: 'offer',
  tables: [offers, offerRows, offerMails, offerPapers, offerRequests, offerRequestRows],
  ...ofSales,
  followed: { id: offers.id, versions: offerRevisions, numbers: numbersOfOffers },
  files: 'Its paper is drawn when it is asked for, and is a row of the database once it was sent.',
  mails: { OFFER: { compose: offerMail, afterwards: noteOfferMailSent } },
  person: {
    columns: [
      ...[offers.intro, offers.deliveryTerms, offers.paymentTerms, offers.notes],
      ...[offerRows.code, offerRows.name, offerRows.note, offerRows.askedCode],
      ...[offerMails.text, offerPapers.content, offerRequests.text, offerRequestRows.text],
    ],
    // An offer is removed with its enquiry.
    afterwards: (tx) =>
      tx
        .delete(outbox)
        .where(
          and(
            eq(outbox.kind, 'OFFER'),
            notInArray(outbox.subjectId, tx.select({ id: offerMails.id }).from(offerMails)),
          ),
        ),
  },
  announces: { words: ['OFFER'], read: offerThings },
};
