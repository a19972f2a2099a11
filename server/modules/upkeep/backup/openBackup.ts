import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { extract, type Unpack } from 'tar';
import { alone } from '../../../db/sqlite/lock.ts';
import { lookInto, type Snapshot } from '../../../db/sqlite/snapshot.ts';
import { BadBackup, checkManifest, databaseName, type Manifest } from './archive/manifest.ts';
import { unseal } from './archive/seal.ts';
import { takeStored } from './archive/storedFiles.ts';

export type Opened = { folder: string; manifest: Manifest; snapshot: Snapshot };

const prefix = '.work-';

/** A backup is made or opened in a folder with this prefix; a killed process leaves it behind. */
export const isWorkFolder = (name: string) => name.startsWith(prefix);

/**
 * Gives `work` a temporary folder. Only one process at a time has one; folders of killed processes are removed first.
 */
export async function workFolder<T>(backups: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(backups, { recursive: true, mode: 0o700 });
  return alone(
    backups,
    async () => {
      const left = (await readdir(backups)).filter(isWorkFolder);
      for (const name of left) await rm(join(backups, name), { recursive: true });
      const folder = await mkdtemp(join(backups, prefix));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    'backup.lock',
  );
}

/** Says where the uploads are that a backup does not hold; `comparesOnly` leaves them there. */
type Apart = { places?: string[]; right?: ReadonlySet<string>; comparesOnly?: boolean };

/**
 * Unpacks a backup into a folder and checks all of it: its seal, each file by the manifest, and the database by SQLite.
 * Throws `BadBackup`.
 */
export async function openBackup(
  file: string,
  passphrase: string | undefined,
  folder: string,
  { places = [dirname(file)], right, comparesOnly = false }: Apart = {},
): Promise<Opened> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new BadBackup(`There is no file ${file}.`);
  const read = await unseal(file, passphrase);
  // The whole file is checked before anything is unpacked.
  for await (const _ of read());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const manifest = await unpack(read(), folder)
    .then(() => checkManifest(folder))
    .catch(refuseOdd);
  if (!manifest.files[databaseName]) throw new BadBackup('This backup is damaged: it holds no database.');
  if (manifest.format === 2)
    await takeStored(manifest, { places, passphrase, right, target: comparesOnly ? undefined : folder });
  return { folder, manifest, snapshot: checkDatabase(join(folder, databaseName)) };
}

async function unpack(archive: AsyncIterable<Buffer>, folder: string) {
  const files = extract({ cwd: folder, strict: true, preserveOwner: false, filter: (_, entry) => isPlain(entry) });
  // A full disk is an error of each file, and an error without a listener would end the process. The first is thrown.
  files.on('error', () => undefined);
  // It closes when the last file is written; pipeline() waits for events that only streams of Node emit.
  await Promise.all([once(files, 'close'), feed(archive, files)]);
}

async function feed(archive: AsyncIterable<Buffer>, files: Unpack) {
  let isFirst = true;
  for await (const bytes of archive) {
    if (isFirst && !isArchive(bytes))
      throw new BadBackup('This file is no backup of this product: it holds no archive.');
    isFirst = false;
    if (!files.write(bytes)) await once(files, 'drain');
  }
  if (isFirst) throw new BadBackup('This backup is empty.');
  files.end();
}

/** Checks the signature of a plain archive, since the package would also unpack compressed ones, to any size. */
const isArchive = (bytes: Buffer) => bytes.subarray(257, 262).toString('latin1') === 'ustar';

/** These are codes of a full or broken disk. Any other error in a new folder is caused by the file. */
const ofDisk = /^(ENOSPC|EDQUOT|EFBIG|EIO|EMFILE|ENFILE|EROFS)$/;

function refuseOdd(error: unknown): never {
  if (error instanceof BadBackup || !(error instanceof Error)) throw error;
  if ('code' in error && ofDisk.test(String(error.code))) throw error;
  throw new BadBackup('This backup is damaged: it cannot be unpacked.', { cause: error });
}

/** Links are left out, since they could lead anywhere. */
const isPlain = (entry: object) => 'type' in entry && (entry.type === 'File' || entry.type === 'Directory');

function checkDatabase(file: string) {
  try {
    return lookInto(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadBackup(`The database in this backup is damaged: ${reason}.`, { cause: error });
  }
}
