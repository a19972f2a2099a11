import { asc, gt, inArray } from 'drizzle-orm';
import {
  attachments,
  enquiries,
  enquiryEvents,
  enquiryQuestions,
  enquiryRows,
} from '../../../db/tables/enquiryTables.ts';
import { inTurns, type Person } from '../../../entity/person.ts';
import { eraseDeliveriesOf } from '../../people/webhooks/deliveries.store.ts';
import { dropExternalIds } from '../externalIds/externalIds.store.ts';
import { releaseAttachments } from '../attachments/attachments.store.ts';
import { removeEnquiriesWhere } from './enquiryChanges.store.ts';
import { readWholeEnquiries } from './wholeEnquiries.store.ts';

export const enquiryPerson: Person = {
  columns: [
    ...[
      enquiries.name,
      enquiries.email,
      enquiries.company,
      enquiries.phone,
      enquiries.deliveryPlace,
      enquiries.message,
      enquiries.invoiceParty,
    ],
    ...[enquiryRows.code, enquiryRows.name, enquiryRows.note, enquiryRows.written, enquiryRows.askedCode],
    ...[enquiryEvents.text, enquiryQuestions.text, attachments.name],
  ],
  records: {
    sort: 'ENQUIRY',
    plural: 'enquiries',
    id: enquiries.id,
    async *everyOne(db) {
      const { seq, id } = enquiries;
      for await (const rows of inTurns((last, most) =>
        db.select({ seq, id }).from(enquiries).where(gt(seq, last)).orderBy(asc(seq)).limit(most),
      ))
        yield* await readWholeEnquiries(
          db,
          rows.map((row) => row.id),
        );
    },
    async erase(tx, ids) {
      await removeEnquiriesWhere(tx, inArray(enquiries.id, ids));
      await eraseDeliveriesOf(tx, ids);
      await dropExternalIds(tx, 'enquiry', ids);
    },
  },
  afterwards: releaseAttachments,
};
