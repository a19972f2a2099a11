import type { z } from 'zod';
import { ProductInput } from '../../../../common/generated/validators.ts';
import { codes } from '../../../core/errorCodes.ts';
import { badInput, badInputs, DomainError, jumpSentence, notFound, taken } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { NotUnique } from '../../../db/notUnique.ts';
import type { ProductChanges, ProductPatch as Patch } from '../../../generated/resolvers.ts';
import { changedValues } from './products.input.ts';
import { findProductByStockCode } from './products.lookup.ts';
import type { Confirmed } from './products.jumps.ts';
import { findProduct, updateProduct } from './products.store.ts';

/** A function that refuses what the sender may not change. */
export type Guard = (changes: ProductChanges) => void;

/** Changes what the patch names and returns the product. Throws like `updateProduct` and `guard`. */
export async function patchProduct(db: Db, { id, stockCode, changes, ...started }: Patch & Confirmed, guard: Guard) {
  guard(changes);
  refuseUnnamed({ id, stockCode });
  const before = id == null ? await findProductByStockCode(db, stockCode ?? '') : await findProduct(db, id);
  if (!before) throw notFound('Product');
  refuseCleared(changes);
  await updateProduct(db, before.id, await changedValues(db, before.id, changes, before), started);
  const saved = await findProduct(db, before.id);
  if (!saved) throw notFound('Product');
  return saved;
}

/** Throws `BAD_USER_INPUT` unless a patch names its product in one of the two ways. */
export function refuseUnnamed({ id, stockCode }: Pick<Patch, 'id' | 'stockCode'>) {
  if ((id == null) === (stockCode == null)) throw badInput('id', 'Name the product by its id or by its stock code.');
}

/** Throws `BAD_USER_INPUT` for null where a product needs a value. */
export function refuseCleared({ name, description }: ProductChanges) {
  for (const [field, value] of Object.entries({ name, description })) {
    if (value !== null) continue;
    const { error } = ProductInput.shape[field as 'name' | 'description'].safeParse('');
    throw badInput(field, error?.issues[0]?.message ?? 'This field is required');
  }
}

/** Returns a refusal as the outcome of a row. Throws any other error. */
export function refusalIn(error: unknown) {
  const refusal = error instanceof NotUnique ? taken(error.field) : error;
  if (!(refusal instanceof DomainError)) throw error;
  const { field = null, problems = [{ field, message: refusal.message }], jumps } = refusal.details;
  const jumping = jumps?.map((jump) => ({ field: jump.field, message: jumpSentence(jump), jump }));
  return { code: codes[refusal.kind], problems: jumping ?? problems };
}

/** Checks the limits of a row. Throws `BAD_USER_INPUT` with all problems. */
export function readRow<Row>(rule: z.ZodType<Row>, row: unknown): Row {
  const { data, error } = rule.safeParse(row);
  if (!error) return data;
  const problems = error.issues.map(({ path, message }) => ({
    field: path.slice(path[0] === 'changes' ? 1 : 0).join('.'),
    message,
  }));
  throw badInputs(problems, problems[0]?.message ?? '');
}
