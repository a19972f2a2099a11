import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { products } from '../../../db/tables.ts';

/** The products of a write with the successors that they would have. */
export type Successors = Map<string, string | null>;

export const itself = 'A product cannot take its own place.';
export const noSuchProduct = 'There is no such product.';
const circle = (name: string) => `${name} is replaced by this product: that would be a circle.`;

const readRows = (tx: Tx, ids: string[]) =>
  inParts(ids, (part) =>
    tx
      .select({ id: products.id, name: products.name, successorId: products.successorId })
      .from(products)
      .where(inArray(products.id, part)),
  );

/** Returns why a product cannot be the successor of another, whatever the others name; undefined when it can. */
export async function unfitSuccessor(db: Tx, id: string, successorId: string | null): Promise<string | undefined> {
  if (successorId === null) return undefined;
  if (successorId === id) return itself;
  return (await readRows(db, [successorId])).length === 0 ? noSuchProduct : undefined;
}

/** Returns the same, and whether it would close a circle. `id` is '' for a new product. */
export async function successorProblem(db: Tx, id: string, successorId: string | null): Promise<string | undefined> {
  return (await unfitSuccessor(db, id, successorId)) ?? (await circlesIn(db, new Map([[id, successorId]]))).get(id);
}

/**
 * Returns why products of a write cannot have their successors: those that would be in a circle, of any length, with others
 * of the write and with all that are stored.
 */
export async function circlesIn(db: Tx, given: Successors, names = new Map<string, string>()) {
  const next = new Map(given);
  for (let ids = unread(next, [...given.keys()]); ids.length > 0; ids = unread(next, ids)) {
    const found = new Map((await readRows(db, ids)).map((row) => [row.id, row]));
    for (const id of ids) next.set(id, found.get(id)?.successorId ?? null);
  }
  const former = formersInCircles(next);
  const involved = [...given].flatMap(([id, to]) => (to === null ? [] : (former.get(id) ?? [])));
  const stored = new Map((await readRows(db, [...new Set(involved)])).map(({ id, name }) => [id, name]));
  const problems = new Map<string, string>();
  for (const [id, to] of given) {
    const before = former.get(id);
    if (to === null || before === undefined) continue;
    problems.set(id, before === id ? itself : circle(names.get(before) ?? stored.get(before) ?? before));
  }
  return problems;
}

/** Returns the successors of these products that nobody has looked up yet. */
const unread = (next: Successors, ids: string[]) => [
  ...new Set(ids.flatMap((id) => next.get(id) ?? []).filter((id) => !next.has(id))),
];

/** Returns for each product in a circle the one that it follows there. */
function formersInCircles(next: Successors) {
  const former = new Map<string, string>();
  const done = new Set<string>();
  for (const start of next.keys()) {
    const path = new Set<string>();
    let id: string | null = start;
    while (id !== null && !done.has(id) && !path.has(id)) {
      path.add(id);
      id = next.get(id) ?? null;
    }
    for (const one of path) done.add(one);
    if (id === null || !path.has(id)) continue;
    const ring = [...path].slice([...path].indexOf(id));
    for (const [at, one] of ring.entries()) former.set(one, ring.at(at - 1) ?? one);
  }
  return former;
}

/** Reads the successors of those of these products that have one. */
async function successorsOf(tx: Tx, ids: string[]): Promise<Successors> {
  const rows = await inParts(ids, (part) =>
    tx
      .select({ id: products.id, successorId: products.successorId })
      .from(products)
      .where(and(inArray(products.id, part), isNotNull(products.successorId))),
  );
  return new Map(rows.map(({ id, successorId }) => [id, successorId]));
}

/**
 * Checks the successors that a transaction has written, all of them together, whatever has written them. A circle that was
 * there before keeps nobody from changing a price. Throws `BAD_USER_INPUT`.
 */
export async function refuseCircles(tx: Tx, ids: string[], committed: Tx) {
  const now = await successorsOf(tx, ids);
  if (now.size === 0) return;
  const before = await successorsOf(committed, [...now.keys()]);
  const changed = [...now].filter(([id, to]) => before.get(id) !== to);
  if (changed.length === 0) return;
  const [problem] = (await circlesIn(tx, new Map(changed))).values();
  if (problem) throw badInput('successorId', problem);
}

/** Takes products that are deleted out of those that name them as their successors. */
export const leaveSuccessors = (tx: Tx, ids: string[]) =>
  inParts(ids, (part) =>
    tx.update(products).set({ successorId: null }).where(inArray(products.successorId, part)).returning(),
  );

/** Products that name the one that goes as what took their place name the other, unless that would be a circle. Versions stay. */
export async function moveSuccessors(tx: Tx, goneId: string, keptId: string) {
  const named = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.successorId, goneId), ne(products.id, keptId)));
  for (const { id } of named) {
    if (await successorProblem(tx, id, keptId)) continue;
    await tx.update(products).set({ successorId: keptId }).where(eq(products.id, id));
  }
}
