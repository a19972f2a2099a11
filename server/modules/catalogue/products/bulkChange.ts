import { ownIn } from '../../../../common/product/ownFields.ts';
import { badInput, type DomainError } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { products, StoredSpec } from '../../../db/tables.ts';
import type { PriceRule as Given, ProductChanges } from '../../../generated/resolvers.ts';
import type { Progress } from '../../../jobs/progress.ts';
import { definitionsOf } from '../references/definitions.ts';
import { typedSpecs } from '../specs/typedSpecs.ts';
import { pricesBy } from './pricesBy.ts';
import { readPriceRule, type PriceRule } from './priceRule.ts';
import { changeProducts, type OwnValues } from './products.change.ts';
import { chosenSeqs, type Choice } from './products.choice.ts';
import { changedValues, readSpecs } from './products.input.ts';
import { jumpsBy, type Confirmed } from './products.jumps.ts';
import { withSpecs } from './withSpecs.ts';

type Product = typeof products.$inferSelect;

/** A change to many products, in stored values. It can be sent to a job. */
export type BulkChange = {
  values: OwnValues;
  /** The specs of these attributes are replaced; those without values are removed. */
  specs?: StoredSpec[];
  rule?: PriceRule | undefined;
} & Confirmed;

/** Converts the input of the API. Throws `BAD_USER_INPUT`. */
export async function readBulkChange(
  db: Db,
  { specs, ...changes }: ProductChanges,
  { priceRule, confirmJumps }: Confirmed & { priceRule?: Given | null | undefined },
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
    confirmJumps,
  };
}

/** Returns the values that the product shall have. */
const wantedOf = (row: Product, { values, specs = [], rule }: BulkChange): OwnValues => ({
  ...values,
  ...(specs.length > 0 && { specs: withSpecs(row.specs, specs) }),
  ...(rule && pricesBy(rule, row)),
});

/** Names the product whose ladder a change does not fit. */
function withName(refusal: DomainError, before: Product | undefined) {
  const [problem] = refusal.details.problems ?? [];
  if (!before || !problem?.field.startsWith('priceBreaks')) return refusal;
  return badInput(`changes.${problem.field}`, `${before.name}: ${problem.message}`);
}

export type BulkResult = { count: number; changed: number; undo: { id: string; version: number } | null };

/**
 * Changes all chosen products in one transaction, a hundred at a time. Products that have the values already are not written.
 * Throws `CONFLICT` when they are not as many as the admin has seen, `PRICE_JUMPS`, and `BAD_USER_INPUT` for a ladder that does not
 * fit any more.
 */
export const changeChosen = (db: Db, choice: Choice, change: BulkChange, progress?: Progress) =>
  db.write(async (tx): Promise<BulkResult> => {
    const seqs = await chosenSeqs(tx, choice);
    const values = (row: Product) => wantedOf(row, change);
    const changes = seqs.toSorted((one, other) => one - other).map((of) => ({ of, values }));
    const written = await changeProducts(tx, changes, { progress, refuse: withName, jumps: jumpsBy(change) });
    const changed = written.filter(({ step }) => step === 'changed');
    const [first] = changed;
    return {
      count: seqs.length,
      changed: changed.length,
      undo: first ? { id: first.id, version: first.version } : null,
    };
  });
