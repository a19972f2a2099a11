import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Folders } from '../../core/backups.ts';
import { unlessMissing } from '../../core/files.ts';
import type { NightlyState } from '../../core/nightlyState.ts';
import { listBackups } from './listBackups.ts';

const failed = z.object({ failedAt: z.number(), failure: z.string() });
const failureFile = (backups: string) => join(backups, 'nightly-failed.json');

/** Of every nightly backup that is kept, the newest first. */
export const kept = async (folders: Folders) => (await listBackups(folders)).filter(({ isNightly }) => isNightly);

/** It stands beside the backups, since a database that cannot be read is a reason for one to fail. */
export async function stateOf(folders: Folders): Promise<NightlyState> {
  const [newest] = await kept(folders);
  const text = await unlessMissing(readFile(failureFile(folders.backups), 'utf8'));
  const { failedAt, failure } = text ? failed.parse(JSON.parse(text)) : { failedAt: null, failure: null };
  return { madeAt: newest?.madeAt ?? null, failedAt, failure };
}

export async function noteFailure(backups: string, failedAt: number, failure: string) {
  await mkdir(backups, { recursive: true, mode: 0o700 });
  await writeFile(failureFile(backups), JSON.stringify({ failedAt, failure }));
}

export const forgetFailure = (backups: string) => rm(failureFile(backups), { force: true });
