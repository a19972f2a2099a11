import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { offers } from '../../../db/tables/offerTables.ts';
import { offerPapers } from '../../../db/tables/orderTables.ts';

export type SentPaper = { bytes: Buffer; digest: string };

/** Returns the PDF of an offer as its buyer gets it; null before somebody has read it. */
export async function findSentPaper(db: Tx, offerSeq: number): Promise<SentPaper | null> {
  const [row] = await db.select().from(offerPapers).where(eq(offerPapers.offerSeq, offerSeq));
  return row ? { bytes: Buffer.from(row.content, 'base64'), digest: row.digest } : null;
}

/**
 * Keeps a PDF for good, and returns the kept one, which another process may have drawn first. Null where the offer was deleted
 * meanwhile.
 */
export const keepSentPaper = (db: Db, offerSeq: number, bytes: Buffer): Promise<SentPaper | null> =>
  db.write(
    async (tx) => {
      const [offer] = await tx.select({ seq: offers.seq }).from(offers).where(eq(offers.seq, offerSeq));
      if (!offer) return null;
      const digest = createHash('sha256').update(bytes).digest('hex');
      const row = { offerSeq, digest, content: bytes.toString('base64') };
      await tx.insert(offerPapers).values(row).onConflictDoNothing();
      return findSentPaper(tx, offerSeq);
    },
    { raisesRevision: false },
  );
