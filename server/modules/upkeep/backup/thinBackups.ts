import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readName } from './backupNames.ts';
import { BadBackup, manifestName, readManifest, type Manifest } from './archive/manifest.ts';
import { workFolder } from './openBackup.ts';
import { isSealedThin, readSealed, saltOf } from './archive/seal.ts';
import { removeUnnamed, storedNames } from './archive/storedFiles.ts';

/** A manifest has fewer bytes than this. */
const mostBytes = 512 * 1024 * 1024;
const headBytes = 512;

/** Reads the manifest of a backup without the rest, whose seal is not compared. Throws `BadBackup`. */
async function manifestOf(file: string, passphrase: string | undefined): Promise<Manifest> {
  const parts: Buffer[] = [];
  let bytes = 0;
  let wanted = headBytes;
  for await (const part of await readSealed(file, passphrase)) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= headBytes && wanted === headBytes) wanted += sizeIn(Buffer.concat(parts));
    if (bytes >= wanted && wanted > headBytes) {
      return readManifest(Buffer.concat(parts).subarray(headBytes, wanted).toString());
    }
  }
  throw new BadBackup('This backup is damaged: it ends early.');
}

/** Returns the bytes of the manifest, which comes first in the archive. */
function sizeIn(head: Buffer) {
  const name = head.subarray(0, manifestName.length + 1).toString('latin1');
  const size = Number.parseInt(head.subarray(124, 136).toString('latin1'), 8);
  if (name !== `${manifestName}\0` || !(size > 0 && size < mostBytes))
    throw new BadBackup('This file is no backup of this product: it holds no manifest.');
  return size;
}

/** Tells whether the uploads of a backup are stored apart from it. Throws `BadBackup`. */
export const isThin = async (file: string, passphrase: string | undefined): Promise<boolean> =>
  (await isSealedThin(file)) ?? (await manifestOf(file, passphrase)).format === 2;

/** Removes the stored uploads that no backup of the folder names. Throws, and removes nothing, where one cannot be read. */
export const removeUnneeded = (backups: string, passphrase: string | undefined) =>
  workFolder(backups, async () => {
    const named = new Set<string>();
    for (const name of (await readdir(backups)).filter((one) => readName(one) !== undefined)) {
      const file = join(backups, name);
      const isSealed = await isSealedThin(file);
      if (isSealed === false) continue;
      const manifest = await manifestOf(file, passphrase);
      if (manifest.format !== 2) continue;
      for (const one of storedNames(manifest, isSealed ? await saltOf(file) : undefined)) named.add(one);
    }
    return removeUnnamed(backups, named);
  });
