import { customerCodes } from '../../../db/enquiryTables.ts';
import { sellers, type Entity } from '../../../entity/entity.ts';
import { rowMentions } from '../../../entity/person.ts';

export const customerCodeEntity: Entity = {
  name: 'customerCode',
  tables: [customerCodes],
  roles: sellers,
  record: 'The enquiry keeps the words and the product, from which one press learns the code again.',
  content: 'They are about the customers of one site; a backup holds them.',
  sheets: 'They are learned from enquiries.',
  search: 'No search of visitors may find them, and the list of the admin is filtered by its columns.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'No mail is about it.',
  person: {
    columns: [customerCodes.code],
    // What a buyer wrote in a row may be learned as a code.
    mentions: [rowMentions({ word: 'customerCode', id: customerCodes.id, columns: [customerCodes.code] })],
  },
};
