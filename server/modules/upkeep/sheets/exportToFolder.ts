import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../../context/context.ts';
import { addToAudit } from '../../../context/audit.ts';
import { DomainError } from '../../../core/errors.ts';
import type { ImportProfileRow } from '../../catalogue/importProfiles/profiles.store.ts';
import { exportProfileJob } from './exportProfile.job.ts';
import { exportedName } from './exportedName.ts';
import { packed } from './keptReport.ts';
import * as runs from './runs.store.ts';

type Needed = Pick<Services, 'db' | 'heavyWork' | 'log'>;
type By = { admin: string; now: number };

/**
 * Writes the file of an export profile into the folder, as a run of the profile. Programs that read it see the former file or the
 * whole new one. Why it failed stands at the run.
 */
export async function exportToFolder(
  { db, heavyWork, log }: Needed,
  folder: string | undefined,
  profile: ImportProfileRow,
  { admin, now }: By,
) {
  const name = exportedName(profile);
  const run = await runs.begin(db, { profileId: profile.id, admin, fileName: name, fileHash: '' }, now);
  try {
    if (folder === undefined) throw new NoFolder('The setting EXPORT_FOLDER names no folder to write to.');
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${name}.part`);
    await rm(unfinished, { force: true });
    const { rows } = await heavyWork.run(exportProfileJob, { profile: profile.id, file: unfinished }, { visitor: '' });
    await rename(unfinished, join(folder, name));
    await db.write((tx) => runs.finish(tx, run, { state: 'DONE', rows }), { raisesRevision: false });
    await addToAudit(db, { event: 'EXPORTED', about: name });
  } catch (error) {
    const isKnown = error instanceof DomainError || error instanceof NoFolder;
    if (!isKnown) log.error({ err: error, profile: profile.id }, 'an export profile failed');
    await runs.fail(db, run, isKnown ? error.message : 'The server could not write the file.', packed(Buffer.alloc(0)));
  }
}

/** Nobody has set the folder. */
class NoFolder extends Error {}
