import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { badInput, inUse } from '../../../core/errors.ts';
import { admins, type AdminRow } from '../../../db/tables/accountTables.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { placeholder } from '../../../db/columns/expressions.ts';
import { keys, scopes, type KeyRow, type Scope } from '../../../db/tables/keyTables.ts';
import { reading } from '../../../db/statements.ts';
import { stageOf } from './endingKeys.ts';
import { hashOf, newSecret, startOf } from './secret.ts';
import { lowerCase } from '../../../../common/text/locale.ts';

/** A key with the account of the person who made it; null for one that is gone. */
export type KeyRecord = KeyRow & { maker: AdminRow | null };
export type KeyValues = Pick<KeyRow, 'name' | 'scopes' | 'profileIds' | 'addresses' | 'expiresAt'>;
export type Made = { key: KeyRecord; secret: string };

const mostKeys = 100;
const day = 86_400_000;
/** For so many milliseconds both secrets of a rotated key work. */
const bothWorkMs = day;
/** A revoked key is shown for so many milliseconds. */
const shownForMs = 90 * day;
/** Use is noted no more often than this. */
const notedEvery = 60_000;

// No public page shows keys.
const unseen = { raisesRevision: false };

const withMaker = (db: Tx) =>
  db.select({ key: keys, maker: admins }).from(keys).leftJoin(admins, eq(admins.id, keys.adminId));
const record = ({ key, maker }: { key: KeyRow; maker: AdminRow | null }): KeyRecord => ({ ...key, maker });

/** Returns each scope once. */
export const keysInOrder = (named: readonly Scope[]): Scope[] => scopes.filter((scope) => named.includes(scope));

/** The newest key comes first. */
export const listKeys = async (db: Tx): Promise<KeyRecord[]> =>
  (await withMaker(db).orderBy(desc(keys.createdAt), desc(keys.id))).map(record);

/** Returns null when the id is unknown. */
export async function findKey(db: Tx, id: string): Promise<KeyRecord | null> {
  const [row] = await withMaker(db).where(eq(keys.id, id));
  return row ? record(row) : null;
}

/** Whether the key and the person who made it are as they should be; the time of the key may be over all the same. */
export const isKeyRevoked = ({ revokedAt, maker }: KeyRecord) => revokedAt !== null || maker?.suspendedAt !== null;

export const isKeyOver = ({ expiresAt }: KeyRow, now: number) => expiresAt !== null && expiresAt <= now;

const bySecret = reading((tx) =>
  withMaker(tx).where(
    or(
      eq(keys.hash, placeholder('hash')),
      and(eq(keys.formerHash, placeholder('hash')), gt(keys.formerUntil, placeholder('now'))),
    ),
  ),
);

/** Returns the key that has this hash, or had it before a rotation a short while ago, whether it works or not. */
export async function findKeyByHash(db: Tx, hash: string, now: number): Promise<KeyRecord | null> {
  const [row] = await bySecret(db, { hash, now });
  return row ? record(row) : null;
}

const sameName = (a: string, b: string) => lowerCase(a) === lowerCase(b);

async function refuseTaken(tx: Tx, name: string, id?: string) {
  const others = (await tx.select({ id: keys.id, name: keys.name }).from(keys)).filter((key) => key.id !== id);
  if (others.some((key) => sameName(key.name, name))) throw badInput('name', `There is already a key “${name}”.`);
  return others.length;
}

/** Makes a key for a person. Throws `BAD_USER_INPUT` when the name is taken, `CONFLICT` when there are as many as there may be. */
export async function makeKey(db: Db, { id: adminId, email }: AdminRow, values: KeyValues, now: number): Promise<Made> {
  const secret = newSecret();
  const row = { id: randomUUID(), ...values, hash: hashOf(secret), start: startOf(secret), createdAt: now };
  await db.write(async (tx) => {
    await tx.delete(keys).where(lt(keys.revokedAt, now - shownForMs));
    if ((await refuseTaken(tx, values.name)) >= mostKeys) throw inUse(`There are ${mostKeys} keys already.`);
    // A person who chooses an end that is near knows of it.
    const endNoticed = stageOf(values.expiresAt, now) ?? null;
    await tx.insert(keys).values({ ...row, adminId, madeBy: email, endNoticed });
  }, unseen);
  return { key: await found(db, row.id), secret };
}

async function found(db: Tx, id: string): Promise<KeyRecord> {
  const key = await findKey(db, id);
  if (!key) throw new Error('The key that was written is not there.');
  return key;
}

/** Returns null when the id is unknown. Throws `CONFLICT` for a revoked key, `BAD_USER_INPUT` when the name is taken. */
async function write(db: Db, id: string, valuesFor: (before: KeyRow) => Partial<KeyRow>): Promise<KeyRecord | null> {
  return db.write(async (tx) => {
    const before = await findKey(tx, id);
    if (!before) return null;
    if (before.revokedAt !== null) throw inUse('This key was revoked. Make a new one.');
    const values = valuesFor(before);
    if (values.name !== undefined) await refuseTaken(tx, values.name, id);
    await tx.update(keys).set(values).where(eq(keys.id, id));
    return { ...before, ...values };
  }, unseen);
}

/** Returns null, and throws, as above. */
export const changeKey = (db: Db, id: string, values: Partial<KeyValues>, now: number) =>
  write(db, id, () => ({
    ...values,
    ...(values.expiresAt !== undefined && { endNoticed: stageOf(values.expiresAt, now) ?? null }),
  }));

/** Makes a new secret; the former one works for a while. Returns null, and throws, as above. */
export async function rotateKey(db: Db, id: string, now: number): Promise<Made | null> {
  const secret = newSecret();
  const values = { hash: hashOf(secret), start: startOf(secret), formerUntil: now + bothWorkMs };
  const key = await write(db, id, (before) => ({ ...values, formerHash: before.hash }));
  return key && { key, secret };
}

/** Returns the name of the key; null when the id is unknown or it was revoked already. */
export async function revokeKey(db: Db, id: string, now: number): Promise<string | null> {
  const [row] = await db.write(
    (tx) =>
      tx
        .update(keys)
        .set({ revokedAt: now })
        .where(and(eq(keys.id, id), isNull(keys.revokedAt)))
        .returning({ name: keys.name }),
    unseen,
  );
  return row?.name ?? null;
}

/** Notes a use, at most once a minute. */
export async function noteKeyUse(db: Db, { id, lastUsedAt }: KeyRow, from: string | null, now: number) {
  const due = now - notedEvery;
  if (lastUsedAt !== null && lastUsedAt > due) return;
  const isDue = and(eq(keys.id, id), or(isNull(keys.lastUsedAt), lt(keys.lastUsedAt, due + 1)));
  await db.write((tx) => tx.update(keys).set({ lastUsedAt: now, lastUsedFrom: from }).where(isDue).returning(), unseen);
}
