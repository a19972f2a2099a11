import type { DeedNote } from '../../../core/actor.ts';
import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';
import type { KeptThing } from '../../../db/tables/historyTables.ts';
import { countOfChange } from '../../../entity/bin.store.ts';
import { undoneOf, type DeedRow } from '../../../entity/deeds.store.ts';
import { may, work } from '../../../rights/may.ts';
import { officeWords } from '../../../words/office.ts';
import { withHistory } from '../history/recordedEntities.ts';
import { isWholeStep } from '../history/takeBack.ts';
import { importsKeptForMs, importsWithIds, type ImportRow } from '../sheets/imports.store.ts';

/** How a step is undone: as a change, as an import, or from the bin; or why it is not. */
export type Undoing = { how: 'CHANGE' | 'IMPORT' | 'BIN'; why?: undefined } | { how?: undefined; why: string };

/** Tells how undoing a step went. `kept` without an id was deleted. */
export type Undone = {
  at: number;
  admin: string | null;
  kept: (Omit<KeptThing, 'id'> & { id: string | null })[];
  keptCount: number;
};

/** Returns what the page of changes says to a person. */
const wordsFor = ({ admin }: Pick<Context, 'admin'>) => officeWords(admin?.language ?? 'en').deeds;

type State = { undoing: Undoing; undone: Undone | null };

export const noteOf = ({ note }: DeedRow) => note as DeedNote | null;

/** Reads for all steps of a page at once what became of them, and what would undo them. */
const statesBatched = batched<Record<string, never>, State>(async (context, encoded) => {
  const { db } = context;
  const deeds = encoded.map((text) => JSON.parse(text) as DeedRow);
  const seqs = deeds.map(({ seq }) => seq);
  const [undone, binned] = [await undoneOf(db, seqs), await countOfChange(db, seqs)];
  const imports = new Map(
    (
      await importsWithIds(
        db,
        deeds.flatMap((deed) => noteOf(deed)?.importId ?? []),
      )
    ).map((row) => [row.id, row]),
  );
  const now = Date.now();
  const { noUndo } = wordsFor(context);
  return new Map(
    deeds.map((deed, place) => {
      const importId = noteOf(deed)?.importId;
      const imported = importId === undefined ? undefined : imports.get(importId);
      const back = undone.get(deed.seq) ?? (imported && undoneImport(imported)) ?? null;
      const undoing = back ? { why: noUndo.DONE } : undoingOf(context, deed, { binned, imported, now });
      return [encoded[place] ?? '', { undoing, undone: back }];
    }),
  );
});

export const stateOf = (context: Context, deed: DeedRow) => statesBatched(context, JSON.stringify(deed), {});

function undoingOf(
  context: Context,
  deed: DeedRow,
  { binned, imported, now }: { binned: Map<number, number>; imported: ImportRow | undefined; now: number },
): Undoing {
  const { noUndo } = wordsFor(context);
  const recorded = deed.things.flatMap(({ entity }) => withHistory(entity) ?? []);
  if (recorded.length < deed.things.length || recorded.length === 0) return { why: noUndo.SALES };
  if (!recorded.every((one) => may(context, work(one)))) return { why: noUndo.RIGHTS };
  if (noteOf(deed)?.importId !== undefined)
    return imported && imported.createdAt > now - importsKeptForMs ? { how: 'IMPORT' } : { why: noUndo.IMPORT };
  const did = (action: string) => deed.things.some((thing) => thing.action === action);
  if (isWholeStep(deed.cause) || (!did('created') && !did('deleted'))) return { how: 'CHANGE' };
  if (!did('deleted')) return { why: noUndo.ADDED };
  return binned.has(deed.seq) ? { how: 'BIN' } : { why: noUndo.GONE };
}

/** Names the products that stayed when an import was undone, each with its fields. */
function undoneImport({ undoneAt, kept }: ImportRow): Undone | undefined {
  if (undoneAt === null) return undefined;
  const byProduct = new Map<string, Undone['kept'][number]>();
  for (const { productId: id, name, label } of kept) {
    const one = byProduct.get(id ?? name) ?? { entity: 'product', id, name, fields: [] };
    if (id !== null) one.fields.push(label);
    byProduct.set(id ?? name, one);
  }
  const all = [...byProduct.values()];
  return { at: undoneAt, admin: null, kept: all.slice(0, 100), keptCount: all.length };
}
