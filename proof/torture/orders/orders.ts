import { startSite } from '../../../e2e/testing/site.ts';
import { createDice } from '../../../server/testing/random/dice.ts';
import { signIn } from '../../tools/graphql.ts';
import type { Database } from '../databases/database.ts';
import { createEndings } from '../databases/endings.ts';
import { openDatabase } from '../databases/openDatabase.ts';
import { emptyOutcome, notInstalled, number, type Outcome, type Rounds } from '../outcome/outcome.ts';
import { acceptAgain, linesEach, offerAhead, orderUntilCut, type Accepted } from './buyers.ts';

/** So many offers wait for their buyers at the beginning of a round. */
const offersEach = 30;

type Stored = { key: string; number: string; offer: string; rows: number; state: string };

const everything = `select orders.send_key as key, orders.number as number, offer_number as offer, enquiries.state as state,
  (select cast(count(*) as integer) from order_rows where order_seq = orders.seq) as rows
  from orders join enquiries on enquiries.seq = orders.enquiry_seq order by orders.number`;

/** Kills the process again and again while buyers accept offers, and looks for all acknowledged orders after each kill. */
export async function orders(folder: string, { count, seed, engine }: Rounds): Promise<Outcome> {
  const outcome = emptyOutcome();
  const database = await openDatabase(engine, folder);
  if (!database) return { ...outcome, figures: notInstalled };
  const { dataDir, settings } = database;
  const accepted: Accepted = { known: new Map(), tried: new Map(), ready: [] };
  const endings = createEndings(database, outcome);
  let again = 0;
  let cookie = '';
  for (let round = 0; round < count; round++) {
    const dice = createDice(seed * 3001 + round);
    const site = await startSite(dataDir, settings);
    cookie ||= await signIn(site.origin);
    again += await acceptAgain(site.origin, dice, accepted);
    await offerAhead({ origin: site.origin, cookie }, dice, accepted, offersEach);
    await endings.end(site, {
      number: round,
      dice,
      begin: (until) =>
        Array.from({ length: 8 }, (_, at) =>
          orderUntilCut({ origin: site.origin, cookie }, createDice(seed * 3001 + 7919 * round + at), accepted, until),
        ),
      acknowledged: () => accepted.known.size,
      compare: (when) => compare(database, accepted, outcome, when),
    });
    await compare(database, accepted, outcome, `after kill ${round + 1} of seed ${seed}`);
  }
  const site = await startSite(dataDir, settings);
  again += await acceptAgain(site.origin, createDice(seed), accepted);
  await site.stop();
  await compare(database, accepted, outcome, 'after the last start');
  await database.leave();
  const placed = `${number(accepted.known.size)} orders acknowledged, ${number(again)} of them sent again after a kill`;
  outcome.figures = `${endings.told()} under eight buyers; ${placed}; each there once, with its lines, numbers without a gap`;
  return outcome;
}

/** Notes orders that are missing, incomplete or stored twice in the database that the kill left behind. */
async function compare(database: Database, { known, tried }: Accepted, outcome: Outcome, when: string) {
  const stored = await database.rows<Stored>(everything);
  outcome.lost.push(...(await database.damage()).map((found) => `${when}: ${found}`));
  const byKey = new Map(stored.map((row) => [row.key, row]));
  for (const { key, enquiry } of known.values())
    if (!byKey.has(key)) outcome.lost.push(`the order of ${enquiry} ${when}: not there`);
  for (const { key, number: given, offer, rows, state } of stored) {
    if (rows !== linesEach) outcome.lost.push(`order ${given} ${when}: ${rows} lines`);
    if (state !== 'WON') outcome.errors.push(`order ${given} ${when}: its enquiry is ${state}`);
    if (tried.get(key)?.enquiry !== offer.split('/')[0])
      outcome.errors.push(`order ${given} ${when}: of ${offer}, which its buyer did not accept`);
  }
  if (new Set(stored.map(({ offer }) => offer)).size !== stored.length) outcome.errors.push(`ordered twice ${when}`);
  const gap = stored.map((row) => Number(row.number.slice(-5))).findIndex((value, at) => value !== at + 1);
  if (gap >= 0) outcome.errors.push(`number ${gap + 1} is missing ${when}`);
}
