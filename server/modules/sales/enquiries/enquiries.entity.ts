import { enquiries } from '../../../db/enquiryTables.ts';
import { optionalText, text } from '../../../fields/kinds.ts';
import { bringBack, wholes, type WholeEnquiry } from './wholeEnquiries.store.ts';
import { recorded } from '../../../entity/recorded.ts';

type Values = Pick<WholeEnquiry, 'number' | 'name' | 'company'>;

/** Of what buyers write no history is kept but the enquiry's own, yet for a while it can be brought back, with its offers. */
export const enquiryRecord = recorded<Values, WholeEnquiry>({
  entity: 'enquiry',
  hasHistory: false,
  id: enquiries.id,
  fields: {
    number: text({ label: 'Number', key: 'number' }),
    name: text({ label: 'Name', key: 'name' }),
    company: optionalText({ label: 'Company', key: 'company' }),
  },
  rows: wholes,
  idOf: ({ id }) => id,
  nameOf: ({ number }) => number,
  versionOf: () => null,
  restore: async () => undefined,
  bringBack: (tx, row) => bringBack(tx, row),
});
