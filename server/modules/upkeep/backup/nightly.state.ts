import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Folders } from '../../../context/backups.ts';
import { unlessMissing } from '../../../storage/files.ts';
import type { NightlyState } from '../../../context/context.ts';
import { storageFailureOf } from '../../../db/storageFailure.ts';
import { readName } from './backupNames.ts';
import { findBackup, fileNames } from './listBackups.ts';

const failed = z.object({ failedAt: z.number(), failure: z.string() });
const failureFile = (backups: string) => join(backups, 'nightly-failed.json');

/** Returns the nightly backups that are nightlyBackups, the newest first. */
export async function nightlyBackups(folders: Folders): Promise<{ name: string; madeAt: number }[]> {
  const found = (await fileNames(folders)).flatMap((name) => {
    const { isNightly, madeAt } = readName(name) ?? {};
    return isNightly && madeAt ? [{ name, madeAt }] : [];
  });
  return found.sort((a, b) => b.madeAt - a.madeAt);
}

/** The failure is noted beside the backups, since a backup may fail because the database cannot be read. */
export async function stateOf(folders: Folders): Promise<NightlyState> {
  const text = await unlessMissing(readFile(failureFile(folders.backups), 'utf8'));
  const known = text ? failed.parse(JSON.parse(text)) : { failedAt: null, failure: null };
  try {
    const [newest] = await nightlyBackups(folders);
    const file = newest && (await findBackup(folders, newest.name));
    return { madeAt: newest?.madeAt ?? null, bytes: file?.bytes ?? null, ...known };
  } catch (error) {
    if (!folders.bucket || !storageFailureOf(error)) throw error;
    return { madeAt: null, bytes: null, failedAt: known.failedAt ?? Date.now(), failure: known.failure ?? away };
  }
}

const away = 'The bucket of the backups does not answer.';

export async function noteFailure(backups: string, failedAt: number, failure: string) {
  await mkdir(backups, { recursive: true, mode: 0o700 });
  await writeFile(failureFile(backups), JSON.stringify({ failedAt, failure }));
}

export const forgetFailure = (backups: string) => rm(failureFile(backups), { force: true });
