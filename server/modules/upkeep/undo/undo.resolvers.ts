import { stockCodeKey } from '../../../../common/text/letters.ts';
import { addToAudit } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { noteDeed } from '../../../core/actor.ts';
import { forbidden, notFound } from '../../../core/errors.ts';
import { binEntry, lastInBin } from '../../../entity/bin.store.ts';
import { editors } from '../../../entity/entity.ts';
import { findDeed } from '../../../entity/deeds.store.ts';
import { lastChangeOf, partiesOfChange, revisionOfVersion } from '../../../entity/revisions.store.ts';
import type { MutationRemoveProductsArgs, Resolvers, Undone } from '../../../generated/resolvers.ts';
import { requireMay, work } from '../../../rights/may.ts';
import { bringManyBack } from '../bin/bin.ts';
import { textOf } from '../history/deedWords.ts';
import { recordedEntity, withHistory } from '../history/recordedEntities.ts';
import { undoOfChange } from '../history/undoOfChange.ts';
import { undoOfDeed, undoOfImportOf } from '../deeds/undoOfDeed.ts';
import { noteOf, stateOf } from '../deeds/undoing.ts';
import { readToken, tokenOfChange, tokenOfDeletion, tokenOfImport } from '../../../entity/undoToken.ts';
import { readNodeId } from '../../catalogue/nodes/nodeIds.ts';
import { removeProductsJob } from '../../catalogue/products/products.jobs.ts';
import { idsThere, productsWithStockCodeKeys } from '../../catalogue/products/products.rows.ts';
import { removeProducts } from '../../catalogue/products/products.store.ts';

/** More products than this are removed by a process of its own. */
const mostHere = 200;

/** A key with `WRITE_PRODUCTS` writes these, and so takes back what it has made of them. */
const ofProducts = new Set(['product', 'category', 'attribute', 'kind', 'family', 'document']);

/** Throws `NOT_FOUND` for a key when the change is not its own, and like `requireMay`. */
async function requireOwn(context: Context, changeSeq: number) {
  const { email } = requireAdmin(context);
  const change = await partiesOfChange(context.db, changeSeq);
  if (!change || (context.usedKey && change.admin !== email)) throw notFound('Change');
  for (const entity of change.entities) {
    if (!context.usedKey) requireMay(context, work(recordedEntity(entity)));
    else if (!ofProducts.has(entity)) throw forbidden('A key takes back what it has made of products.');
  }
}

/** A person takes steps back as the page of changes does; a key has no such page. */
async function takeChangeBack(context: Context, changeSeq: number): Promise<Undone> {
  await requireOwn(context, changeSeq);
  const deed = context.usedKey ? undefined : await findDeed(context.db, changeSeq, undefined);
  const how = deed && (await stateOf(context, deed)).undoing.how;
  if (deed && (how === 'IMPORT' || how === 'BIN')) return undoOfDeed(context, deed, 'token');
  const done = await undoOfChange(context, changeSeq);
  return { ...done, restored: done.restored - done.removed };
}

/** Brings one entry of the bin back, as `restoreFromBin` does; a key only what it has deleted itself. */
async function takeDeletionBack(context: Context, id: string): Promise<Undone> {
  const entry = await binEntry(context.db, id);
  if (!entry) throw notFound('What was deleted');
  const { changeSeq } = entry;
  if (!context.usedKey) requireMay(context, work(recordedEntity(entry.entity)));
  else if (changeSeq === null) throw notFound('What was deleted');
  else await requireOwn(context, changeSeq);
  const deed = changeSeq === null ? undefined : await findDeed(context.db, changeSeq, undefined);
  if (deed) noteDeed({ undid: { seq: deed.seq, text: textOf({ ...deed, note: noteOf(deed) }) } });
  const back = await bringManyBack(context.db, [id]);
  // The history says it of everything that it keeps.
  if (!withHistory(entry.entity)) {
    const { email: admin } = requireAdmin(context);
    await addToAudit(context.db, { event: 'BROUGHT_BACK', admin, about: null });
  }
  return { restored: back.length, removed: 0, kept: [], keptCount: 0 };
}

async function takeImportBack(context: Context, id: string): Promise<Undone> {
  requireMay(context, { roles: editors, scopes: ['WRITE_PRODUCTS'] });
  return undoOfImportOf(context, id);
}

type Point = { entity?: string; id: string; version: number };

/** Returns the token of the change that made this version of a thing; null where there is none. */
async function tokenOf({ db }: Context, point: Point | null | undefined) {
  const { entity = 'product', id, version } = point ?? { id: '', version: 0 };
  const change = point && (await revisionOfVersion(db, entity.toLowerCase(), id, version));
  return change ? tokenOfChange(change.changeSeq) : null;
}

/** Makes the field of a type that names what was changed. */
const ofUndo = {
  undoToken: ({ undo }: { undo?: Point | null }, _: unknown, context: Context) => tokenOf(context, undo),
};
const ofImport = {
  undoToken: ({ importId }: { importId?: string | null }) => (importId == null ? null : tokenOfImport(importId)),
};

async function removeNamed(context: Context, { ids, stockCodes }: MutationRemoveProductsArgs) {
  const { db, heavyWork } = context;
  const codes = stockCodes ?? [];
  const byKey = new Map(
    (
      await productsWithStockCodeKeys(
        db,
        codes.flatMap((code) => stockCodeKey(code) ?? []),
      )
    ).map((row) => [row.stockCodeKey, row.id]),
  );
  const there = await idsThere(db, ids ?? []);
  const ofCodes = codes.map((code) => byKey.get(stockCodeKey(code)));
  const found = [...new Set([...(ids ?? []).filter((id) => there.has(id)), ...ofCodes.flatMap((id) => id ?? [])])];
  if (found.length <= mostHere) await removeProducts(db, found);
  else await heavyWork.run(removeProductsJob, { ids: found });
  const changeSeq = found[0] === undefined ? undefined : await lastChangeOf(db, 'product', found[0]);
  return {
    deletedIds: found,
    unknown: [...(ids ?? []).filter((id) => !there.has(id)), ...codes.filter((_, place) => !ofCodes[place])],
    undoToken: changeSeq === undefined ? null : tokenOfChange(changeSeq),
  };
}

const entityOfNode = {
  ...{ Product: 'product', Category: 'category', Attribute: 'attribute', ProductKind: 'kind', Family: 'family' },
} as const;

export const undoResolvers = {
  DeletedNode: {
    async undoToken({ deletedNodeId }, _, { db }) {
      const node = readNodeId(deletedNodeId);
      const entry = node && (await lastInBin(db, entityOfNode[node.type], node.id));
      return entry === undefined ? null : tokenOfDeletion(entry);
    },
  },
  ChangedProducts: ofUndo,
  ChangedProductRows: ofUndo,
  AddedVariants: ofUndo,
  MergedProducts: ofUndo,
  PlanStep: ofUndo,
  Proposal: ofUndo,
  SheetReport: ofImport,
  ImportRun: ofImport,
  PictureBatch: ofImport,
  ProductImport: { undoToken: ({ id, undoneAt }) => (undoneAt === null ? tokenOfImport(id) : null) },
  Mutation: {
    removeProducts: (_, named, context) => removeNamed(context, named),
    undo(_, { token }, context) {
      const step = readToken(token);
      if (step.kind === 'change') return takeChangeBack(context, step.changeSeq);
      return step.kind === 'import' ? takeImportBack(context, step.id) : takeDeletionBack(context, step.id);
    },
  },
} satisfies Resolvers;
