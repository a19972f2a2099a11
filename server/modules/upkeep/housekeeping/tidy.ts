import type { Services } from '../../../context/context.ts';
import { lookAtClock, noteTime } from '../../../db/clock.store.ts';
import { answersOf } from '../../../entity/entity.ts';
import { month, type Keeps, type Round } from '../../../entity/keeps.ts';
import { isTooMuch, removeExpired } from '../../../storage/setAside.ts';
import { storageOf } from '../../../storage/storageOf.ts';
import { createSweep } from '../../../storage/sweep.ts';
import { entities } from '../../entities.ts';
import { noticeEndings } from '../../people/keys/endingKeys.ts';
import { pictureUses } from '../pictures/pictureUses.ts';
import { binnedLetters, sharedKeeps } from './sharedKeeps.ts';

const wayOn = 'if it is right so, run: npm run content -- tidy';

type Tidied = Pick<Services, 'db' | 'images' | 'log' | 'retentionMonths' | 'historyMonths'>;
/** `confirmed`: a person has said that the clock is right, and that many rows may be deleted at once. */
type Options = { now?: number; confirmed?: boolean };

const stated = [binnedLetters, ...answersOf(entities, 'keeps').flat(), ...sharedKeeps];

/** All that a round removes, in its order. */
export const kept: readonly Keeps[] = [
  ...stated.filter(({ isAfterBin }) => !isAfterBin),
  ...stated.filter(({ isAfterBin }) => isAfterBin),
];

/**
 * Deletes what needs no person's decision (docs/decisions/025): what entities keep no longer, pictures and files of documents
 * that nothing shows, and files that no row names. Use one instance per process, since a round continues what the last one found.
 */
export function createTidy({ db, images, log, retentionMonths, historyMonths }: Tidied) {
  const sweeps = answersOf(entities, 'files').map((uploads) => createSweep(uploads(db, images, pictureUses), log));
  const months = { retentionMonths, historyMonths };

  return async ({ now = Date.now(), confirmed = false }: Options = {}) => {
    const clock = await lookAtClock(db, now);
    if (!clock.isRight && !confirmed) {
      const times = { now: new Date(now).toISOString(), lastNoted: clock.noted };
      return log.error(times, `the clock has jumped, or the site was off for long: nothing is deleted; ${wayOn}`);
    }
    await noteTime(db, now);
    for (const one of kept) await removeOld(one, { db, images, now }, confirmed);
    await noticeEndings(db, now);
    for (const sweep of sweeps) await sweep(now, confirmed);
    const days = await removeExpired(await storageOf(images), now);
    if (days.length > 0) log.info({ days }, 'files set aside thirty days ago are deleted');
  };

  async function removeOld({ lasts, remove, promised, removed }: Keeps, round: Round, confirmed: boolean) {
    const setting = typeof lasts === 'number' || lasts === 'own end' ? {} : { [lasts]: months[lasts] };
    const age = typeof lasts === 'number' ? lasts : lasts === 'own end' ? 0 : months[lasts] * month;
    const before = round.now - age;
    if (promised) return removePromised(promised, () => remove(round, before), before, confirmed);
    const count = Number(await remove(round, before));
    if (removed && count > 0) log.info({ [removed.count]: count, ...setting }, removed.message);
  }

  async function removePromised(
    { what, count }: NonNullable<Keeps['promised']>,
    remove: () => Promise<unknown>,
    before: number,
    confirmed: boolean,
  ) {
    const { old, all } = await count(db, before);
    if (old === 0) return;
    if (isTooMuch(old, all) && !confirmed) {
      return log.error({ old, all }, `so many ${what} at once are not deleted; ${wayOn}`);
    }
    const removed = await remove();
    log.info({ removed, before: new Date(before).toISOString() }, `old ${what} are deleted`);
  }
}
