import type { FileStorage } from './fileStorage.ts';

/** The folders that uploads lie in. */
export const uploadFolders = ['products', 'documents'];

/** Lies beside them as long as a move to there is not finished, and says where from. */
export const moveNote = '.unfinished-move';

/** Names of the uploads: what was set aside or is only half there begins with a dot. */
export async function* uploadsIn(storage: FileStorage) {
  for (const folder of uploadFolders) {
    for await (const name of storage.list(folder)) if (!name.includes('/.')) yield name;
  }
}

export async function holdsUploads(storage: FileStorage): Promise<boolean> {
  const { done } = await uploadsIn(storage).next();
  return !done;
}
