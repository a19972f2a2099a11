import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { placeholder } from '../../../db/expressions.ts';
import { reading } from '../../../db/statements.ts';
import { products } from '../../../db/tables.ts';

const named = reading((tx) =>
  tx
    .select({ name: products.name, successorId: products.successorId })
    .from(products)
    .where(eq(products.id, placeholder('id'))),
);

/** A chain of successors is followed only this far. */
const deepest = 50;

/** Returns the reason why a product cannot be the successor, undefined when it can. `id` is '' for a new product. */
export async function successorProblem(db: Tx, id: string, successorId: string | null): Promise<string | undefined> {
  if (successorId === null) return undefined;
  if (successorId === id) return 'A product cannot take its own place.';
  let next: string | null = successorId;
  for (let step = 0; next !== null && step < deepest; step++) {
    const [row]: { name: string; successorId: string | null }[] = await named(db, { id: next });
    if (!row) return step === 0 ? 'There is no such product.' : undefined;
    if (row.successorId === id && id !== '') return `${row.name} is replaced by this product: that would be a circle.`;
    next = row.successorId;
  }
  return undefined;
}
