import type { Context } from '../../../context/context.ts';
import { countRevisionsOfChange } from '../../../entity/revisions.store.ts';
import { undoChangeJob } from './undoChange.job.ts';
import { undoChange, type UndoneChange } from './undoChange.ts';

/** A change of more entities than this is undone by a process of its own. */
const mostHere = 200;

/** Takes a change back, here or in a process of its own. Throws like `undoChange`. */
export async function undoOfChange({ db, heavyWork }: Context, changeSeq: number): Promise<UndoneChange> {
  const isShort = (await countRevisionsOfChange(db, changeSeq)) <= mostHere;
  return isShort ? undoChange(db, changeSeq) : heavyWork.run(undoChangeJob, changeSeq);
}
