import {
  accessSync,
  closeSync,
  constants,
  createReadStream,
  createWriteStream,
  fstatSync,
  openSync,
  statSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { userName } from '../process/users.ts';
import { CommandFailed } from './command.ts';

// These functions check the files and folders that the arguments of a command name.

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Opens a file for reading; returns undefined when there is none. */
export function openToRead(file: string): number | undefined {
  try {
    const source = openSync(file, 'r');
    if (!fstatSync(source).isDirectory()) return source;
    closeSync(source);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (codeOf(error) !== 'EACCES') throw error;
    throw new CommandFailed(`The file ${file} cannot be read by ${userName()}.`, { cause: error });
  }
  throw new CommandFailed(`${file} is a folder, and not a file.`);
}

const mayRead = (file: string) => may(file, constants.R_OK);

function may(path: string, what: number) {
  try {
    accessSync(path, what);
    return true;
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return false;
  }
}

/**
 * Passes the name of a file that was opened before. If the present user may not read it by that name, such as a file of
 * root's, it passes the name of a copy in `folder`, and removes the copy after the work.
 */
export async function withReadable<T>(
  { file, source, folder }: { file: string; source: number | undefined; folder: string },
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (source === undefined) return work(file);
  if (mayRead(file)) {
    closeSync(source);
    return work(file);
  }
  const beside = await mkdtemp(join(folder, '.handed-over-'));
  try {
    const copy = join(beside, basename(file));
    await pipeline(createReadStream('', { fd: source }), createWriteStream(copy, { mode: 0o600 }));
    return await work(copy);
  } finally {
    await rm(beside, { recursive: true });
  }
}

/** Commands do not create a folder that an argument names: it may be misspelt, or on a disk that is not mounted. */
export function refuseUnwritable(folder: string) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandFailed(`There is no folder ${folder}: make it first.`);
  if (!may(folder, constants.W_OK))
    throw new CommandFailed(`The folder ${folder} cannot be written by ${userName()}: choose another.`);
}

export function refuseUnwritableFile(file: string) {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandFailed(`${file} is a folder, and not a file.`);
  refuseUnwritable(dirname(file));
}
