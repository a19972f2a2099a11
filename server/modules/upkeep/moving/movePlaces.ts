import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where a move comes from or goes to: a folder for both, or servers for one or both. */
export type End = { folder?: string; database?: string; bucket?: string };

export type Ends = { from: End; to: End };

/** Settings whose names can be given instead of their addresses, since a command line shows passwords. */
type Settings = { DATABASE_URL?: string | undefined; STORAGE_URL?: string | undefined };

const wordOf = { postgres: 'database', postgresql: 'database', s3: 'bucket' } as const;

/** Reads the places of '--from data --to postgres://… --to s3://…'; undefined for what says no move. */
export function readEnds(from: string[], to: string[], settings: Settings = {}): Ends | undefined {
  const ends = { from: readEnd(from, settings), to: readEnd(to, settings) };
  if (!ends.from || !ends.to) return undefined;
  const [server, folder] = ends.from.folder === undefined ? [ends.from, ends.to] : [ends.to, ends.from];
  const isOne = folder.folder !== undefined && server.folder === undefined && !folder.database && !folder.bucket;
  return isOne && (server.database ?? server.bucket) !== undefined ? { from: ends.from, to: ends.to } : undefined;
}

function readEnd(places: string[], settings: Settings): End | undefined {
  const end: End = {};
  for (const given of places) {
    const place = given === 'DATABASE_URL' || given === 'STORAGE_URL' ? settings[given] : given;
    if (!place) return undefined;
    const kind = kindOf(place);
    if (kind === undefined) return undefined;
    if (end[kind] !== undefined) return undefined;
    end[kind] = kind === 'folder' ? resolve(place) : place;
  }
  return end;
}

function kindOf(place: string): keyof End | undefined {
  const scheme = /^(\w+):\/\//.exec(place)?.[1];
  if (scheme !== undefined) return isScheme(scheme) ? wordOf[scheme] : undefined;
  // A mistyped address must not count as a folder.
  return /^\w{2,}:/.test(place) ? undefined : 'folder';
}

const isScheme = (word: string): word is keyof typeof wordOf => word in wordOf;

/** Whether an address among the words holds a password, which everyone on the machine then sees. */
export const showsPassword = (places: string[]) =>
  places.some((place) => URL.canParse(place) && new URL(place).password !== '');

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
