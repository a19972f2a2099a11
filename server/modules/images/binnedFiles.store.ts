import { keptByRevision } from '../../db/keptByRevision.ts';
import { filesOf } from './images.names.ts';
import { binned } from './images.store.ts';

/** Names of the files of all pictures in the bin: each request for a picture asks. */
export const binnedFiles = keptByRevision(async (db) => new Set((await binned(db)).flatMap(filesOf)));
