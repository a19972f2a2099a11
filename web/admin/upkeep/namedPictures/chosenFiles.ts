import { largestBatch } from '../../../../common/limits.ts';
import * as words from '../../../words/admin/en/namedPictures.ts';
import { filesInArchive, type ChosenFile } from './archive.ts';

export interface Chosen {
  name: string;
  files: ChosenFile[];
}

export const mostFiles = 500;

/** Programs leave these in folders and archives. */
const isOwnOfSystem = (path: string) => /(^|\/)(\.|__MACOSX\/|(thumbs\.db|desktop\.ini)$)/i.test(path);

/** Reads what was chosen: files, the files of folders, or those of archives. Throws an error with a sentence for people. */
export async function chosenFiles(given: { file: File; path: string }[]): Promise<Chosen> {
  const parts = await Promise.all(
    given.map(async ({ file, path }): Promise<ChosenFile[]> => {
      if (!/\.zip$/i.test(file.name)) return [{ path: path.normalize('NFC'), size: file.size, read: async () => file }];
      return filesInArchive(file).catch((error: unknown) => {
        const reason =
          error instanceof Error && error.message.includes('password') ? words.hasAPassword : words.cannotBeRead;
        throw new Error(`${file.name} ${reason}.`, { cause: error });
      });
    }),
  );
  const files = parts.flat().filter(({ path }) => !isOwnOfSystem(path));
  if (files.length === 0) throw new Error('There is no file in it.');
  if (files.length > mostFiles)
    throw new Error(`These are ${files.length} files. At most ${mostFiles} can be added at once.`);
  if (files.reduce((sum, { size }) => sum + size, 0) > largestBatch)
    throw new Error('The files have more than 2 GB together. Please add them in several parts.');
  return { name: nameOf(given), files };
}

/** A folder or an archive has the name that people know; of several files, it is that of the first. */
function nameOf(given: { file: File; path: string }[]) {
  const [first] = given;
  const folder = first?.path.includes('/') ? first.path.split('/')[0] : undefined;
  return (folder || first?.file.name || 'files').slice(0, 200);
}

/** The files of an input; those of a folder say where they lie. */
export const inputFiles = (files: FileList | null) =>
  [...(files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/** The files of a drop, and of the folders in it. */
export async function droppedFiles({ items, files }: DataTransfer) {
  // An entry can only be asked for while the event is handled.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...files].map((file) => ({ file, path: file.name }));
  return (await Promise.all(entries.map(filesOf))).flat();
}

async function filesOf(entry: FileSystemEntry): Promise<{ file: File; path: string }[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: FileSystemEntry[] = [];
  // A browser hands out a hundred at a time, and none at the end.
  for (let part = await next(reader); part.length > 0; part = await next(reader)) {
    found.push(...part);
    if (found.length > mostFiles * 2) break;
  }
  return (await Promise.all(found.map(filesOf))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const next = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
