import { constants, createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { create } from 'tar';
import { flush, unlessMissing } from '../../../storage/files.ts';
import type { Folders } from '../../../context/backups.ts';
import type { FileStorage } from '../../../storage/fileStorage.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import { databaseFile } from '../../../db/sqliteDatabase.ts';
import { copyDatabase } from '../../../db/snapshot.ts';
import { BadBackup, databaseName, uploadsName, writeManifest } from './manifest.ts';
import { byHand, stampOf } from './backupNames.ts';
import { moveToBucket, uploadedFiles, uploadsOf } from './backupBucket.ts';
import { loadServerCopies } from './loadServerCopies.ts';
import { openBackup, workFolder } from './openBackup.ts';
import { sealed } from './seal.ts';

/** `stays` keeps the backup in the folder even on a site with a bucket. */
export type Options = { passphrase?: string | undefined; now?: number; kind?: string; stays?: boolean };

export type Made = { file: string; bytes: number; counts: Record<string, number>; missing: string[] };

/**
 * Writes the whole site into one file while it is in use, restores that into another folder, compares, and only then
 * gives the file its name. `missing` are uploads that are not in the storage, and so not in the backup.
 */
export async function makeBackup(
  folders: Folders,
  { passphrase, now = Date.now(), kind = byHand, stays = false }: Options = {},
  progress: Progress = unfollowed(),
): Promise<Made> {
  const { dataDir, backups, databaseUrl } = folders;
  if (!databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new Error(`There is no site in ${dataDir}: check DATA_DIR.`);
  progress.expect(steps);
  return workFolder(backups, async (folder) => {
    const staged = join(folder, 'staged');
    // Uploads are copied before and after the database, since a file is stored before its row and removed after it.
    await take(folders, join(staged, uploadsName));
    const copy = join(staged, databaseName);
    await (databaseUrl ? (await loadServerCopies()).copyServer(databaseUrl, copy) : copyDatabase(dataDir, copy));
    await take(folders, join(staged, uploadsName));
    await progress.advance();
    const manifest = await writeManifest(staged, now);
    await progress.advance();

    const unfinished = join(folder, 'archive');
    const archive = create({ cwd: staged, portable: true }, ['manifest.json', databaseName, uploadsName]);
    await pipeline(sealed(archive, passphrase), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await progress.advance();
    const opened = await openBackup(unfinished, passphrase, join(folder, 'trial'));
    if (!isDeepStrictEqual(opened.manifest, manifest))
      throw new BadBackup('The backup does not hold what was written.');

    const file = join(backups, `${kind}-${stampOf(now)}.tar${passphrase === undefined ? '' : '.enc'}`);
    await rename(unfinished, file);
    await flush(backups);
    const { size: bytes } = await stat(file);
    if (!stays) await moveToBucket(folders, file);
    const { counts, files } = opened.snapshot;
    return {
      file,
      bytes,
      counts,
      missing: files.filter((path) => manifest.files[path] === undefined),
    };
  });
}

/** It copies, takes checksums, writes the file, and restores it as a check. */
const steps = 4;

/**
 * Copies the uploads. On this disk it uses hard links, which keep files that are deleted meanwhile: the file of an
 * upload is never written again.
 */
async function take(folders: Folders, target: string) {
  const storage = await uploadsOf(folders);
  await mkdir(target, { recursive: true });
  for (const path of await uploadedFiles(folders)) {
    const to = join(target, path);
    await mkdir(dirname(to), { recursive: true });
    if (!folders.bucket) await unlessMissing(linkOrCopy(join(folders.uploads, path), to));
    else if (!existsSync(to)) await fetchFile(storage, path, to);
  }
}

async function fetchFile(storage: FileStorage, name: string, to: string) {
  const stream = await storage.stream(name);
  if (stream) await pipeline(stream, createWriteStream(to, { mode: 0o600 }));
}

async function linkOrCopy(from: string, to: string) {
  try {
    await link(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    // The target is on another disk, or on one without hard links.
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EMLINK') throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}
