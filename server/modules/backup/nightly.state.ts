import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { unlessMissing } from '../../core/files.ts';
import type { NightlyState } from '../../core/nightlyState.ts';
import { readName } from './backupNames.ts';

const failed = z.object({ failedAt: z.number(), failure: z.string() });
const failureFile = (backups: string) => join(backups, 'nightly-failed.json');

/** Of every nightly backup that is kept, the newest first. */
export async function kept(backups: string): Promise<{ file: string; madeAt: number }[]> {
  const names = (await unlessMissing(readdir(backups))) ?? [];
  const found = names.flatMap((name) => {
    const { isNightly, madeAt } = readName(name) ?? {};
    return isNightly && madeAt ? [{ file: join(backups, name), madeAt }] : [];
  });
  return found.sort((a, b) => b.madeAt - a.madeAt);
}

/** It stands beside the backups, since a database that cannot be read is a reason for one to fail. */
export async function stateOf(backups: string): Promise<NightlyState> {
  const [newest] = await kept(backups);
  const text = await unlessMissing(readFile(failureFile(backups), 'utf8'));
  const { failedAt, failure } = text ? failed.parse(JSON.parse(text)) : { failedAt: null, failure: null };
  return { madeAt: newest?.madeAt ?? null, failedAt, failure };
}

export async function noteFailure(backups: string, failedAt: number, failure: string) {
  await mkdir(backups, { recursive: true, mode: 0o700 });
  await writeFile(failureFile(backups), JSON.stringify({ failedAt, failure }));
}

export const forgetFailure = (backups: string) => rm(failureFile(backups), { force: true });
