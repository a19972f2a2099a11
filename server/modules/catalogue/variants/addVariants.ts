import { badInput, badInputs, notFound, stale } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { changeProducts } from '../products/products.change.ts';
import { findProduct, plainProduct } from '../products/products.store.ts';
import { families } from '../references/families.store.ts';
import { doublesOf, readVariants, type Variant } from './readVariants.ts';

type Asked = { patternId: string; familyId: string; rows: unknown[]; version?: number | null | undefined };

/** Reads the rows of a call. Throws `NOT_FOUND`, and `CONFLICT` when the pattern was saved since that version. */
export async function lookAtVariants(db: Db, { patternId, familyId, rows, version }: Asked) {
  const pattern = await findProduct(db, patternId);
  if (!pattern) throw notFound('Product');
  if (version != null && version !== pattern.version) throw stale('The product');
  if (!(await families.find(db, familyId))) throw notFound('Family');
  return { pattern, variants: await readVariants(db, pattern, familyId, rows) };
}

/**
 * Adds the products in one transaction and puts the pattern into the family, unless it is in one. Throws what
 * `lookAtVariants` does, and `BAD_USER_INPUT` that names the rows with problems.
 */
export async function addVariants(db: Db, asked: Asked, now: number) {
  if (asked.rows.length === 0) throw badInput('rows', 'There are no rows.');
  const { pattern, variants } = await lookAtVariants(db, asked);
  refuseProblems(variants);
  return db.write(async (tx) => {
    const present = await findProduct(tx, pattern.id);
    if (present?.version !== pattern.version) throw stale('The product');
    // Another save may have taken a code since the rows were read.
    for (const { row, problem } of await doublesOf(tx, variants)) row.problems.push(problem);
    refuseProblems(variants);
    const added = await changeProducts(
      tx,
      variants.map(({ values }) => ({ add: values, now })),
    );
    if (present.familyId === null)
      await changeProducts(tx, [{ of: plainProduct(present), values: { familyId: asked.familyId } }]);
    return { count: added.length, undo: { id: added[0]?.id ?? '', version: 1 } };
  });
}

/** Throws `BAD_USER_INPUT` with the problems of all rows. */
function refuseProblems(variants: Variant[]) {
  const problems = variants.flatMap(({ problems: ofRow }, place) =>
    ofRow.map(({ field, message }) => ({ field: `rows.${place}.${field}`, message: `Row ${place + 1}: ${message}` })),
  );
  if (problems[0]) throw badInputs(problems, problems[0].message);
}
