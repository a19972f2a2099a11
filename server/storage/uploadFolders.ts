import type { FileStorage } from './fileStorage.ts';

/** The folders of uploads. */
export const uploadFolders = ['products', 'documents', 'attachments'];

/** The name of a note that lies beside the uploads until a move is finished, and says where they come from. */
export const moveNote = '.unfinished-move';

/** Yields the names of uploads, without set-aside and unfinished files, whose names begin with a dot. */
export async function* uploadsIn(storage: FileStorage) {
  for (const folder of uploadFolders) {
    for await (const name of storage.list(folder)) if (!name.includes('/.')) yield name;
  }
}

export async function holdsUploads(storage: FileStorage): Promise<boolean> {
  const { done } = await uploadsIn(storage).next();
  return !done;
}
