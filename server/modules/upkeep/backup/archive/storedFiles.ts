import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { flush, unlessMissing } from '../../../../storage/files.ts';
import { linkOrCopy } from './linkOrCopy.ts';
import { BadBackup, sumOf, uploadsName, type Manifest } from './manifest.ts';
import { readSealed, saltLength, saltOf, sealed } from './seal.ts';

// Uploads never change, so the folder of the backups holds each of them once, by its SHA-256, for all nightly backups:
// files/SHA, or files/SHA.SALT.enc with a passphrase. All that one passphrase seals has one salt, since a key takes half a
// second to derive.

const folderName = 'files';
export const storedFolder = (backups: string) => join(backups, folderName);
const isFinished = (name: string) => /^[\da-f]{64}(\.[\da-f]{8}\.enc)?$/.test(name);
const sumInName = (name: string) => name.slice(0, 64);
const storedName = (sum: string, salt: Buffer | undefined) => (salt ? `${sum}.${idOf(salt)}.enc` : sum);
const idOf = (salt: Buffer) => createHash('sha256').update(salt).digest('hex').slice(0, 8);
const namesIn = async (folder: string) => (await unlessMissing(readdir(folder))) ?? [];

type Entry = Manifest['files'][string];

/** Adds files to the folder; a file that is in it already is compared, and replaced if it has changed. */
export async function openStored(backups: string, passphrase: string | undefined) {
  const folder = storedFolder(backups);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const salt =
    passphrase === undefined ? undefined : ((await saltOfStored(folder, passphrase)) ?? randomBytes(saltLength));
  const nameOf = (sum: string) => storedName(sum, salt);
  const right = new Set<string>();

  async function write(from: string, to: string) {
    const part = join(folder, `.part-${randomBytes(6).toString('hex')}`);
    if (salt === undefined) await linkOrCopy(from, part);
    else await pipeline(sealed(createReadStream(from), passphrase, { salt }), createWriteStream(part, { mode: 0o600 }));
    await flush(part);
    await rename(part, to);
  }

  return {
    /** Seals the archive, too, so that it names its files. */
    salt,
    /** The checksums that were compared with their files. */
    right,
    /** Returns undefined where the file is gone. */
    async keep(path: string): Promise<Entry | undefined> {
      const facts = await unlessMissing(stat(path));
      const sum = await unlessMissing(sumOf(path));
      if (!facts || sum === undefined) return undefined;
      if (!right.has(sum)) {
        const to = join(folder, nameOf(sum));
        const there = await unlessMissing(stat(to));
        const isSame = there?.ino === facts.ino && there.dev === facts.dev;
        if (!isSame && (!there || !(await holds(to, sum, passphrase)))) {
          if ((await unlessMissing(write(path, to).then(() => true))) === undefined) return undefined;
        } else right.add(sum);
      }
      return { bytes: facts.size, sha256: sum };
    },
    flush: () => flush(folder),
  };
}

/** Returns the salt of the files that this passphrase has sealed; undefined where there are none. */
async function saltOfStored(folder: string, passphrase: string): Promise<Buffer | undefined> {
  const smallest = new Map<string, { path: string; bytes: number }>();
  for (const name of (await namesIn(folder)).filter((one) => isFinished(one) && one.endsWith('.enc'))) {
    const path = join(folder, name);
    const { size: bytes } = await stat(path);
    const id = name.slice(65, 73);
    if (bytes < (smallest.get(id)?.bytes ?? Infinity)) smallest.set(id, { path, bytes });
  }
  for (const { path } of smallest.values()) {
    if (await holds(path, sumInName(path.slice(folder.length + 1)), passphrase)) return saltOf(path);
  }
  return undefined;
}

async function sumOfStored(path: string, passphrase: string | undefined) {
  if (!path.endsWith('.enc')) return sumOf(path);
  const hash = createHash('sha256');
  await pipeline(await readSealed(path, passphrase), hash);
  return hash.digest('hex');
}

async function holds(path: string, sum: string, passphrase: string | undefined): Promise<boolean> {
  try {
    return (await sumOfStored(path, passphrase)) === sum;
  } catch (error) {
    if (error instanceof BadBackup) return false;
    throw error;
  }
}

type Wanted = {
  /** The folders of backups that are searched for the files, in their order. */
  places: string[];
  passphrase: string | undefined;
  /** These were compared already. */
  right?: ReadonlySet<string>;
  /** The files are put below this folder, under their paths; without one, they are compared alone. */
  target?: string | undefined;
};

/** Compares the uploads of a backup that are stored apart from it. Throws `BadBackup` for one that is missing or has changed. */
export async function takeStored({ files }: Manifest, { places, passphrase, right, target }: Wanted) {
  const names = new Map<string, string[]>();
  for (const place of new Set(places.map(storedFolder))) {
    for (const name of (await namesIn(place)).filter(isFinished)) {
      names.set(sumInName(name), [...(names.get(sumInName(name)) ?? []), join(place, name)]);
    }
  }
  const found = new Map<string, string>();
  for (const [path, { sha256 }] of Object.entries(files).filter(([path]) => path.startsWith(`${uploadsName}/`))) {
    const paths = names.get(sha256) ?? [];
    if (paths.length === 0)
      throw new BadBackup(
        `This backup needs ${folderName}/${sha256}, which holds ${path} and is missing: copy the folder ${folderName} of the backups along, or make the backup whole.`,
      );
    for (const one of paths) {
      if (found.has(sha256)) break;
      if (right?.has(sha256) || (await holds(one, sha256, passphrase))) found.set(sha256, one);
    }
    const from = found.get(sha256);
    if (from === undefined)
      throw new BadBackup(
        `This backup is damaged: ${folderName}/${sha256}, which holds ${path}, has changed, or was sealed with another passphrase.`,
      );
    if (target !== undefined) await put(from, join(target, path), passphrase);
  }
}

async function put(from: string, to: string, passphrase: string | undefined) {
  await mkdir(dirname(to), { recursive: true });
  if (!from.endsWith('.enc')) return linkOrCopy(from, to);
  await pipeline(await readSealed(from, passphrase), createWriteStream(to, { mode: 0o600 }));
}

/** Returns the names of the files of a thin backup; `salt` is that of its archive. */
export const storedNames = ({ files }: Manifest, salt: Buffer | undefined) =>
  Object.values(files).map(({ sha256 }) => storedName(sha256, salt));

/** Removes the files that no backup names, and those of killed processes. Returns how many. */
export async function removeUnnamed(backups: string, named: ReadonlySet<string>): Promise<number> {
  const folder = storedFolder(backups);
  const gone = (await namesIn(folder)).filter((name) => !isFinished(name) || !named.has(name));
  for (const name of gone) await rm(join(folder, name), { force: true });
  return gone.length;
}
