import { healthCheckNames } from '../../../../common/health/healthChecks.ts';
import { dayHere } from '../../../core/companyDays.ts';
import type { Db } from '../../../db/database.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { forgetDeletedFindings } from './acceptedFindings.ts';
import * as health from './health.store.ts';
import { lookForOutliers } from './outliers.ts';

const hour = 3_600_000;
/** The counts of a day are made from this hour on, after the nightly imports. */
const from = 4 * hour;
const kept = 60 * 24 * hour;

/**
 * Keeps the counts of the health checks once a day, and notifies people if one has risen since the last time. Call it at
 * regular times. `lookFirst` finds what takes too long to be found while somebody waits.
 */
export async function countNightly(
  db: Db,
  now = Date.now(),
  lookFirst: () => Promise<unknown> = () => lookForOutliers(db),
) {
  const day = dayHere(now - from);
  const before = await health.lastBefore(db, `${day}~`);
  if (before?.day === day) return;
  await lookFirst();
  const counts = await health.countAll(db, now);
  const numbers = Object.fromEntries(
    healthCheckNames.flatMap((check) => {
      const more = counts[check] - (before?.counts[check] ?? counts[check]);
      return more > 0 ? [[check, more]] : [];
    }),
  );
  await db.write(
    async (tx) => {
      // Another process may have done it since.
      if (!(await health.keep(tx, { day, counts, countedAt: now }))) return;
      await health.forgetBefore(tx, dayHere(now - kept));
      await forgetDeletedFindings(tx);
      if (Object.keys(numbers).length > 0)
        await raiseNotice(tx, { kind: 'HEALTH_WORSENED', subject: day, numbers, now });
    },
    { raisesRevision: false },
  );
}
