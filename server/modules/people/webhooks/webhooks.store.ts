import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { badInput, inUse } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { plus } from '../../../db/columns/expressions.ts';
import { webhooks, type WebhookRow } from '../../../db/tables/webhookTables.ts';
import { holds } from '../../../core/holds.ts';
import { lowerCase } from '../../../../common/text/locale.ts';

export type WebhookRecord = WebhookRow;
export type WithSecret = { webhook: WebhookRecord; secret: string };
export type WebhookValues = Pick<WebhookRow, 'name' | 'url' | 'events' | 'whole' | 'personalData' | 'importedRows'>;
/** Who added it, and the key that entered its address. */
type Origin = Pick<WebhookRow, 'madeBy' | 'keyId'>;
/** A secret as it is kept: sealed, with the letters that are shown. */
export type KeptSecret = Pick<WebhookRow, 'secret' | 'secretEnd'>;

export const mostWebhooks = 10;
/** For so many milliseconds both secrets of a rotated endpoint sign. */
const bothSignMs = 86_400_000;

// No public page shows endpoints.
const unseen = { raisesRevision: false };
const is = (id: string) => eq(webhooks.id, id);

/** The first one that was added comes first. */
export const listWebhooks = (db: Tx): Promise<WebhookRow[]> =>
  db.select().from(webhooks).orderBy(asc(webhooks.createdAt), asc(webhooks.id));

/** Returns null when the id is unknown. */
export async function findWebhook(db: Tx, id: string): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(is(id));
  return row ?? null;
}

const folded = (name: string) => lowerCase(name);

async function refuseTaken(tx: Tx, name: string, id?: string) {
  const others = (await listWebhooks(tx)).filter((one) => one.id !== id);
  if (others.some((one) => folded(one.name) === folded(name)))
    throw badInput('name', `There is already a webhook “${name}”.`);
  return others.length;
}

/** Throws `BAD_USER_INPUT` when the name is taken, `CONFLICT` when there are as many as there may be. */
export const addWebhook = (db: Db, values: WebhookValues & KeptSecret & Origin, now: number) =>
  db.write(async (tx): Promise<WebhookRow> => {
    if ((await refuseTaken(tx, values.name)) >= mostWebhooks)
      throw inUse(`There are ${mostWebhooks} webhooks already.`);
    const [row] = await tx
      .insert(webhooks)
      .values({ id: randomUUID(), ...values, createdAt: now })
      .returning();
    if (!row) throw new Error('The webhook was not stored.');
    return row;
  }, unseen);

/**
 * Returns null when the id is unknown, and `'stale'` when it has another version by now. A new address begins without the
 * failures of the former one. Throws `BAD_USER_INPUT` when the name is taken.
 */
export const changeWebhook = (
  db: Db,
  id: string,
  values: WebhookValues & Pick<Origin, 'keyId'>,
  { version, fresh }: { version?: number | null | undefined; fresh: KeptSecret },
) =>
  db.write(async (tx): Promise<WebhookRow | 'stale' | null> => {
    const before = await findWebhook(tx, id);
    if (!before) return null;
    if (version != null && version !== before.version) return 'stale';
    await refuseTaken(tx, values.name, id);
    if (holds(before, values)) return before;
    const isElsewhere = values.url !== before.url;
    const secret = isAtOtherHost(before.url, values.url) && { ...fresh, formerSecret: null, formerUntil: null };
    return setWebhook(tx, id, {
      ...values,
      ...(isElsewhere && unfailed),
      ...secret,
      version: plus(webhooks.version, 1),
    });
  }, unseen);

const isAtOtherHost = (before: string, after: string) => new URL(before).origin !== new URL(after).origin;

const unfailed = { failingSince: null, failedAt: null, pausedUntil: null };

type Changed = Partial<{ [Name in keyof WebhookRow]: WebhookRow[Name] | ReturnType<typeof plus> }>;

/** It belongs in a transaction. Returns null when the id is unknown. */
export async function setWebhook(tx: Tx, id: string, values: Changed): Promise<WebhookRow | null> {
  const [row] = await tx.update(webhooks).set(values).where(is(id)).returning();
  return row ?? null;
}

/** Removes an endpoint with all that waits for it. Returns null when the id is unknown. */
export const removeWebhook = (db: Db, id: string) =>
  db.write(async (tx): Promise<WebhookRow | null> => {
    const [row] = await tx.delete(webhooks).where(is(id)).returning();
    return row ?? null;
  }, unseen);

/** The former secret signs as well for a day. Returns null when the id is unknown. */
export const rotateWebhookSecret = (db: Db, id: string, secret: KeptSecret, now: number) =>
  db.write(async (tx) => {
    const before = await findWebhook(tx, id);
    const former = { formerSecret: before?.secret ?? null, formerUntil: now + bothSignMs };
    return setWebhook(tx, id, { ...secret, ...former });
  }, unseen);

/** Switches an endpoint on, without its failures. It belongs in a transaction. */
export const switchOnWebhook = (tx: Tx, id: string, keyId: string | null) =>
  setWebhook(tx, id, { keyId, offAt: null, offReason: null, ...unfailed });
