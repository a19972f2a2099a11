import { startSite, type Site } from '../../../e2e/testing/site.ts';
import { createDice } from '../../../server/testing/random/dice.ts';
import { command } from '../../tools/command.ts';
import { signIn } from '../../tools/graphql.ts';
import { createEndings } from '../databases/endings.ts';
import { openDatabase } from '../databases/openDatabase.ts';
import { emptyOutcome, notInstalled, number, type Outcome, type Rounds } from '../outcome/outcome.ts';
import { compareBin, compareProducts } from './compare.ts';
import { nothingKnown, writeUntilCut } from './writers.ts';

/** Kills the process again and again under writes and uploads, and looks for all acknowledged writes after each start. */
export async function kills(folder: string, { count, seed, engine }: Rounds): Promise<Outcome> {
  const outcome = emptyOutcome();
  const database = await openDatabase(engine, folder);
  if (!database) return { ...outcome, figures: notInstalled };
  const { dataDir, settings } = database;
  const known = nothingKnown();
  const endings = createEndings(database, outcome);
  let cookie = '';
  const compareAll = async (site: Site, when: string) => {
    await compareProducts(site, cookie, { known, outcome, when });
    await compareBin(site, cookie, { known, outcome, when });
  };
  for (let round = 0; round < count; round++) {
    const dice = createDice(seed * 1009 + round);
    const site = await startSite(dataDir, settings);
    // The session was acknowledged, too: the first one is used after every kill.
    cookie ||= await signIn(site.origin);
    await compareAll(site, `before kill ${round + 1} of seed ${seed}`);
    await endings.end(site, {
      number: round,
      dice,
      begin: (until) =>
        Array.from({ length: 5 }, (_, at) =>
          writeUntilCut(site.origin, cookie, createDice(seed * 1009 + 7919 * round + at), known, until),
        ),
      acknowledged: () => known.acknowledged,
      compare: (when) => compareAll(site, when),
    });
  }
  const site = await startSite(dataDir, settings);
  await compareAll(site, 'after the last kill');
  await site.stop();
  outcome.lost.push(...(await database.damage()));
  command('search', ['check'], dataDir, settings);
  await database.leave();
  const writes = number(known.products.size + known.deleted.size);
  const changes = number([...known.changes.values()].reduce((sum, count) => sum + count, 0));
  const products = `${writes} products written, ${number(known.deleted.size)} of them in the bin and ${number(known.broughtBack)} brought back from it`;
  const others = `${changes} changes in their histories and ${number(known.pictures.size)} pictures uploaded`;
  outcome.figures = `${endings.told()} under five writers; ${products}, ${others}, acknowledged and looked for after each start`;
  return outcome;
}
