import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { inUse, taken } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { viewArrangements, views, type Arrangement, type ViewList } from '../../../db/tables/viewTables.ts';
import { lowerCase } from '../../../../common/text/locale.ts';

export type StoredView = typeof views.$inferSelect;

/** A view as a person sees it. `dropped` names filters that the list does not have; the count is read when it is asked for. */
export type ViewRow = StoredView & {
  dropped: string[];
  pinned: boolean;
  isStart: boolean;
  count: () => Promise<number | null>;
};

/** The views that a person sees of a list. */
export type ViewsRow = { totalCount: () => Promise<number>; nodes: ViewRow[] };

/** A person has this many views of a list, and everyone together as many more. */
export const mostViews = 50;

/** No public page shows views. */
const unseen = { raisesRevision: false };

type Person = { id: string };
type Values = Pick<StoredView, 'name' | 'query' | 'ownerId'>;

const isSeenBy = ({ id }: Person) => or(isNull(views.ownerId), eq(views.ownerId, id));

/** Lists the person's own views and those of everyone, the oldest first. */
export const listViewsOf = (db: Tx, list: ViewList, person: Person): Promise<StoredView[]> =>
  db
    .select()
    .from(views)
    .where(and(eq(views.list, list), isSeenBy(person)))
    .orderBy(asc(views.createdAt), asc(views.id));

/** Returns null when the id is unknown, and for the view of another person. */
export async function findView(db: Tx, id: string, person: Person): Promise<StoredView | null> {
  const [row] = await db
    .select()
    .from(views)
    .where(and(eq(views.id, id), isSeenBy(person)));
  return row ?? null;
}

const sameName = (a: string, b: string) => lowerCase(a) === lowerCase(b);

/** Throws `BAD_USER_INPUT` for a name that another view of the same people has, `CONFLICT` when they have as many as they may. */
async function refuse(tx: Tx, list: ViewList, { name, ownerId }: Values, before?: StoredView) {
  const owned = ownerId === null ? isNull(views.ownerId) : eq(views.ownerId, ownerId);
  const rows = await tx
    .select()
    .from(views)
    .where(and(eq(views.list, list), owned));
  const others = rows.filter(({ id }) => id !== before?.id);
  if (others.some((other) => sameName(other.name, name))) throw taken('name');
  if (others.length < mostViews) return;
  throw inUse(
    ownerId === null
      ? `There are ${mostViews} views for everyone already. Delete one first.`
      : `You have ${mostViews} views of this list already. Delete one first.`,
  );
}

/** Throws as above. */
export async function createView(db: Db, list: ViewList, values: Values, now: number): Promise<StoredView> {
  const row = { id: randomUUID(), list, ...values, createdAt: now };
  await db.write(async (tx) => {
    await refuse(tx, list, values);
    await tx.insert(views).values(row);
  }, unseen);
  return row;
}

/** Throws as above. Returns undefined when the person sees no view with this id. */
export async function updateView(db: Db, id: string, person: Person, values: Values): Promise<StoredView | undefined> {
  return db.write(async (tx) => {
    const before = await findView(tx, id, person);
    if (!before) return undefined;
    await refuse(tx, before.list, values, before);
    await tx.update(views).set(values).where(eq(views.id, id));
    return { ...before, ...values };
  }, unseen);
}

export const removeView = (db: Db, id: string, person: Person): Promise<boolean> =>
  db.write(async (tx) => {
    const removed = await tx
      .delete(views)
      .where(and(eq(views.id, id), isSeenBy(person)))
      .returning();
    return removed.length > 0;
  }, unseen);

async function listsOf(tx: Tx, { id }: Person) {
  const [row] = await tx.select().from(viewArrangements).where(eq(viewArrangements.adminId, id));
  return row?.lists ?? {};
}

export const arrangementOfViews = async (db: Tx, list: ViewList, person: Person): Promise<Arrangement> =>
  (await listsOf(db, person))[list] ?? { places: [], start: null };

export const arrangeViews = (db: Db, list: ViewList, person: Person, arrangement: Arrangement) =>
  db.write(async (tx) => {
    const lists = { ...(await listsOf(tx, person)), [list]: arrangement };
    await tx
      .insert(viewArrangements)
      .values({ adminId: person.id, lists })
      .onConflictDoUpdate({ target: viewArrangements.adminId, set: { lists } });
  }, unseen);
