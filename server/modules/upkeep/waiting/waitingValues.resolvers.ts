import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { actAs, currentActor } from '../../../core/actor.ts';
import { badInput, forbidden } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { PlannedThing, Resolvers } from '../../../generated/resolvers.ts';
import * as ofProducts from '../../catalogue/waiting/waiting.changes.ts';
import * as waiting from '../../catalogue/waiting/waitingValues.store.ts';
import type { Named, WaitingOfThing } from '../../catalogue/waiting/waitingValues.store.ts';
import { readValues } from '../plans/readValues.ts';
import { waitsByValues, keyOf, thingsNow } from '../plans/things.ts';
import { resolvedValues } from './resolvedValues.ts';
import { thingOnSite, thingWith, type Thing } from './thingOnSite.ts';
import { discardValues, keepValues, publishValues } from './waitingValues.ts';

const waitingOf = batched<Pick<Named, 'entity'>, { found: WaitingOfThing | null }>(async ({ db }, ids, { entity }) => {
  const rows = await waiting.waitingValuesWithIds(
    db,
    ids.map((id) => waiting.idOfWaitingValues({ entity, id })),
  );
  const things = await thingsNow(
    db,
    rows.map(({ thingId }) => ({ entity, id: thingId })),
  );
  const found = new Map(
    rows.flatMap((row) => {
      const thing = things.get(keyOf({ entity, id: row.thingId }));
      const joined = thing && resolvedValues(row, thing.values);
      return joined && joined.fields.length > 0 ? [[row.thingId, { ...joined, row }] as const] : [];
    }),
  );
  return new Map(ids.map((id) => [id, { found: found.get(id) ?? null }]));
});

const field = (entity: string) => ({
  waiting: async ({ id }: { id: string | number }, _: unknown, context: Context) =>
    (await waitingOf(context, String(id), { entity })).found,
});

/** Returns the thing as it would be, where it is of that kind. */
async function thingOf<Name extends keyof Thing>(db: Db, { row, values }: WaitingOfThing, kind: Name) {
  if (row.entity !== kind) return undefined;
  return (await thingWith(db, { entity: row.entity, id: row.thingId }, values))[kind];
}

const product = 'product';

/** Throws `BAD_USER_INPUT` for what has no changes that wait, and `FORBIDDEN` for a key where it is a page and no part of products. */
function named({ usedKey }: Context, { entity, id }: PlannedThing | Named): Named {
  const name = entity.toLowerCase();
  if (name !== product && !waitsByValues(name)) throw badInput('thing.entity', 'Nothing of this kind waits here.');
  if (usedKey && (name === 'sector' || name === 'about')) throw forbidden('A key works on what belongs to products.');
  return { entity: name, id };
}

/** The history names what is done with a product as it always did. */
const asOfProduct = <Result>(cause: string, work: () => Promise<Result>) => actAs({ ...currentActor(), cause }, work);

export const waitingValuesResolvers = {
  Mutation: {
    async keepWaitingValues(_, { values, ...started }, context) {
      const { email: by } = requireAdmin(context);
      const { db } = context;
      const { thing, given } = await readValues(db, values);
      const { id } = named(context, thing);
      const { product: changes } = values;
      if (changes) await asOfProduct('keepWaiting', () => ofProducts.keepWaiting(db, id, changes, by, started));
      else await keepValues(db, thing, given, { by, version: started.version });
      return thingOnSite(db, thing);
    },
    async publishWaitingValues(_, { thing, values, ...started }, context) {
      const { db } = context;
      const asked = named(context, thing);
      const read = values && (await readValues(db, values));
      if (read && keyOf(read.thing) !== keyOf(asked)) throw badInput('values', 'These are values of another thing.');
      const given = { input: values?.product ?? null, ...started };
      if (asked.entity === product)
        await asOfProduct('publishWaiting', () => ofProducts.publishWaiting(db, asked.id, given));
      else await publishValues(db, asked, { given: read?.given ?? null, version: started.version });
      return thingOnSite(db, asked);
    },
    async discardWaitingValues(_, { thing, version }, context) {
      const { db } = context;
      const asked = named(context, thing);
      if (asked.entity === product)
        await asOfProduct('discardWaiting', () => ofProducts.discardWaiting(db, asked.id, { version }));
      else await discardValues(db, asked, { version });
      return thingOnSite(db, asked);
    },
  },
  Category: field('category'),
  Family: field('family'),
  Document: field('document'),
  Sector: field('sector'),
  About: field('about'),
  WaitingValues: {
    id: ({ row }) => row.id,
    changedBy: ({ row }) => row.changedBy,
    changedAt: ({ row }) => new Date(row.changedAt).toISOString(),
    category: async (waiting, _, { db }) => (await thingOf(db, waiting, 'category')) ?? null,
    family: async (waiting, _, { db }) => (await thingOf(db, waiting, 'family')) ?? null,
    document: async (waiting, _, { db }) => (await thingOf(db, waiting, 'document')) ?? null,
    sector: async (waiting, _, { db }) => (await thingOf(db, waiting, 'sector')) ?? null,
    about: async (waiting, _, { db }) => (await thingOf(db, waiting, 'about')) ?? null,
  },
} satisfies Resolvers;
