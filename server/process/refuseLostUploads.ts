import { statSync } from 'node:fs';
import type { Config } from '../settings/config.ts';
import { bucketName } from '../storage/bucket.ts';
import type { FileStorage } from '../storage/fileStorage.ts';
import { folderStorage } from '../storage/folderStorage.ts';
import { storageOf, type Uploads } from '../storage/storageOf.ts';
import { holdsUploads, moveNote } from '../storage/uploadFolders.ts';
import { databaseFile } from '../db/sqlite/sqliteDatabase.ts';
import { dataFolder, uploadsOf } from './places.ts';

/** Refuses a start that would lose uploads, before anything is changed. Throws an Error with one clear sentence. */
export async function refuseLostUploads(config: Config) {
  const uploads = uploadsOf(config);
  const storage = await storageOf(uploads);
  if (await storage.facts(moveNote)) throw halfMoved(uploads);
  if (uploads.bucket) await refuseLeftBehind(uploads, storage);
  if (!config.DATABASE_URL) await refuseLonePictures(databaseFile(dataFolder(config)), uploads, storage);
}

/** Refuses an empty database beside pictures, which a wrong mount may cause: all of them would count as unused. */
async function refuseLonePictures(file: string, uploads: Uploads, storage: FileStorage) {
  if (statSync(file, { throwIfNoEntry: false })?.size || !(await holdsUploads(storage))) return;
  throw new Error(
    `There are pictures in ${whereOf(uploads)} but no database ${file}: check DATA_DIR, or copy the database back. ` +
      'To begin with an empty site, move the pictures away first.',
  );
}

const whereOf = ({ folder, bucket }: Uploads) => (bucket ? bucketName(bucket) : folder);

const halfMoved = (uploads: Uploads) =>
  new Error(`A move of the pictures into ${whereOf(uploads)} is not finished: continue it by the same npm run move.`);

async function refuseLeftBehind({ folder, bucket }: Uploads, storage: FileStorage) {
  if (!bucket || !(await holdsUploads(folderStorage(folder))) || (await holdsUploads(storage))) return;
  throw new Error(
    `There are pictures in ${folder} and none in ${bucketName(bucket)}: move them with npm run move, or move the folder away.`,
  );
}
