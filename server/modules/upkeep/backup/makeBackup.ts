import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { create } from 'tar';
import { flush, unlessMissing } from '../../../storage/files.ts';
import type { Folders } from '../../../context/backups.ts';
import type { FileStorage } from '../../../storage/fileStorage.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import { databaseFile } from '../../../db/sqlite/sqliteDatabase.ts';
import { copyDatabase } from '../../../db/sqlite/snapshot.ts';
import {
  BadBackup,
  databaseName,
  manifestName,
  uploadsName,
  writeManifest,
  type Manifest,
} from './archive/manifest.ts';
import { byHand, stampOf } from './backupNames.ts';
import { moveToBucket, uploadedFiles, uploadsOf } from './backupBucket.ts';
import { loadServerCopies } from './loadServerCopies.ts';
import { openBackup, workFolder } from './openBackup.ts';
import { sealed } from './archive/seal.ts';
import { linkOrCopy } from './archive/linkOrCopy.ts';
import { openStored } from './archive/storedFiles.ts';

/**
 * `stays` keeps the backup in the folder even on a site with a bucket. `isThin` stores the uploads apart, once for all such
 * backups of the folder; on a site with a bucket, every backup is whole.
 */
export type Options = {
  passphrase?: string | undefined;
  now?: number;
  kind?: string;
  stays?: boolean;
  isThin?: boolean;
};

export type Made = { file: string; bytes: number; counts: Record<string, number>; missing: string[] };

/**
 * Writes the whole site into one file (or, thin, into one beside the stored uploads) while it is in use, restores that into another folder, compares, and only then
 * gives the file its name. `missing` are uploads that are not in the storage, and so not in the backup.
 */
export async function makeBackup(
  folders: Folders,
  { passphrase, now = Date.now(), kind = byHand, stays = false, isThin = false }: Options = {},
  progress: Progress = unfollowed(),
): Promise<Made> {
  const { dataDir, backups, databaseUrl } = folders;
  if (!databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new Error(`There is no site in ${dataDir}: check DATA_DIR.`);
  progress.expect(steps);
  return workFolder(backups, async (folder) => {
    const staged = join(folder, 'staged');
    await mkdir(staged);
    const stored = isThin && !folders.bucket ? await openStored(backups, passphrase) : undefined;
    const apart: Manifest['files'] = {};
    const takeUploads = async () => {
      if (!stored) return take(folders, join(staged, uploadsName));
      for (const path of await uploadedFiles(folders)) {
        const name = `${uploadsName}/${path}`;
        const entry = apart[name] ?? (await stored.keep(join(folders.uploads, path)));
        if (entry) apart[name] = entry;
      }
      await stored.flush();
    };
    // Uploads are copied before and after the database, since a file is stored before its row and removed after it.
    await takeUploads();
    const copy = join(staged, databaseName);
    await (databaseUrl ? (await loadServerCopies()).copyServer(databaseUrl, copy) : copyDatabase(dataDir, copy));
    await takeUploads();
    await progress.advance();
    const manifest = await writeManifest(staged, now, stored && apart);
    await progress.advance();

    const unfinished = join(folder, 'archive');
    await writeArchive(staged, unfinished, { passphrase, isThin: stored !== undefined, salt: stored?.salt });
    await progress.advance();
    const { right } = stored ?? {};
    const opened = await openBackup(unfinished, passphrase, join(folder, 'trial'), {
      ...(right && { right }),
      ...{ places: [backups], comparesOnly: true },
    });
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

type Written = { passphrase: string | undefined; isThin: boolean; salt?: Buffer | undefined };

/** Writes a folder with its manifest as a backup. */
async function writeArchive(staged: string, to: string, { passphrase, isThin, salt }: Written) {
  // Retention reads the manifest alone, so it comes first.
  const names = [manifestName, databaseName, ...(isThin ? [] : [uploadsName])];
  const archive = create({ cwd: staged, portable: true }, names);
  await pipeline(sealed(archive, passphrase, { isThin, salt }), createWriteStream(to, { mode: 0o600, flush: true }));
}

/**
 * Writes a thin backup as one that holds its uploads, and checks that as every other. The file appears complete or not at
 * all. Throws `BadBackup`.
 */
export async function makeWhole(backups: string, file: string, passphrase: string | undefined, target: string) {
  await workFolder(backups, async (folder) => {
    const places = [dirname(file), backups];
    const { folder: staged, manifest } = await openBackup(file, passphrase, join(folder, 'opened'), { places });
    await mkdir(join(staged, uploadsName), { recursive: true });
    await rm(join(staged, manifestName));
    const whole = await writeManifest(staged, Date.parse(manifest.madeAt));
    const unfinished = join(folder, 'archive');
    await writeArchive(staged, unfinished, { passphrase, isThin: false });
    const opened = await openBackup(unfinished, passphrase, join(folder, 'trial'));
    if (!isDeepStrictEqual(opened.manifest, whole) || !isDeepStrictEqual(whole.files, manifest.files))
      throw new BadBackup('The backup does not hold what was written.');
    const part = join(dirname(target), `.${basename(target)}.part`);
    await copyFile(unfinished, part);
    await flush(part, 'r+');
    await rename(part, target);
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
