import { ask, startSite, type Site } from '../../../e2e/testing/site.ts';
import { command } from '../../tools/command.ts';
import { createDice } from '../../../server/testing/dice.ts';
import { exchange } from '../../tools/exchange.ts';
import { signIn } from '../../tools/graphql.ts';
import { createEndings } from '../grounds/endings.ts';
import { groundOf } from '../grounds/groundOf.ts';
import { emptyOutcome, notInstalled, number, type Outcome, type Rounds } from '../outcome/outcome.ts';
import { compareBin } from './compareBin.ts';
import { nothingKnown, writeUntilCut, type Acknowledged } from './writers.ts';

type Page = {
  products: { nodes: { id: string; name: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
};

const pageQuery =
  'query ($after: String) { products(first: 100, after: $after) { nodes { id name } pageInfo { hasNextPage endCursor } } }';

/** Kills the process again and again under writes and uploads; each start is asked for all that was acknowledged. */
export async function kills(folder: string, { count, seed, engine }: Rounds): Promise<Outcome> {
  const outcome = emptyOutcome();
  const ground = await groundOf(engine, folder);
  if (!ground) return { ...outcome, figures: notInstalled };
  const { dataDir, settings } = ground;
  const known = nothingKnown();
  const endings = createEndings(ground, outcome);
  let cookie = '';
  const compareAll = async (site: Site, when: string) => {
    await compare(site, cookie, { known, outcome, when });
    await compareBin(site, cookie, { known, outcome, when });
  };
  for (let round = 0; round < count; round++) {
    const dice = createDice(seed * 1009 + round);
    const site = await startSite(dataDir, settings);
    cookie ||= await signIn(site.origin);
    await compareAll(site, `before kill ${round + 1} of seed ${seed}`);
    // The session was acknowledged, too: it is used on and on.
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
  outcome.lost.push(...(await ground.damage()));
  command('search', ['check'], dataDir, settings);
  await ground.leave();
  const writes = known.products.size + known.deleted.size;
  const changes = [...known.changes.values()].reduce((sum, count) => sum + count, 0);
  outcome.figures = `${endings.told()} under five writers; ${number(writes)} products written, ${number(known.deleted.size)} of them in the bin and ${number(known.broughtBack)} brought back from it, ${number(changes)} changes in their histories and ${number(known.pictures.size)} pictures uploaded, acknowledged and looked for after each start`;
  return outcome;
}

type Compared = { known: Acknowledged; outcome: Outcome; when: string };

async function compare({ origin, ...site }: Site, cookie: string, { known, outcome, when }: Compared) {
  const stored = new Map<string, string>();
  for (let after: string | null = null, more = true; more;) {
    const { products }: Page = await ask<Page>({ origin, ...site }, pageQuery, { after });
    products.nodes.forEach(({ id, name }) => stored.set(id, name));
    more = products.pageInfo.hasNextPage;
    after = products.pageInfo.endCursor;
  }
  for (const [id, name] of known.products) {
    if (stored.get(id) !== name) outcome.lost.push(`product ${id} ${when}: '${stored.get(id)}' instead of '${name}'`);
  }
  for (const id of known.deleted.keys())
    if (stored.has(id)) outcome.lost.push(`product ${id} ${when}: deleted, and there`);
  for (const path of known.pictures) {
    // No page shows them: they are there for admins.
    const answer = await exchange(origin, { path, headers: { cookie } });
    if (answer?.status !== 200) outcome.lost.push(`picture ${path} ${when}: status ${answer?.status}`);
  }
}
