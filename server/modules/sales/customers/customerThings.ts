import { inArray } from 'drizzle-orm';
import { readChainedDiscount } from '../../../../common/offers/chainedDiscount.ts';
import { customerAddresses } from '../../../db/tables/customerTables.ts';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import type { ReadThings } from '../../../entity/announces.ts';
import { customersWithIds, domainOf } from './customerRows.store.ts';

const addressesOfFirms = (db: Tx, ids: string[]) =>
  inParts(ids, (part) =>
    db
      .select()
      .from(customerAddresses)
      .where(inArray(customerAddresses.customerId, part))
      .orderBy(customerAddresses.seq),
  );

/** A firm as it is. Its VKN is no person's; names, addresses and what the office writes may be. */
export const customerThings: ReadThings = async (db, ids) => {
  const addresses = await addressesOfFirms(db, ids);
  return new Map(
    (await customersWithIds(db, ids)).map((firm) => {
      const { id, name, taxNumber, discount, deliveryTerms, paymentTerms, joinedTo, lastAt, version, note } = firm;
      const domain = domainOf(firm);
      const emails = addresses.flatMap(({ customerId, email }) => (customerId === id ? [email] : []));
      return [
        id,
        {
          ...{ name: domain ?? taxNumber ?? id, url: `/admin/customers/${encodeURIComponent(id)}`, version },
          values: {
            ...{ domain, taxNumber, discount, discountPercent: readChainedDiscount(discount ?? '')?.percent ?? null },
            ...{ joinedTo, lastAt: new Date(lastAt).toISOString() },
          },
          personal: { name, deliveryTerms, paymentTerms, note, emails },
        },
      ];
    }),
  );
};

/** All of a firm but the time at which it last wrote, which changes with each letter. */
export async function customerStates(db: Tx, ids: string[]) {
  const addresses = await addressesOfFirms(db, ids);
  const emailsOf = (id: string) => addresses.flatMap(({ customerId, email }) => (customerId === id ? [email] : []));
  return new Map(
    (await customersWithIds(db, ids)).map(({ lastAt: _, ...firm }) => [
      firm.id,
      JSON.stringify([firm, emailsOf(firm.id)]),
    ]),
  );
}
