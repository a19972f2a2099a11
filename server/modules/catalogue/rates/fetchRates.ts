import { istanbulDay } from '../../../../common/money/vat.ts';
import { turkishTime } from '../../../../common/text/companyTime.ts';
import { isoFormat } from '../../../../common/text/locale.ts';
import type { Services } from '../../../context/context.ts';
import { lookAtClock } from '../../../db/clock.store.ts';
import { FetchFailure, fetchFile } from '../../../http/fetchFile.ts';
import { moneyNotesNow, moneyNow, putMoneyNotes, reckonedBy, reckoningOf } from '../money/money.store.ts';
import { countListed } from '../products/checks/products.money.ts';
import { repriceJob, takeListJob, type Taken } from './rates.jobs.ts';
import { tellOfOldRates, tellOfStopped } from './rateNotices.ts';

/** The central bank's list of the day. */
const bankList = 'https://www.tcmb.gov.tr/kurlar/today.xml';
/** It is published about half past three, and sometimes later. */
const times = ['15:30', '15:45', '16:15', '17:30'];
/** The list has some tens of kilobytes. */
const mostBytes = 200_000;
const longest = 30_000;

type Fetching = Pick<Services, 'db' | 'heavyWork' | 'log'>;
export type Bank = { address?: string; trusted?: readonly string[] };

const quiet = { raisesRevision: false };
const clock = isoFormat({ timeStyle: 'short', timeZone: turkishTime });
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

/** Fetches the list of the central bank and takes it. Returns why not, in a sentence; then nothing has changed. */
export async function fetchRates(
  { db, heavyWork }: Omit<Fetching, 'log'>,
  now: number,
  { address = bankList, trusted = [] }: Bank = {},
): Promise<Taken> {
  const taken = await take();
  if (taken.problem !== undefined) await db.write((tx) => putMoneyNotes(tx, { problem: taken.problem }), quiet);
  return taken;

  async function take(): Promise<Taken> {
    try {
      // A redirect to another host is not followed.
      const { host } = new URL(address);
      const fetched = await fetchFile(address, { headers: {}, most: mostBytes, trusted, host, longest });
      if (!fetched) return { problem: 'The central bank answered without a list.' };
      return await heavyWork.run(takeListJob, { bytes: fetched.bytes, now });
    } catch (error) {
      if (error instanceof FetchFailure) return { problem: error.message };
      throw error;
    }
  }
}

/** Notes that this server asks at that time; false where another one does. */
const claim = (db: Fetching['db'], slot: string) =>
  db.write(async (tx) => {
    if (((await moneyNotesNow(tx)).asked ?? '') >= slot) return false;
    await putMoneyNotes(tx, { asked: slot });
    return true;
  }, quiet);

/**
 * Returns a function that looks what the day asks for: the list of the central bank at its times, and prices whose rate has ended,
 * has become old, or whose KDV changes with the day. Call it at regular times.
 */
export function createRateRounds(services: Fetching, bank: Bank = {}) {
  const { db, heavyWork, log } = services;
  return async (now = Date.now()) => {
    const { source, currencies } = await moneyNow(db);
    const notes = await moneyNotesNow(db);
    const applied = reckonedBy(await reckoningOf(db, now));
    const day = istanbulDay(now);
    const time = clock.format(now);
    const due = times.findLast((one) => one <= time);
    const slot = due && `${day} ${due}`;
    const asks = source === 'TCMB' && currencies.some((one) => one !== 'TRY') && !isWeekend(day);
    const isDue = asks && slot !== undefined && (notes.asked ?? '') < slot && notes.takenDay !== day;
    if (!isDue && notes.applied === applied && notes.toldOld === day) return;
    // Under a clock that has jumped, every rate would be old.
    if (!(await lookAtClock(db, now)).isRight) return;
    if (isDue && (await claim(db, slot))) {
      const taken = await fetchRates(services, now, bank);
      if (taken.problem === undefined) await tellOfStopped(db, taken.added, now);
      else log.warn({ problem: taken.problem }, 'the rates of the central bank were not taken');
    }
    if ((await moneyNotesNow(db)).applied !== reckonedBy(await reckoningOf(db, now))) {
      if ((await countListed(db)) > 0) await heavyWork.run(repriceJob, { now });
      else await db.write((tx) => putMoneyNotes(tx, { applied }), quiet);
    }
    if (notes.toldOld !== day) await tellOfOldRates(db, now);
  };
}
