import type { Context, Services } from '../../../../context/context.ts';
import { DomainError, notFound } from '../../../../core/errors.ts';
import { ProcessEnds } from '../../../../jobs/job.ts';
import type { JobName } from '../../../../jobs/jobs.ts';
import { find } from '../../../catalogue/importProfiles/profiles.store.ts';
import { importSheetJob, importSentJob } from '../sheets.jobs.ts';
import { beginRun, beginWaitingRun, endCutOffRuns, failRun, forgetRun } from '../runs.store.ts';
import { fileHashOf, packed, unattendedNames, unpacked } from '../runs.store.ts';
import type { ImportOptions } from '../import.ts';
import type { SheetReport } from '../report.ts';
import { createRounds } from './rounds.ts';
import { addToAudit } from '../../../../context/audit.ts';

export type RunServices = Pick<Context, 'db' | 'jobs'>;
export type Sent = { bytes: Buffer; name: string; admin: string };
type Options = Omit<ImportOptions, 'runId' | 'profile' | 'dryRun' | 'keepAs'> & { profile: string };
type Name = JobName;

/** These refusals say to look again, or were asked for: the run was none. */
const isNoRun = (error: unknown) =>
  error instanceof DomainError && (error.kind === 'canceled' || error.kind === 'conflict');

/**
 * Imports a file as a run of its profile. A run that fails is kept with its reason and its file. Throws `CONFLICT` while another
 * run of the profile is going on, and like `importSheet`.
 */
export async function runProfile(
  services: RunServices,
  sent: Sent,
  options: Options,
  name: Name,
): Promise<SheetReport> {
  const { db } = services;
  if (!(await find(db, options.profile))) throw notFound('Profile');
  const { bytes, admin } = sent;
  const begun = { profileId: options.profile, admin, fileName: sent.name, fileHash: fileHashOf(bytes) };
  return goOn(services, await beginRun(db, begun, Date.now()), sent, options, name);
}

/** `isSent` tells that a program has sent the file, and was answered that it is taken. */
type Going = Options & { isSent?: boolean };

/** Does a run that has begun. */
async function goOn(
  { db, jobs }: RunServices,
  runId: string,
  sent: Sent,
  { isSent = false, ...options }: Going,
  name: Name,
) {
  try {
    const job = name.turn === undefined ? importSheetJob : importSentJob;
    return await jobs.run(job, { ...sent, ...options, dryRun: false, runId, keepAs: undefined }, name);
  } catch (error) {
    // A file that was sent stays with its run, which the next process resumes.
    if (error instanceof ProcessEnds && isSent) throw error;
    if (isNoRun(error)) await forgetRun(db, runId);
    else await failRun(db, runId, reasonOf(error), packed(sent.bytes));
    throw error;
  }
}

const reasonOf = (error: unknown) =>
  error instanceof DomainError ? error.message : 'The server could not finish it. Nothing was changed.';

/** Names in place of a person who imports. Only the process that leads does these runs. */
export const [bySchedule, byFolder] = unattendedNames;

const unattended = {
  ...{ columns: undefined, corrections: undefined, answers: undefined, fingerprint: undefined },
  ...{ skipWrong: true, letPass: false },
};
/** For runs of suppliers, which take turns by their profiles. */
const nobody = (profile: string): Name => ({ owner: '', id: null, turn: profile });

/** Imports a file for which no person waits. Throws like `runProfile`. */
export const runUnattended = (services: RunServices, sent: Sent, profile: string) =>
  runProfile(services, sent, { ...unattended, profile }, nobody(profile));

/** Does a waiting run whose turn it is. Throws like `runProfile`. */
const runWaiting = (services: RunServices, { id, profileId, ...sent }: Sent & { id: string; profileId: string }) =>
  goOn(services, id, sent, { ...unattended, profile: profileId, isSent: true }, nobody(profileId));

/** Two runs of different profiles are done at a time, so that a file that takes long does not keep the others waiting. */
const places = ['one', 'another'];

/** Returns a function that does the runs that wait; its first call ends or resumes those that an earlier process has begun. */
export function createWaitingRuns(services: Pick<Services, 'db' | 'jobs' | 'log'>) {
  const since = Date.now();
  let isResumed = false;
  const round = createRounds(places.length, (error) => services.log.error({ err: error }, 'waiting runs failed'));
  return async () => {
    if (!isResumed) await endCutOffRuns(services.db, since);
    isResumed = true;
    await round(places, () => doWaitingRuns(services));
  };
}

/** Does the runs that wait, one after the other. What is wrong with a file stands at its run. */
export async function doWaitingRuns({ db, jobs, log }: Pick<Services, 'db' | 'jobs' | 'log'>) {
  for (let run = await beginWaitingRun(db, Date.now()); run; run = await beginWaitingRun(db, Date.now())) {
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
