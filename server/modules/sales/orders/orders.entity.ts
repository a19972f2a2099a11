import {
  carriers,
  orderEvents,
  orderNumbers,
  orderPapers,
  orderRows,
  orders,
  shipmentRows,
  shipments,
} from '../../../db/tables/orderTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofSales } from '../../../rights/stated.ts';
import { acceptanceCopyMail, acceptanceMail } from './acceptance/acceptanceMails.ts';
import { orderMail } from './orderMail.ts';
import { countOrderPersonsOlderThan, removeOrderPersonsOlderThan } from './orderPersons.store.ts';
import { orderPerson } from './orders.person.ts';
import { orderThings } from './orderThings.ts';
import { ordersWithIds } from './orders.store.ts';
import { numbersOfOrders } from '../numbers/saleNumbers.store.ts';

export const orderEntity: Entity = {
  name: 'order',
  tables: [orders, orderRows, orderEvents, orderPapers, orderNumbers, carriers, shipments, shipmentRows],
  ...ofSales,
  followed: {
    id: orders.id,
    versions: async (db, ids) => new Map((await ordersWithIds(db, ids)).map(({ id, version }) => [id, version])),
    numbers: numbersOfOrders,
  },
  files: 'Its papers are rows of the database.',
  mails: {
    ACCEPTANCE: { compose: acceptanceMail },
    ACCEPTANCE_COPY: { compose: acceptanceCopyMail },
    ORDER: { compose: orderMail },
  },
  // The orders themselves stay.
  keeps: [
    {
      tables: [orders, orderEvents, orderPapers],
      lasts: 'retentionMonths',
      remove: ({ db }, before) => removeOrderPersonsOlderThan(db, before),
      promised: { what: 'persons of orders', count: countOrderPersonsOlderThan },
    },
  ],
  person: orderPerson,
  announces: { words: ['ORDER'], read: orderThings },
};
