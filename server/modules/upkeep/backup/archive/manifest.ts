import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { unlessMissing } from '../../../../storage/files.ts';
import { OwnError } from '../../../../core/reduced.ts';

export const databaseName = 'site.db';
export const uploadsName = 'uploads';
export const manifestName = 'manifest.json';

const file = z.object({ bytes: z.number(), sha256: z.string().regex(/^[\da-f]{64}$/) });
const manifest = z.object({
  /** In 2, the uploads are stored apart from the archive. It is raised when an older program could not restore a newer backup. */
  format: z.union([z.literal(1), z.literal(2)]),
  madeAt: z.iso.datetime(),
  /** The key is the path in the archive. */
  files: z.record(z.string(), file),
});
export type Manifest = z.infer<typeof manifest>;

/**
 * Returns the paths below the folder; names of files that are set aside or unfinished begin with a dot and are left
 * out.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  const found = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry) => {
      if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
      return (await filesBelow(join(folder, entry.name))).map((path) => `${entry.name}/${path}`);
    });
  return (await Promise.all(found)).flat().sort();
}

export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns the checksums of all files in the folder except the manifest. */
async function sumsOf(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for (const path of await filesBelow(folder)) {
    if (path === manifestName) continue;
    const found = join(folder, path);
    files[path] = { bytes: (await stat(found)).size, sha256: await sumOf(found) };
  }
  return files;
}

/** `apart` are the uploads of a backup that does not hold them. */
export async function writeManifest(folder: string, now: number, apart?: Manifest['files']): Promise<Manifest> {
  const made: Manifest = {
    format: apart ? 2 : 1,
    madeAt: new Date(now).toISOString(),
    files: { ...(await sumsOf(folder)), ...apart },
  };
  await writeFile(join(folder, manifestName), `${JSON.stringify(made, null, 2)}\n`);
  return made;
}

/** Returns undefined for text that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Throws `BadBackup` for the text of another program or of a later version. */
export function readManifest(text: string): Manifest {
  const stated = manifest.safeParse(parsed(text));
  if (!stated.success) throw new BadBackup('This backup is of a kind that this version does not know.');
  return stated.data;
}

/** Compares every file in the folder with the manifest in it, but for those that are stored apart. Throws `BadBackup`. */
export async function checkManifest(folder: string): Promise<Manifest> {
  const found = join(folder, manifestName);
  const isThere = statSync(found, { throwIfNoEntry: false })?.isFile() === true;
  if (!isThere) throw new BadBackup('This file is no backup of this product: it holds no manifest.');
  const text = await readFile(found, 'utf8');
  const stated = readManifest(text);
  const sums = await sumsOf(folder);
  const isApart = (path: string) => stated.format === 2 && path.startsWith(`${uploadsName}/`);
  const differs = [...new Set([...Object.keys(stated.files), ...Object.keys(sums)])].find(
    (path) => !isApart(path) && stated.files[path]?.sha256 !== sums[path]?.sha256,
  );
  if (differs !== undefined) throw new BadBackup(`This backup is damaged: ${differs} is not what its manifest says.`);
  return stated;
}

/** The file cannot be restored; the message is one sentence. */
export class BadBackup extends OwnError {}
