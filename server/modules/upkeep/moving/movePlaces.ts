import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** A place of a move is a folder for database and files, or servers for one or both. */
export type Place = { folder?: string; database?: string; bucket?: string };

export type MovePlaces = { from: Place; to: Place };

/** These settings can be given by name instead of by value, since a command line shows passwords. */
type Settings = { DATABASE_URL?: string | undefined; STORAGE_URL?: string | undefined };

const wordOf = { postgres: 'database', postgresql: 'database', s3: 'bucket' } as const;

/**
 * Reads the places of '--from data --to postgres://… --to s3://…'; returns undefined when they do not describe a move.
 */
export function readPlaces(from: string[], to: string[], settings: Settings = {}): MovePlaces | undefined {
  const found = { from: readPlace(from, settings), to: readPlace(to, settings) };
  if (!found.from || !found.to) return undefined;
  const [server, folder] = found.from.folder === undefined ? [found.from, found.to] : [found.to, found.from];
  const isOne = folder.folder !== undefined && server.folder === undefined && !folder.database && !folder.bucket;
  return isOne && (server.database ?? server.bucket) !== undefined ? { from: found.from, to: found.to } : undefined;
}

function readPlace(places: string[], settings: Settings): Place | undefined {
  const found: Place = {};
  for (const given of places) {
    const place = given === 'DATABASE_URL' || given === 'STORAGE_URL' ? settings[given] : given;
    if (!place) return undefined;
    const kind = kindOf(place);
    if (kind === undefined) return undefined;
    if (found[kind] !== undefined) return undefined;
    found[kind] = kind === 'folder' ? resolve(place) : place;
  }
  return found;
}

function kindOf(place: string): keyof Place | undefined {
  const scheme = /^(\w+):\/\//.exec(place)?.[1];
  if (scheme !== undefined) return isScheme(scheme) ? wordOf[scheme] : undefined;
  // A mistyped address must not count as a folder.
  return /^\w{2,}:/.test(place) ? undefined : 'folder';
}

const isScheme = (word: string): word is keyof typeof wordOf => word in wordOf;

/** Returns whether an address among the words holds a password, which everyone on the machine could then see. */
export const showsPassword = (places: string[]) =>
  places.some((place) => URL.canParse(place) && new URL(place).password !== '');

/** Returns one name for the folder, however it was written. */
export function folderOf({ from, to }: MovePlaces): string {
  const folder = from.folder ?? to.folder ?? '';
  try {
    return realpathSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return folder;
    throw error;
  }
}
