import {
  attachments,
  enquiries,
  enquiryEvents,
  enquiryNumbers,
  enquiryQuestions,
  enquiryRows,
} from '../../../db/tables/enquiryTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofSales } from '../../../rights/stated.ts';
import { recorded } from '../../../entity/recorded.ts';
import { optionalText, text } from '../../../fields/kinds.ts';
import { anyIndex } from '../../../search/searchIndex.ts';
import { sweptAttachments } from '../attachments/attachments.files.ts';
import { enquiryIndex } from './enquiryIndex.ts';
import { confirmationMail, enquiryMail } from './enquiryMails.ts';
import { bringBackEnquiry, readWholeEnquiries, type WholeEnquiry } from './wholeEnquiries.store.ts';
import { removeLeftAttachments } from '../attachments/attachments.files.ts';
import { countEnquiriesOlderThan, removeEnquiriesOlderThan } from './enquiryChanges.store.ts';
import { enquiryPerson } from './enquiries.person.ts';
import { enquiryThings } from './enquiryThings.ts';
import { toldEnquiries } from './enquiries.store.ts';
import { numbersOfEnquiries } from '../numbers/saleNumbers.store.ts';

type Values = Pick<WholeEnquiry, 'number' | 'name' | 'company'>;

export const enquiryEntity: Entity = {
  name: 'enquiry',
  tables: [enquiries, enquiryRows, enquiryEvents, enquiryQuestions, enquiryNumbers, attachments],
  ...ofSales,
  // An enquiry goes to the bin together with its offers.
  record: recorded<Values, WholeEnquiry>({
    history: 'Its own events are its history.',
    id: enquiries.id,
    fields: {
      number: text({ label: 'Number', key: 'number' }),
      name: text({ label: 'Name', key: 'name' }),
      company: optionalText({ label: 'Company', key: 'company' }),
    },
    rows: readWholeEnquiries,
    idOf: ({ id }) => id,
    nameOf: ({ number }) => number,
    versionOf: () => null,
    restore: async () => undefined,
    bringBack: (tx, row) => bringBackEnquiry(tx, row),
  }),
  followed: { id: enquiries.id, versions: toldEnquiries, numbers: numbersOfEnquiries },
  search: anyIndex(enquiryIndex),
  files: sweptAttachments,
  mails: { ENQUIRY: { compose: enquiryMail }, CONFIRMATION: { compose: confirmationMail } },
  keeps: [
    {
      tables: [enquiries, enquiryRows, enquiryEvents, enquiryQuestions],
      lasts: 'retentionMonths',
      remove: ({ db }, before) => removeEnquiriesOlderThan(db, before),
      promised: { what: 'enquiries', count: countEnquiriesOlderThan },
    },
    {
      tables: [attachments],
      lasts: 'own end',
      remove: ({ db, images }, now) => removeLeftAttachments(db, images, now),
      removed: { count: 'attached', message: 'files that no enquiry has are deleted' },
      isAfterBin: true,
    },
  ],
  person: enquiryPerson,
  announces: { words: ['ENQUIRY'], read: enquiryThings },
};
