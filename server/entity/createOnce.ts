import { createHash } from 'node:crypto';
import { eq, getTableName, lt } from 'drizzle-orm';
import { notFound, usedForOther } from '../core/errors.ts';
import { createKeys } from '../db/tables/createKeyTables.ts';
import type { Db, Tx } from '../db/database.ts';
import { NotUnique } from '../db/notUnique.ts';

/** A key is known for this many milliseconds: seven days. */
export const createKeysKeptForMs = 7 * 86_400_000;

const hashOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** `key` is the sender's own, null for none; `content` is all that was sent. */
type Sent = { mutation: string; key: string | null | undefined; content: unknown };
/** The sender is the admin; visitors are one sender together. */
type Sender = { db: Db; admin: { id: string } | null };
type Creating<Row> = {
  create: (db: Db) => Promise<Row>;
  idOf: (row: Row) => string;
  find: (db: Db, id: string) => Promise<Row | null | undefined>;
  /** Tells whether the key is kept with it. Left out: always. */
  keeps?: (row: Row) => boolean;
  /** False for rows that no public page shows. */
  raisesRevision?: boolean;
};

/** Returns a database whose writes are part of a transaction that is open already. */
const within = (db: Db, tx: Tx): Db =>
  Object.assign(Object.create(db) as Db, tx, { write: <T>(work: (tx: Tx) => Promise<T>) => work(tx) });

/**
 * Creates something once for each key, in one transaction with the key. The same call again returns what the first one
 * made, as it is now. Throws `CONFLICT` when the key came with other content, `NOT_FOUND` when it was deleted since.
 */
export async function createOnce<Row>(
  { db, admin }: Sender,
  { mutation, key, content }: Sent,
  { create, idOf, find, keeps = () => true, raisesRevision = true }: Creating<Row>,
): Promise<Row> {
  if (key == null) return create(db);
  const [id, hash] = [hashOf(admin?.id ?? '', mutation, key), hashOf(content)];
  const run = () =>
    db.write(
      async (tx) => {
        const inside = within(db, tx);
        const [known] = await tx.select().from(createKeys).where(eq(createKeys.id, id));
        if (known && known.content !== hash) throw usedForOther();
        if (known) return (await find(inside, known.madeId)) ?? null;
        const row = await create(inside);
        if (keeps(row))
          await tx.insert(createKeys).values({ id, content: hash, madeId: idOf(row), createdAt: Date.now() });
        return row;
      },
      { raisesRevision },
    );
  const isTaken = (error: unknown) => error instanceof NotUnique && error.table === getTableName(createKeys);
  // Another server may have stored the same key in the same moment.
  const row = await run().catch(async (error: unknown) => {
    if (isTaken(error)) return run();
    throw error;
  });
  if (!row) throw notFound('What this key made');
  return row;
}

export const removeCreateKeysOlderThan = (db: Db, before: number) =>
  db.write((tx) => tx.delete(createKeys).where(lt(createKeys.createdAt, before)), { raisesRevision: false });
