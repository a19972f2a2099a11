import { createKeys } from '../../../db/tables/createKeyTables.ts';
import { movedLines } from '../../../db/tables/doubleTables.ts';
import {
  bin as binTable,
  changes,
  revisionFiles,
  revisions as revisionTable,
  undoneChanges,
} from '../../../db/tables/historyTables.ts';
import {
  fetchedPictures,
  importedPictures,
  importedProducts,
  importMissing,
  importRuns,
  imports as importTable,
} from '../../../db/tables/importTables.ts';
import { outbox as outboxTable } from '../../../db/tables/mailTables.ts';
import { pictureBatches, pictureBatchFiles } from '../../../db/tables/pictureBatchTables.ts';
import { waitingValues } from '../../../db/tables/previewTables.ts';
import { state } from '../../../db/tables/tables.ts';
import { binKeptForMs } from '../../../entity/bin.store.ts';
import { createKeysKeptForMs, removeCreateKeysOlderThan } from '../../../entity/createOnce.ts';
import { day, type Keeps } from '../../../entity/keeps.ts';
import { removeRevisionsOlderThan } from '../../../entity/revisions.store.ts';
import { forgetCounts } from '../../../mail/confirmationCounts.ts';
import { removeFailedMailsBefore, removeMailsOlderThan } from '../../../mail/outbox.store.ts';
import { forgetMovedLines } from '../../catalogue/products/checks/products.former.ts';
import { emptyBin, emptyBinOfLetters } from '../bin/bin.ts';
import { removeBatchesOlderThan } from '../namedPictures/batches.store.ts';
import { importsKeptForMs, removeImportsOlderThan } from '../sheets/imports.store.ts';
import { removeRunsOlderThan } from '../sheets/runs.store.ts';
import { removeOrphans } from '../waiting/waitingValues.ts';

const seller = { admin: { roles: ['SALES' as const], suspendedAt: null } };

/** Letters of visitors leave the bin, too, once they are older than they are kept; this comes before the entities lose theirs. */
export const binnedLetters: Keeps = {
  tables: [binTable],
  lasts: 'retentionMonths',
  remove: ({ db }, before) => emptyBinOfLetters(db, seller, before),
};

/** The rows of all entities together, and rows whose stores stand in upkeep, above the definitions of entities. */
export const sharedKeeps: Keeps[] = [
  { tables: [outboxTable], lasts: 3 * day, remove: ({ db }, before) => removeMailsOlderThan(db, before) },
  {
    tables: [outboxTable],
    lasts: 'retentionMonths',
    remove: ({ db }, before) => removeFailedMailsBefore(db, before),
  },
  { tables: [state], lasts: 'own end', remove: ({ db }, now) => forgetCounts(db, now) },
  {
    tables: [createKeys],
    lasts: createKeysKeptForMs,
    remove: ({ db }, before) => removeCreateKeysOlderThan(db, before),
  },
  {
    tables: [importTable, importedProducts, importedPictures, fetchedPictures],
    lasts: importsKeptForMs,
    remove: ({ db }, before) => removeImportsOlderThan(db, before),
    removed: { count: 'imports', message: 'imports of more than thirty days ago can no longer be undone' },
  },
  {
    tables: [importRuns, importMissing],
    lasts: importsKeptForMs,
    remove: ({ db }, before) => removeRunsOlderThan(db, before),
  },
  {
    tables: [waitingValues],
    lasts: binKeptForMs,
    remove: ({ db }, before) => db.write((tx) => removeOrphans(tx, before), { raisesRevision: false }),
  },
  { tables: [movedLines], lasts: binKeptForMs, remove: ({ db }, before) => forgetMovedLines(db, before) },
  {
    tables: [pictureBatches, pictureBatchFiles],
    lasts: importsKeptForMs,
    remove: ({ db }, before) => removeBatchesOlderThan(db, before),
  },
  {
    tables: [binTable],
    lasts: binKeptForMs,
    remove: ({ db, images }, before) => emptyBin(db, images, before),
    removed: { count: 'binned', message: 'what was deleted thirty days ago is gone for good' },
  },
  {
    tables: [changes, revisionTable, revisionFiles, undoneChanges],
    lasts: 'historyMonths',
    remove: ({ db }, before) => removeRevisionsOlderThan(db, before),
    removed: { count: 'changes', message: 'old changes can no longer be restored' },
    isAfterBin: true,
  },
];
