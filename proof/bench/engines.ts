import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings, Site } from '../../e2e/testing/site.ts';
import { findPostgres, startCluster } from '../../server/testing/postgres/cluster.ts';
import { command } from '../tools/command.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { fillEvenly } from './catalogue/even.ts';
import { tableHead, tableRow } from './measure/figures.ts';
import { firstLooks } from './rows/afterWrite.ts';
import { apiAlone } from './rows/api.ts';
import { search } from './rows/search.ts';

/**
 * Measures the same catalogue on SQLite and, moved there, on a PostgreSQL of its own: `npm run build && npm run bench:engines`
 * prints a table for docs/scaling.md. Both databases are set to survive a power cut.
 */
const sizes = [1000, 100_000];
const programs = findPostgres();
if (!programs) throw new Error('PostgreSQL is not installed.');

const figuresOf = async (site: Site) => [
  ...(await apiAlone(site)),
  ...(await firstLooks(site)),
  ...(await search(site)),
];
const measure = (dataDir: string, settings: Settings = {}) => withSite(dataDir, figuresOf, settings);

console.log(tableHead(['What', 'Products', 'SQLite', 'PostgreSQL']));
for (const products of sizes) {
  const cluster = await startCluster(programs, { asInstalled: true });
  const url = cluster.urlOf('postgres');
  const compare = async (dataDir: string, beside: string) => {
    await withSite(dataDir, (empty) => fillEvenly(empty, products));
    const moved = command('move', ['--from', dataDir, '--to', url], dataDir);
    for (const name of ['uploads', 'site.key']) await cp(join(dataDir, name), join(beside, name), { recursive: true });
    const there = await measure(beside, { DATABASE_URL: url });
    const here = await measure(dataDir);
    const size = products.toLocaleString('en');
    console.log(tableRow(['Moved to PostgreSQL', size, '', `${(moved / 1000).toFixed(1)} s`]));
    for (const [at, { what, ours }] of here.entries()) console.log(tableRow([what, size, ours, there[at]?.ours ?? '']));
  };
  try {
    await withFolder((dataDir) => withFolder((beside) => compare(dataDir, beside)));
  } finally {
    await cluster.stop();
  }
}
