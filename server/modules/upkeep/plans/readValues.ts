import { badInput, notFound } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { Document } from '../../../entity/recorded.ts';
import { fromStored } from '../../../fields/field.ts';
import type { PlannedValues, ProductChanges } from '../../../generated/resolvers.ts';
import { refuseCleared } from '../../catalogue/products/products.rowProblems.ts';
import { productFields } from '../../catalogue/products/products.rows.ts';
import { changedValues } from '../../catalogue/products/products.input.ts';
import { findProduct } from '../../catalogue/products/products.store.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import { split } from '../history/undoParts.ts';
import { published, between } from './things.ts';

type Values = { thing: { entity: string; id: string }; given: Document };

/** Reads new values of one thing, each spec of a product on its own. Throws `BAD_USER_INPUT` and `NOT_FOUND`. */
export async function readValues(db: Db, { id, ...given }: PlannedValues): Promise<Values> {
  const [[entity, input] = [], ...more] = Object.entries(given).filter(([, value]) => value != null);
  if (!entity || !input || more.length > 0) throw badInput('values', 'Give the new values of one thing.');
  const named = id ?? published.get(entity)?.onlyId;
  if (named === undefined) throw badInput('values.id', 'Say which one.');
  const thing = { entity, id: named };
  if (given.product) return { thing, given: await ofProduct(db, thing.id, given.product) };
  const { blank } = recordedEntity(entity);
  const values: Document = {};
  for (const [name, value] of Object.entries(input as Document))
    if (value !== undefined) values[name] = value ?? blank[name];
  return { thing, given: values };
}

async function ofProduct(db: Db, id: string, input: ProductChanges): Promise<Document> {
  refuseCleared(input);
  const stored = await findProduct(db, id);
  if (!stored) throw notFound('Product');
  const recorded = recordedEntity('product');
  const partsOf = (row: typeof stored) =>
    split(Object.fromEntries(Object.entries(fromStored(productFields, row))), recorded);
  return between(partsOf(stored), partsOf({ ...stored, ...(await changedValues(db, id, input, stored)) })).to;
}
