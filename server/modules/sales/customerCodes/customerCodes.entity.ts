import { customerCodes } from '../../../db/tables/enquiryTables.ts';
import { sellers, type Entity } from '../../../entity/entity.ts';
import { rowMentions } from '../../../entity/person.ts';

export const customerCodeEntity: Entity = {
  name: 'customerCode',
  tables: [customerCodes],
  roles: sellers,
  programs: { content: ['READ_ENQUIRIES', 'WRITE_OFFERS'] },
  person: {
    columns: [customerCodes.code],
    // The words of a buyer in a row may be learned as a code.
    mentions: [rowMentions({ word: 'customerCode', id: customerCodes.id, columns: [customerCodes.code] })],
  },
};
