import { createHash } from 'node:crypto';
import type { Context } from '../../../context/context.ts';
import { DomainError, notFound } from '../../../core/errors.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import { importSheetJob } from './importSheet.job.ts';
import { packed } from './keptReport.ts';
import * as runs from './runs.store.ts';
import type { ImportOptions } from './sheets.import.ts';
import type { SheetReport } from './sheets.report.ts';

type Sent = { bytes: Buffer; name: string; admin: string };
type Options = Omit<ImportOptions, 'runId' | 'profile' | 'dryRun'> & { profile: string };

/** These refusals say to look again, or were asked for: the run was none. */
const isNoRun = (error: unknown) =>
  error instanceof DomainError && (error.kind === 'canceled' || error.kind === 'conflict');

/**
 * Imports a file as a run of its profile. A run that fails is kept with its reason and its file. Throws `CONFLICT` while another
 * run of the profile is going on, and like `importSheet`.
 */
export async function runProfile(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  sent: Sent,
  options: Options,
  name: { owner: string; id: string | null | undefined },
): Promise<SheetReport> {
  if (!(await profiles.find(db, options.profile))) throw notFound('Profile');
  const { bytes, admin } = sent;
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  const begun = { profileId: options.profile, admin, fileName: sent.name, fileHash };
  const runId = await runs.begin(db, begun, Date.now());
  try {
    return await jobs.run(importSheetJob, { ...sent, ...options, dryRun: false, runId }, name);
  } catch (error) {
    if (isNoRun(error)) await runs.forget(db, runId);
    else await runs.fail(db, runId, reasonOf(error), packed(bytes));
    throw error;
  }
}

const reasonOf = (error: unknown) =>
  error instanceof DomainError ? error.message : 'The server could not finish it. Nothing was changed.';
