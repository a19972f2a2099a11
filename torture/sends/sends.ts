import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { startSite } from '../../e2e/testing/site.ts';
import { createDice } from '../dice.ts';
import { emptyOutcome, number, unexpectedIn, type Outcome } from '../outcome.ts';
import { sendAgain, sendUntilCut, type Acknowledged } from './senders.ts';

type Stored = { key: string; number: string; rows: number; mails: number };

const everything = `select send_key as key, number,
  (select count(*) from enquiry_rows where enquiry_seq = enquiries.seq) as rows,
  (select count(*) from notifications where subject_id = enquiries.id) as mails from enquiries order by number`;

/** Kills the process again and again while buyers send: each start is asked for all that was acknowledged. */
export async function sends(dataDir: string, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const outcome = emptyOutcome();
  const known: Acknowledged = new Map();
  const tried = new Set<string>();
  let again = 0;
  for (let round = 0; round < count; round++) {
    const dice = createDice(seed * 2003 + round);
    const site = await startSite(dataDir);
    again += await sendAgain(site.origin, dice, known, tried);
    const senders = Array.from({ length: 20 }, (_, at) =>
      sendUntilCut(site.origin, createDice(seed * 2003 + 7919 * round + at), known, tried),
    );
    await pause(50 + dice.upTo(1500));
    if (!site.isRunning()) outcome.crashed.push(site.output().slice(-2000));
    await site.kill();
    await Promise.all(senders);
    outcome.errors.push(...unexpectedIn(site.output()));
    compare(dataDir, known, outcome, `after kill ${round + 1} of seed ${seed}`);
  }
  const site = await startSite(dataDir);
  again += await sendAgain(site.origin, createDice(seed), known, tried);
  await site.stop();
  compare(dataDir, known, outcome, 'after the last start');
  outcome.figures = `${number(count)} kills under twenty senders; ${number(known.size)} enquiries acknowledged, ${number(again)} of them sent again after a kill; each there once, with its rows and both mails, numbers without a gap`;
  return outcome;
}

/** With the file as a killed process left it. */
function compare(dataDir: string, known: Acknowledged, outcome: Outcome, when: string) {
  const file = new Sqlite(join(dataDir, 'site.db'));
  const stored = file.prepare<[], Stored>(everything).all();
  const integrity: unknown = file.pragma('integrity_check', { simple: true });
  file.close();
  if (integrity !== 'ok') outcome.lost.push(`integrity_check ${when}: ${String(integrity)}`);
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
