import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { ask, startSite, type Site } from '../../e2e/testing/site.ts';
import { createDice } from '../dice.ts';
import { exchange } from '../exchange.ts';
import { signIn } from '../graphql.ts';
import { emptyOutcome, number, unexpectedIn, type Outcome } from '../outcome.ts';
import { compareBin } from './compareBin.ts';
import { writeUntilCut, type Acknowledged } from './writers.ts';

type Page = {
  products: { nodes: { id: string; name: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
};

const pageQuery =
  'query ($after: String) { products(first: 100, after: $after) { nodes { id name } pageInfo { hasNextPage endCursor } } }';

/** Kills the process again and again under writes and uploads; each start is asked for all that was acknowledged. */
export async function kills(dataDir: string, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const outcome = emptyOutcome();
  const known: Acknowledged = {
    products: new Map(),
    deleted: new Map(),
    changes: new Map(),
    broughtBack: 0,
    pictures: new Set(),
  };
  let cookie = '';
  for (let round = 0; round < count; round++) {
    const dice = createDice(seed * 1009 + round);
    const site = await startSite(dataDir);
    cookie ||= await signIn(site.origin);
    await compare(site, known, outcome, `before kill ${round + 1} of seed ${seed}`);
    await compareBin(site, cookie, { known, outcome, when: `before kill ${round + 1} of seed ${seed}` });
    // The session was acknowledged, too: it is used on and on.
    const writers = Array.from({ length: 5 }, (_, at) =>
      writeUntilCut(site.origin, cookie, createDice(seed * 1009 + 7919 * round + at), known),
    );
    await pause(50 + dice.upTo(1500));
    if (!site.isRunning()) outcome.crashed.push(site.output().slice(-2000));
    await site.kill();
    await Promise.all(writers);
    outcome.errors.push(...unexpectedIn(site.output()));
  }
  const site = await startSite(dataDir);
  await compare(site, known, outcome, 'after the last kill');
  await compareBin(site, cookie, { known, outcome, when: 'after the last kill' });
  await site.stop();
  const file = new Sqlite(join(dataDir, 'site.db'), { readonly: true });
  const found = file.pragma('integrity_check', { simple: true });
  file.close();
  if (found !== 'ok') outcome.lost.push(`integrity_check: ${String(found)}`);
  const writes = known.products.size + known.deleted.size;
  const changes = [...known.changes.values()].reduce((sum, count) => sum + count, 0);
  outcome.figures = `${number(count)} kills under five writers; ${number(writes)} products written, ${number(known.deleted.size)} of them in the bin and ${number(known.broughtBack)} brought back from it, ${number(changes)} changes in their histories and ${number(known.pictures.size)} pictures uploaded, acknowledged and looked for after each start`;
  return outcome;
}

async function compare({ origin, ...site }: Site, known: Acknowledged, outcome: Outcome, when: string) {
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
    const answer = await exchange(origin, { path });
    if (answer?.status !== 200) outcome.lost.push(`picture ${path} ${when}: status ${answer?.status}`);
  }
}
