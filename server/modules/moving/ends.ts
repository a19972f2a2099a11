import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where a move comes from or goes to: a folder for both, or servers for one or both. */
export type End = { folder?: string; database?: string; bucket?: string };

export type Ends = { from: End; to: End };

const wordOf = { postgres: 'database', postgresql: 'database', s3: 'bucket' } as const;

/** Reads '--from data --to postgres://… --to s3://…'; undefined for what says no move. */
export function readEnds(words: string[]): Ends | undefined {
  const ends: Ends = { from: {}, to: {} };
  for (let at = 0; at < words.length; at += 2) {
    const [side, place] = [words[at], words[at + 1]];
    if ((side !== '--from' && side !== '--to') || !place) return undefined;
    const end = ends[side === '--from' ? 'from' : 'to'];
    const scheme = /^(\w+):\/\//.exec(place)?.[1];
    if (scheme !== undefined && !isScheme(scheme)) return undefined;
    const kind = scheme === undefined ? 'folder' : wordOf[scheme];
    if (end[kind] !== undefined) return undefined;
    end[kind] = kind === 'folder' ? resolve(place) : place;
  }
  const [server, folder] = ends.from.folder === undefined ? [ends.from, ends.to] : [ends.to, ends.from];
  const isOne = folder.folder !== undefined && server.folder === undefined && !folder.database && !folder.bucket;
  return isOne && (server.database ?? server.bucket) !== undefined ? ends : undefined;
}

const isScheme = (word: string): word is keyof typeof wordOf => word in wordOf;

/** The same folder has one name, however it was written. */
export function folderOf({ from, to }: Ends): string {
  const folder = from.folder ?? to.folder ?? '';
  try {
    return realpathSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return folder;
    throw error;
  }
}
