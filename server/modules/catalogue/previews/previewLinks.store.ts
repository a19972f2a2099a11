import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { admins } from '../../../db/tables/accountTables.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { previewLinks } from '../../../db/tables/previewTables.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { may, work } from '../../../rights/may.ts';

export type PreviewLinkRow = typeof previewLinks.$inferSelect;

/** A thing has at most this many links that work. */
export const mostPreviewLinks = 20;

/** No page shows them. */
const unseen = { raisesRevision: false };
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const worksAt = (now: number) => gt(previewLinks.expiresAt, now);

/** Names what a link shows: 'product' and its id. */
export type Named = Pick<PreviewLinkRow, 'entity' | 'thingId'>;

/** Returns the links of a thing that work, the newest first. */
export const listPreviewLinks = (db: Tx, { entity, thingId }: Named, now: number): Promise<PreviewLinkRow[]> =>
  db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.thingId, thingId), eq(previewLinks.entity, entity), worksAt(now)))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id));

type New = Named & { createdBy: string; lasts: number };

/** Returns the new link with its token, of which only the hash is kept; 'full' when the thing has too many links. */
export async function addPreviewLink(db: Db, { entity, thingId, createdBy, lasts }: New, now: number) {
  const token = randomBytes(32).toString('base64url');
  const row = { id: randomUUID(), tokenHash: hashOf(token), entity, thingId, createdBy, createdAt: now };
  return db.write(async (tx) => {
    if ((await listPreviewLinks(tx, { entity, thingId }, now)).length >= mostPreviewLinks) return 'full';
    const link = { ...row, expiresAt: now + lasts };
    await tx.insert(previewLinks).values(link);
    return { link, token };
  }, unseen);
}

/**
 * Returns null for a token that is unknown, withdrawn or expired, and for the link of a person who may make none by now: one who
 * was removed, is suspended, or no longer edits the catalogue.
 */
export async function findPreviewLinkByToken(db: Tx, token: string, now: number): Promise<PreviewLinkRow | null> {
  const [row] = await db
    .select({ link: previewLinks, admin: admins })
    .from(previewLinks)
    .innerJoin(admins, eq(admins.email, previewLinks.createdBy))
    .where(and(eq(previewLinks.tokenHash, hashOf(token)), worksAt(now)));
  return row && may(row, work(ofCatalogue)) ? row.link : null;
}

/** Returns whether there was such a link. */
export const withdrawPreviewLink = (db: Db, id: string): Promise<boolean> =>
  db.write(async (tx) => {
    const gone = await tx.delete(previewLinks).where(eq(previewLinks.id, id)).returning({ id: previewLinks.id });
    return gone.length > 0;
  }, unseen);

export const removeExpiredPreviewLinks = (db: Db, now: number) =>
  db.write(async (tx) => void (await tx.delete(previewLinks).where(lte(previewLinks.expiresAt, now))), unseen);
