import { ownIn } from '../../../../common/product/ownFields.ts';
import { badInput } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { products, StoredSpec } from '../../../db/tables.ts';
import type { PriceRule as Given, ProductChanges } from '../../../generated/resolvers.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import { definitionsOf } from '../references/definitions.ts';
import { typedSpecs } from '../specs/typedSpecs.ts';
import { pricesBy } from './pricesBy.ts';
import { readPriceRule, type PriceRule } from './priceRule.ts';
import { chosenSeqs, type Choice } from './products.choice.ts';
import { changedValues, readSpecs } from './products.input.ts';
import { refuseLadder, touchesLadder } from './products.ladder.ts';
import { withSeqs } from './products.lookup.ts';
import type { ProductValues } from './products.store.ts';
import { productWriter } from './products.writer.ts';
import { withSpecs } from './withSpecs.ts';

type Product = typeof products.$inferSelect;

/** A change to many products, in stored values. It can be sent to a job. */
export type BulkChange = {
  values: Partial<ProductValues>;
  /** The specs of these attributes are replaced; those without values are removed. */
  specs?: StoredSpec[];
  rule?: PriceRule | undefined;
};

/** Converts the input of the API. Throws `BAD_USER_INPUT`. */
export async function readBulkChange(
  db: Db,
  { specs, ...changes }: ProductChanges,
  priceRule: Given | null | undefined,
): Promise<BulkChange> {
  const own = ownIn(changes);
  if (own) throw badInput(`changes.${own}`, 'Several products cannot have the same one.');
  if (changes.description === null) throw badInput('changes.description', 'Product description is required');
  if (priceRule && changes.price !== undefined) throw badInput('priceRule', 'Give either a price or a rule.');
  const typed = typedSpecs(specs ?? [], await definitionsOf(db));
  const read = await readSpecs(db, typed);
  const none = typed.filter(({ attributeId }) => !read.some((one) => one.attributeId === attributeId));
  return {
    values: await changedValues(db, '', changes),
    specs: [...read, ...none.map(({ attributeId }) => ({ attributeId, values: [] }))],
    rule: priceRule ? readPriceRule(priceRule) : undefined,
  };
}

/** Returns the values that the product shall have. Throws `BAD_USER_INPUT` for a ladder that does not fit. */
function wantedOf(row: Product, { values, specs = [], rule }: BulkChange): Partial<Product> {
  const wanted: Partial<Product> = {
    ...values,
    ...(specs.length > 0 && { specs: withSpecs(row.specs, specs) }),
    ...(rule && pricesBy(rule, row)),
  };
  if (touchesLadder(row, wanted)) refuseLadder({ ...row, ...wanted }, 'changes.', row.name);
  return wanted;
}

/** So many products are read at once, since a thousand would keep others waiting. */
const atOnce = 100;

export type BulkResult = { count: number; changed: number; undo: { id: string; version: number } | null };

/**
 * Changes all chosen products in one transaction, a hundred at a time. Products that have the values already are not written.
 * Throws `CONFLICT` when they are not as many as the admin has seen, and `BAD_USER_INPUT` for a ladder that does not fit any more.
 */
export const changeChosen = (db: Db, choice: Choice, change: BulkChange, progress: Progress = unfollowed()) =>
  db.write(async (tx): Promise<BulkResult> => {
    const seqs = await chosenSeqs(tx, choice);
    const done: BulkResult = { count: seqs.length, changed: 0, undo: null };
    const writer = productWriter(tx);
    progress.expect(seqs.length);
    for (let at = 0; at < seqs.length; at += atOnce) {
      for (const row of await withSeqs(tx, seqs.slice(at, at + atOnce))) {
        await progress.advance();
        if (!(await writer.change(row, wantedOf(row, change)))) continue;
        done.changed++;
        done.undo ??= { id: row.id, version: row.version + 1 };
      }
    }
    await writer.finish();
    return done;
  });
