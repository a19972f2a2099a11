import { customerCodes } from '../../../db/enquiryTables.ts';
import { sellers, type Entity } from '../../../entity/entity.ts';

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
};
