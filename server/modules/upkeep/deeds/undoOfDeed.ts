import type { Context } from '../../../context/context.ts';
import { noteDeed } from '../../../core/actor.ts';
import { badInput } from '../../../core/errors.ts';
import { binnedByChange } from '../../../entity/bin.store.ts';
import type { DeedRow } from '../../../entity/deeds.store.ts';
import type { Undone } from '../../../generated/resolvers.ts';
import { bringManyBack } from '../bin/bin.ts';
import { textOf } from '../history/deedWords.ts';
import { undoOfChange } from '../history/undoOfChange.ts';
import { undoOfImport } from '../sheets/sheets.jobs.ts';
import { noteOf, stateOf } from './undoing.ts';

/**
 * Takes back one step of the page of changes: an import as a whole, a deletion from the bin, anything else by its values. Throws
 * `BAD_USER_INPUT` for this argument, with the reason, where nothing undoes it or the roles do not change all of it.
 */
export async function undoOfDeed(context: Context, deed: DeedRow, argument: string): Promise<Undone> {
  const { how, why } = (await stateOf(context, deed)).undoing;
  if (how === undefined) throw badInput(argument, why);
  if (how === 'IMPORT') return undoOfImportOf(context, noteOf(deed)?.importId ?? '');
  if (how === 'BIN') {
    noteDeed({ undid: { seq: deed.seq, text: textOf({ ...deed, note: noteOf(deed) }) } });
    const back = await bringManyBack(context.db, await binnedByChange(context.db, deed.seq));
    return { restored: back.length, removed: 0, kept: [], keptCount: 0 };
  }
  const done = await undoOfChange(context, deed.seq);
  return { ...done, restored: done.restored - done.removed };
}

/** Takes an import back; the products that stayed have no ids any more. */
export async function undoOfImportOf(context: Context, id: string): Promise<Undone> {
  const { kept, ...done } = await undoOfImport(context, id);
  return { ...done, kept: kept.map((name) => ({ id: null, name, fields: [] })) };
}
