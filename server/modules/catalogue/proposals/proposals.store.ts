import { and, eq, gt, lt } from 'drizzle-orm';
import { inUse, notFound } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { proposals, type PlannedRow } from '../../../db/tables/planTables.ts';

export type ProposalRow = typeof proposals.$inferSelect;

/** A proposal can be confirmed for this many milliseconds: a week. */
export const proposalWorksForMs = 7 * 86_400_000;
/** And is shown for a month. */
export const proposalsKeptForMs = 30 * 86_400_000;
/** At most this many wait at a time. */
const mostWaiting = 100;

/** Nothing of a proposal is on the site before somebody confirms it, so pages stay. */
const quiet = { raisesRevision: false };

export async function findProposal(db: Tx, id: string): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
  return row;
}

type Asked = { id: string; program: string; reason: string; rows: PlannedRow[] };

/** Throws `CONFLICT` when as many wait as may. */
export const addProposal = (db: Db, asked: Asked, now: number): Promise<ProposalRow> =>
  db.write(async (tx) => {
    const isOpen = and(eq(proposals.state, 'WAITING'), gt(proposals.createdAt, now - proposalWorksForMs));
    if ((await tx.$count(proposals, isOpen)) >= mostWaiting)
      throw inUse(`${mostWaiting} proposals wait already. Somebody has to decide on some first.`);
    const [row] = await tx
      .insert(proposals)
      .values({ ...asked, createdAt: now })
      .returning();
    if (!row) throw new Error('A row that was just inserted is missing.');
    return row;
  }, quiet);

/** Throws `NOT_FOUND` for an unknown proposal, and `CONFLICT` for one that is decided or too old. */
export async function findWaitingProposal(tx: Tx, id: string, now: number): Promise<ProposalRow> {
  const row = await findProposal(tx, id);
  if (!row) throw notFound('The proposal');
  if (row.state !== 'WAITING') throw inUse('Somebody has decided on this proposal already.');
  if (row.createdAt + proposalWorksForMs <= now)
    throw inUse('This proposal is more than a week old. The program can make it again.');
  return row;
}

type Decided = Pick<ProposalRow, 'state' | 'decidedBy' | 'decidedAt'> & { undo?: ProposalRow['undo'] };

export const decideProposal = async (tx: Tx, id: string, decided: Decided) =>
  tx.update(proposals).set(decided).where(eq(proposals.id, id));

export const removeProposalsOlderThan = (db: Db, before: number) =>
  db.write(async (tx) => tx.delete(proposals).where(lt(proposals.createdAt, before)), quiet);
