import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings, Site } from '../../e2e/testing/site.ts';
import { findPostgres, startCluster } from '../../server/testing/postgres/cluster.ts';
import { command } from '../tools/command.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { importContent } from './catalogue/fill.ts';
import { codesEach, foreignCodes, withCodes } from './catalogue/foreignCodes.ts';
import { generated } from './catalogue/products.ts';
import { typed } from './catalogue/typed.ts';
import { createAsking, type Asking } from './measure/asking.ts';
import { median, tableHead, tableRow, times } from './measure/figures.ts';
import { list, suggestions } from './rows/search.ts';

/**
 * Measures what codes of other makers cost the search: `npm run build && npm run bench:codes`, about five minutes. Two sites with
 * the same 20,000 generated products run at the same time, one of them with ten codes a product; both are asked the same in
 * turn, so that they meet the same minute of the machine. It does so on SQLite and, where it is installed, on PostgreSQL.
 * Each figure is the median of 300. The goal: suggestions and searches take at most 1.1 times as long with the codes. Another
 * number of products may be given: `npm run bench:codes -- 500`.
 */
const count = Number(process.argv[2] ?? 20_000);
const warmUp = 50;
const rounds = 300;

const products = [...generated(count)];
const words = typed(
  products.map(({ name }) => name),
  2 * (warmUp + rounds),
);
const ms = (value: number) => `${value.toFixed(2)} ms`;
type Running = { dataDir: string; settings?: Settings };

await withFolder((without) =>
  withFolder(async (coded) => {
    await fill(without, products);
    await fill(coded, withCodes(products));
    console.log(`${count.toLocaleString('en')} products, ${(count * codesEach).toLocaleString('en')} codes`);
    console.log(tableHead(['Engine', 'What', 'Without codes', 'With codes', 'Ratio']));
    await measure('SQLite', { dataDir: without }, { dataDir: coded });
    const programs = findPostgres();
    if (programs) await onPostgres(programs, without, coded);
    else console.error('PostgreSQL is not installed.');
  }),
);

/** A site that has run once has the categories that the products name. */
async function fill(dataDir: string, products: object[]) {
  await withSite(dataDir, () => Promise.resolve());
  await importContent(dataDir, { information: { products: { products } }, messages: [] }, '--new-site');
}

/** Moves both catalogues to a PostgreSQL with its usual settings. */
async function onPostgres(programs: string, ...folders: [string, string]) {
  const cluster = await startCluster(programs, { asInstalled: true });
  const moved = (from: string, name: string, use: (running: Running) => Promise<void>) =>
    withFolder(async (dataDir) => {
      execFileSync(join(programs, 'createdb'), [`--maintenance-db=${cluster.urlOf('postgres')}`, name]);
      const url = cluster.urlOf(name);
      command('move', ['--from', from, '--to', url], from);
      for (const kept of ['uploads', 'site.key']) await cp(join(from, kept), join(dataDir, kept), { recursive: true });
      await use({ dataDir, settings: { DATABASE_URL: url } });
    });
  try {
    await moved(folders[0], 'bare', (without) =>
      moved(folders[1], 'coded', (coded) => measure('PostgreSQL', without, coded)),
    );
  } finally {
    await cluster.stop();
  }
}

function measure(engine: string, without: Running, coded: Running) {
  const compare = async (...sites: [Site, Site]) => {
    const [bare, full] = [createAsking(sites[0].origin), createAsking(sites[1].origin)];
    for (const [what, query, first] of [
      ['A suggestion while typing', suggestions, 0],
      ['A search by words', list, warmUp + rounds],
    ] as const) {
      const [least, ours] = await inTurn(bare, full, query, first);
      console.log(tableRow([engine, what, ms(least), ms(ours), times(ours, least)]));
    }
    console.log(tableRow([engine, 'A search for a code of another maker', '', ms(await searchCodes(full)), '']));
    for (const asking of [bare, full]) asking.close();
  };
  const beside = (site: Site) => withSite(coded.dataDir, (full) => compare(site, full), coded.settings);
  return withSite(without.dataDir, beside, without.settings);
}

/** Gives the medians of both. The one that is asked first changes with each search; the number keeps answers from coming from memory. */
async function inTurn(bare: Asking, full: Asking, query: string, first: number): Promise<[number, number]> {
  const [least, ours]: [number[], number[]] = [[], []];
  for (const [n, search] of words.slice(first, first + warmUp + rounds).entries()) {
    const pair = [
      { asking: bare, taken: least },
      { asking: full, taken: ours },
    ];
    for (const { asking, taken } of n % 2 ? pair.reverse() : pair) {
      const { ms } = await asking.query(query, { search, first: 6, n });
      if (n >= warmUp) taken.push(ms);
    }
  }
  return [median(least), median(ours)];
}

/** Gives the median of searches for codes, and throws when one does not find its product first. */
async function searchCodes(asking: Asking) {
  const taken: number[] = [];
  for (const [n, { search, id }] of foreignCodes(products, warmUp + rounds).entries()) {
    const { body, ms } = await asking.query(list, { search, n });
    if (!body.includes(`"nodes":[{"id":"${id}"`)) throw new Error(`${search} does not find ${id} first: ${body}`);
    if (n >= warmUp) taken.push(ms);
  }
  return median(taken);
}
