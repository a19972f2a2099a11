import type { Services } from '../../../context/context.ts';
import { addToAudit } from '../../../context/audit.ts';
import { DomainError } from '../../../core/errors.ts';
import { ProcessEnds } from '../../../jobs/job.ts';
import { unpacked } from './keptReport.ts';
import { runWaiting } from './runProfile.ts';
import * as runs from './runs.store.ts';

/** Returns a function that does the runs that wait; its first call resumes those that ended with an earlier process. */
export function createWaitingRuns(services: Pick<Services, 'db' | 'jobs' | 'log'>) {
  let isResumed = false;
  return async () => {
    if (!isResumed) await runs.resume(services.db, Date.now());
    isResumed = true;
    await doWaitingRuns(services);
  };
}

/** Does the runs that wait, one after the other. What is wrong with a file stands at its run. */
export async function doWaitingRuns({ db, jobs, log }: Pick<Services, 'db' | 'jobs' | 'log'>) {
  for (let run = await runs.beginWaiting(db, Date.now()); run; run = await runs.beginWaiting(db, Date.now())) {
    const { id, profileId, admin, fileName } = run;
    const sent = { id, profileId, admin, name: fileName, bytes: unpacked(run.file ?? '') };
    try {
      const { importId } = await runWaiting({ db, jobs }, sent);
      if (importId !== null) await addToAudit(db, { event: 'IMPORTED', about: fileName });
    } catch (error) {
      if (error instanceof ProcessEnds) return;
      if (!(error instanceof DomainError)) log.error({ err: error, profile: profileId }, 'a run of a profile failed');
    }
  }
}
