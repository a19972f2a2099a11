import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';
import type { NumberedThing, Resolvers } from '../../../generated/resolvers.ts';
import { requireMay, type Subject } from '../../../rights/may.ts';
import { editors, sellers } from '../../../entity/entity.ts';
import {
  externalIdsOf,
  findByExternalIds,
  putExternalIds,
  type ExternalIdRow,
  type Numbered,
} from './externalIds.store.ts';

const entityOf = (thing: NumberedThing) => thing.toLowerCase() as Numbered;
const isOfCatalogue = (thing: NumberedThing) => thing === 'PRODUCT' || thing === 'CATEGORY';

const reading = (thing: NumberedThing): Subject =>
  isOfCatalogue(thing)
    ? { scopes: ['READ_CATALOGUE', 'READ_DRAFTS', 'WRITE_PRODUCTS'] }
    : { roles: sellers, scopes: ['READ_ENQUIRIES', 'WRITE_OFFERS'] };
const writing = (thing: NumberedThing): Subject =>
  isOfCatalogue(thing) ? { roles: editors, scopes: ['WRITE_PRODUCTS'] } : { roles: sellers, scopes: ['WRITE_OFFERS'] };

type None = Record<string, never>;
const gatheredOf = (entity: Numbered) =>
  batched<None, ExternalIdRow[]>(async ({ db }, ids) => {
    const rows = await externalIdsOf(db, entity, ids);
    return new Map(ids.map((id) => [id, rows.filter(({ entityId }) => entityId === id)]));
  });

/** Makes the field of a type whose things have numbers. */
function numbers(entity: Numbered) {
  const of = gatheredOf(entity);
  return { externalIds: ({ id }: { id: string }, _: unknown, context: Context) => of(context, id, {}) };
}

export const externalIdResolvers = {
  Query: {
    externalIds(_, { of, system, externalIds }, context) {
      requireMay(context, reading(of));
      return findByExternalIds(context.db, entityOf(of), system, externalIds);
    },
  },
  Mutation: {
    setExternalIds(_, { of, rows }, context) {
      requireMay(context, writing(of));
      return putExternalIds(context.db, entityOf(of), rows);
    },
  },
  ExternalId: {
    of: ({ entity }) => entity.toUpperCase() as NumberedThing,
    thingId: ({ entityId }) => entityId,
  },
  Product: numbers('product'),
  Category: numbers('category'),
  CustomerCode: numbers('customer_code'),
  Enquiry: numbers('enquiry'),
  Order: numbers('order'),
} satisfies Resolvers;
