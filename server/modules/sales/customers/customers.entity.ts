import { customerAddresses, customers } from '../../../db/tables/customerTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { columnMentions, rowMentions } from '../../../entity/person.ts';
import { ofSales } from '../../../rights/stated.ts';
import { matchCustomers, removeNameless } from './customers.store.ts';

export const customerEntity: Entity = {
  name: 'customer',
  tables: [customers, customerAddresses],
  ...ofSales,
  mails: 'No mail is about a firm.',
  keeps: [
    {
      tables: [customers, customerAddresses],
      lasts: 'own end',
      remove: ({ db }) => matchCustomers(db),
    },
  ],
  person: {
    columns: [
      ...[customers.name, customers.key, customers.found, customers.note],
      ...[customers.discount, customers.deliveryTerms, customers.paymentTerms, customerAddresses.email],
    ],
    mentions: [
      // The firm stays without the person.
      rowMentions({ word: 'customerAddress', id: customerAddresses.seq, columns: [customerAddresses.email] }),
      rowMentions({ word: 'customer', id: customers.id, columns: [customers.key] }),
      columnMentions({
        word: 'customerText',
        id: customers.id,
        columns: [
          ...[customers.name, customers.found, customers.note],
          ...[customers.discount, customers.deliveryTerms, customers.paymentTerms],
        ],
      }),
    ],
    afterwards: removeNameless,
  },
};
