import { startSite } from '../../../e2e/testing/site.ts';
import { createDice } from '../../../server/testing/random/dice.ts';
import { createEndings } from '../databases/endings.ts';
import type { Database } from '../databases/database.ts';
import { openDatabase } from '../databases/openDatabase.ts';
import { emptyOutcome, notInstalled, number, type Outcome, type Rounds } from '../outcome/outcome.ts';
import { sendAgain, sendUntilCut, type Acknowledged } from './senders.ts';

type Stored = { key: string; number: string; rows: number; mails: number };

const everything = `select send_key as key, number,
  (select cast(count(*) as integer) from enquiry_rows where enquiry_seq = enquiries.seq) as rows,
  (select cast(count(*) as integer) from notifications where subject_id = enquiries.id) as mails
  from enquiries order by number`;

/** Kills the process again and again while buyers send, and looks for all acknowledged enquiries after each kill. */
export async function sends(folder: string, { count, seed, engine }: Rounds): Promise<Outcome> {
  const outcome = emptyOutcome();
  const database = await openDatabase(engine, folder);
  if (!database) return { ...outcome, figures: notInstalled };
  const { dataDir, settings } = database;
  const known: Acknowledged = new Map();
  const tried = new Set<string>();
  const endings = createEndings(database, outcome);
  let again = 0;
  for (let round = 0; round < count; round++) {
    const dice = createDice(seed * 2003 + round);
    const site = await startSite(dataDir, settings);
    again += await sendAgain(site.origin, dice, known, tried);
    await endings.end(site, {
      number: round,
      dice,
      begin: (until) =>
        Array.from({ length: 20 }, (_, at) =>
          sendUntilCut(site.origin, createDice(seed * 2003 + 7919 * round + at), { known, tried }, until),
        ),
      acknowledged: () => known.size,
      compare: (when) => compare(database, known, outcome, when),
    });
    await compare(database, known, outcome, `after kill ${round + 1} of seed ${seed}`);
  }
  const site = await startSite(dataDir, settings);
  again += await sendAgain(site.origin, createDice(seed), known, tried);
  await site.stop();
  await compare(database, known, outcome, 'after the last start');
  await database.leave();
  const sent = `${number(known.size)} enquiries acknowledged, ${number(again)} of them sent again after a kill`;
  outcome.figures = `${endings.told()} under twenty senders; ${sent}; each there once, with its rows and both mails, numbers without a gap`;
  return outcome;
}

/** Notes enquiries that are missing, incomplete or stored twice in the database that the kill left behind. */
async function compare(database: Database, known: Acknowledged, outcome: Outcome, when: string) {
  const stored = await database.rows<Stored>(everything);
  outcome.lost.push(...(await database.damage()).map((found) => `${when}: ${found}`));
  const byKey = new Map(stored.map((row) => [row.key, row]));
  for (const [key, given] of known) {
    const row = byKey.get(key);
    if (row?.number !== given) outcome.lost.push(`enquiry ${given} ${when}: ${row?.number ?? 'not there'}`);
  }
  for (const { number: given, rows, mails } of stored)
    if (rows !== 2 || mails !== 2) outcome.lost.push(`enquiry ${given} ${when}: ${rows} rows, ${mails} mails`);
  if (byKey.size !== stored.length) outcome.errors.push(`${stored.length - byKey.size} stored twice ${when}`);
  const counted = stored.map((row) => Number(row.number.slice(-5)));
  const gap = counted.findIndex((value, at) => value !== at + 1);
  if (gap >= 0) outcome.errors.push(`number ${gap + 1} is missing ${when}`);
}
