import { type ImageStore, storageOf } from '../../../storage/storageOf.ts';
import type { Db } from '../../../db/database.ts';
import type { Uploads } from '../../../storage/sweep.ts';
import { fileName, folder } from './documents.files.ts';
import {
  countDocumentFiles,
  forgottenDocumentFiles,
  listDocumentFiles,
  removeUnusedFile,
} from '../references/documents.store.ts';

const namesOf = (url: string) => [fileName(url) ?? []].flat();

/** Lists the files of documents for the sweep. A document without a product keeps its file, since somebody added it on purpose. */
export const sweptDocuments = (db: Db, files: ImageStore): Uploads => ({
  name: 'documents',
  storage: () => storageOf(files),
  folder,
  count: () => countDocumentFiles(db),
  forgotten: (before) => forgottenDocumentFiles(db, before),
  removeUnused: async (url) => ((await removeUnusedFile(db, url)) ? namesOf(url) : undefined),
  knownFiles: async () => (await listDocumentFiles(db)).flatMap(({ url }) => namesOf(url)),
});
