import type { Context } from '../../../context/context.ts';
import { DomainError, notFound } from '../../../core/errors.ts';
import { ProcessEnds } from '../../../jobs/job.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import { importSheetJob } from './importSheet.job.ts';
import { hashOf, packed } from './keptReport.ts';
import * as runs from './runs.store.ts';
import type { ImportOptions } from './sheets.import.ts';
import type { SheetReport } from './sheets.report.ts';

type Services = Pick<Context, 'db' | 'jobs'>;
export type Sent = { bytes: Buffer; name: string; admin: string };
type Options = Omit<ImportOptions, 'runId' | 'profile' | 'dryRun' | 'keepAs'> & { profile: string };
type Name = { owner: string; id: string | null | undefined };

/** These refusals say to look again, or were asked for: the run was none. */
const isNoRun = (error: unknown) =>
  error instanceof DomainError && (error.kind === 'canceled' || error.kind === 'conflict');

/**
 * Imports a file as a run of its profile. A run that fails is kept with its reason and its file. Throws `CONFLICT` while another
 * run of the profile is going on, and like `importSheet`.
 */
export async function runProfile(services: Services, sent: Sent, options: Options, name: Name): Promise<SheetReport> {
  const { db } = services;
  if (!(await profiles.find(db, options.profile))) throw notFound('Profile');
  const { bytes, admin } = sent;
  const begun = { profileId: options.profile, admin, fileName: sent.name, fileHash: hashOf(bytes) };
  return goOn(services, await runs.begin(db, begun, Date.now()), sent, options, name);
}

/** `isSent` tells that a program has sent the file, and was answered that it is taken. */
type Going = Options & { isSent?: boolean };

/** Does a run that has begun. */
async function goOn(
  { db, jobs }: Services,
  runId: string,
  sent: Sent,
  { isSent = false, ...options }: Going,
  name: Name,
) {
  try {
    return await jobs.run(importSheetJob, { ...sent, ...options, dryRun: false, runId, keepAs: undefined }, name);
  } catch (error) {
    // A file that was sent stays with its run, which the next process resumes.
    if (error instanceof ProcessEnds && isSent) throw error;
    if (isNoRun(error)) await runs.forget(db, runId);
    else await runs.fail(db, runId, reasonOf(error), packed(sent.bytes));
    throw error;
  }
}

const reasonOf = (error: unknown) =>
  error instanceof DomainError ? error.message : 'The server could not finish it. Nothing was changed.';

const unattended = {
  ...{ columns: undefined, corrections: undefined, answers: undefined, fingerprint: undefined },
  ...{ skipWrong: true, letPass: false },
};
const nobody = { owner: '', id: null };

/** Imports a file for which no person waits. Throws like `runProfile`. */
export const runUnattended = (services: Services, sent: Sent, profile: string) =>
  runProfile(services, sent, { ...unattended, profile }, nobody);

/** Does a waiting run whose turn it is. Throws like `runProfile`. */
export const runWaiting = (services: Services, { id, profileId, ...sent }: Sent & { id: string; profileId: string }) =>
  goOn(services, id, sent, { ...unattended, profile: profileId, isSent: true }, nobody);
