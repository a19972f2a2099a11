import { actAs } from '../../../core/actor.ts';
import { lookAtClock } from '../../../db/clock.store.ts';
import type { Db } from '../../../db/database.ts';
import { dueStates, putState } from '../../../entity/texts.store.ts';

/** Publishes the texts whose moment has come, each in its language alone. Call it at regular times. */
export async function publishDueTexts(db: Db, now = Date.now()) {
  const due = await dueStates(db, now);
  // Under a clock that has jumped ahead, all of them would be due.
  if (due.length === 0 || !(await lookAtClock(db, now)).isRight) return;
  await actAs({ admin: null, cause: 'setTranslationStatus' }, () =>
    db.write(async (tx) => {
      for (const { entity, id, language } of due)
        await putState(tx, { entity, id, language }, { status: 'PUBLISHED', publishAt: null });
    }),
  );
}
