import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite, type Settings, type Site } from '../../e2e/testing/site.ts';
import { temporaryFolder } from '../../e2e/testing/starterData.ts';
import { findPostgres, startCluster } from '../../server/testing/postgres/cluster.ts';
import { fillEvenly, placesOf } from './catalogue/even.ts';
import { posting } from './measure/posting.ts';
import { bodyOf, operations, sameBodyOf, type Operation } from './measure/queries.ts';
import { command } from '../tools/command.ts';
import { firstLooks } from './rows/afterWrite.ts';
import { perSecond, type Row } from './measure/row.ts';
import { search } from './rows/search.ts';

/**
 * `npm run build && npm run bench:engines`: the same catalogue on SQLite and on a PostgreSQL of its own, moved there, one
 * after the other; prints a table for docs/scaling.md. Both keep their word after a power cut.
 */
const sizes = [1000, 100_000];
const programs = findPostgres();
if (!programs) throw new Error('PostgreSQL is not installed.');

async function figuresOf(dataDir: string, settings: Settings): Promise<Row[]> {
  const site = await startSite(dataDir, settings);
  try {
    return [...(await ofApi(site)), ...(await firstLooks(site)), ...(await search(site))];
  } finally {
    await site.stop();
  }
}

async function ofApi(site: Site): Promise<Row[]> {
  const places = await placesOf(site);
  const server = { port: Number(new URL(site.origin).port), pid: site.pid };
  const rows: Row[] = [];
  for (const operation of Object.keys(operations) as Operation[])
    for (const [what, bodyAt] of [
      ['not repeated', (n: number) => bodyOf(operation, places, n)],
      ['repeated', () => sameBodyOf(operation, places)],
    ] as const) {
      const { rate, processor } = await posting(server, bodyAt);
      rows.push({ what: `${operation}, ${what}`, ours: `${perSecond(rate)}, ${Math.round(processor)} µs each` });
    }
  return rows;
}

console.log('| What | Products | SQLite | PostgreSQL |\n| --- | --- | --- | --- |');
for (const products of sizes) {
  const dataDir = await temporaryFolder();
  const beside = await temporaryFolder();
  const cluster = await startCluster(programs, { asInstalled: true });
  try {
    const empty = await startSite(dataDir);
    await fillEvenly(empty, products);
    await empty.stop();
    const url = cluster.urlOf('postgres');
    const moved = command('move', ['--from', dataDir, '--to', url], dataDir);
    for (const name of ['uploads', 'site.key']) await cp(join(dataDir, name), join(beside, name), { recursive: true });
    const there = await figuresOf(beside, { DATABASE_URL: url });
    const here = await figuresOf(dataDir, {});
    const size = products.toLocaleString('en');
    console.log(`| Moved to PostgreSQL | ${size} | | ${(moved / 1000).toFixed(1)} s |`);
    for (const [at, { what, ours }] of here.entries())
      console.log(`| ${what} | ${size} | ${ours} | ${there[at]?.ours} |`);
  } finally {
    await cluster.stop();
    for (const folder of [dataDir, beside]) await rm(folder, { recursive: true });
  }
}
