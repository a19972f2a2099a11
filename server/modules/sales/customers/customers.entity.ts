import { customerAddresses, customers } from '../../../db/tables/customerTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { columnMentions, rowMentions } from '../../../entity/person.ts';
import { ofSales } from '../../../rights/stated.ts';
import { customersWithIds, removeNameless } from './customerRows.store.ts';
import { customerStates, customerThings } from './customerThings.ts';
import { matchCustomers } from './customers.store.ts';

export const customerEntity: Entity = {
  name: 'customer',
  tables: [customers, customerAddresses],
  ...ofSales,
  followed: {
    id: customers.id,
    versions: async (db, ids) => new Map((await customersWithIds(db, ids)).map(({ id, version }) => [id, version])),
    // The domain of a firm can be that of one person, and an erasure does not look into the log.
    numbers: () => Promise.resolve(new Map()),
    states: customerStates,
  },
  announces: { words: ['CUSTOMER'], read: customerThings },
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
      ...[customers.name, customers.key, customers.found, customers.note, customers.taxNumber],
      ...[customers.discount, customers.deliveryTerms, customers.paymentTerms],
      ...[customerAddresses.email, customerAddresses.taxNumber],
    ],
    mentions: [
      // The firm stays without the person.
      rowMentions({
        word: 'customerAddress',
        id: customerAddresses.seq,
        columns: [customerAddresses.email, customerAddresses.taxNumber],
      }),
      rowMentions({ word: 'customer', id: customers.id, columns: [customers.key] }),
      columnMentions({
        word: 'customerText',
        id: customers.id,
        columns: [
          ...[customers.name, customers.found, customers.note, customers.taxNumber],
          ...[customers.discount, customers.deliveryTerms, customers.paymentTerms],
        ],
      }),
    ],
    afterwards: removeNameless,
  },
};
