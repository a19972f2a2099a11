import type { Tx } from '../../../db/database.ts';
import { waitingChanges } from '../../../db/tables/previewTables.ts';
import { recorded } from '../../../entity/recorded.ts';
import { fromStored, toStored } from '../../../fields/field.ts';
import { value } from '../../../fields/kinds.ts';
import { productFields, type Entered, productsWithIds } from '../products/products.rows.ts';
import { picturesOf } from '../products/checks/products.references.ts';
import { productRecord } from '../products/products.entity.ts';
import type { Waiting } from './resolved.ts';
import {
  type WaitingChangesRow,
  findWaitingChanges,
  noteWaitingInProduct,
  putWaitingChanges,
  removeWaitingChanges,
  waitingChangesWithIds,
} from './waiting.store.ts';

/** People know the changes by the name of their product. */
type Row = WaitingChangesRow & { name: string };

export const waitingRecord = recorded<Waiting, Row>({
  id: waitingChanges.productId,
  fields: {
    changes: value<Waiting['changes']>({ label: 'Changes', key: 'changes', blank: {} }),
    base: value<Waiting['base']>({ label: 'On the site', key: 'base', blank: {} }),
  },
  rows: withNames,
  idOf: ({ productId }) => productId,
  nameOf: ({ name }) => name,
  versionOf: ({ version }) => version,
  files: ({ changes: { image = null, morePictures = [] } }) => picturesOf({ image, morePictures }),
  async shown({ changes }, db) {
    const blank = toStored(productFields, productRecord.blank as Entered);
    const entered = fromStored(productFields, { ...blank, ...changes });
    const shown = await productRecord.shown(entered, db);
    return shown.filter(({ field }) => (field.split('.')[0] ?? '') in changes);
  },
  async restore(tx, id, values) {
    const row = await findWaitingChanges(tx, id);
    if (row) await putWaitingChanges(tx, { ...row, ...values, version: row.version + 1 });
    await noteWaitingInProduct(tx, id);
  },
  async bringBack(tx, { name: _, ...row }) {
    await putWaitingChanges(tx, row);
    await noteWaitingInProduct(tx, row.productId);
  },
  async remove(tx, id) {
    await removeWaitingChanges(tx, id);
    await noteWaitingInProduct(tx, id);
  },
});

async function withNames(db: Tx, ids: string[]): Promise<Row[]> {
  const rows = await waitingChangesWithIds(db, ids);
  const found = await productsWithIds(
    db,
    rows.map(({ productId }) => productId),
  );
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, name: names.get(row.productId) ?? row.productId }));
}
