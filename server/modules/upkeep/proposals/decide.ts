import { inUse } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { decideProposal, findWaitingProposal } from '../../catalogue/proposals/proposals.store.ts';
import { changeThings } from '../plans/doPlan.ts';

/**
 * Does what a program asked for, in one transaction. Throws `CONFLICT`, and does nothing, when somebody has changed one of the
 * values since, or has decided already.
 */
export const confirm = (db: Db, id: string, by: string, now: number) =>
  db.write(async (tx) => {
    const { rows } = await findWaitingProposal(tx, id, now);
    const { met, undo } = await changeThings(tx, rows, false);
    if (met > 0)
      throw inUse(
        `Somebody has changed ${met === 1 ? 'one of these products' : `${met} of these products`} since. Decline it, and let the program propose again.`,
      );
    await decideProposal(tx, id, { state: 'DONE', decidedBy: by, decidedAt: now, undo });
  });

/** Throws `NOT_FOUND` and `CONFLICT`. */
export const decline = (db: Db, id: string, by: string, now: number) =>
  db.write(
    async (tx) => {
      await findWaitingProposal(tx, id, now);
      await decideProposal(tx, id, { state: 'DECLINED', decidedBy: by, decidedAt: now });
    },
    { raisesRevision: false },
  );
