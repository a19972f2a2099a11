import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite } from '../e2e/testing/site.ts';
import { temporaryFolder } from '../e2e/testing/starterData.ts';
import { fillEvenly, placesOf } from './api/catalogue.ts';
import { staleReads } from './api/freshness.ts';
import { posting, type Rate } from './api/posting.ts';
import { bodyOf, operations, sameBodyOf, type Operation } from './api/queries.ts';
import { statementsAlone } from './api/statements.ts';

/**
 * How fast the API answers over HTTP, beside bare graphql-js over node:http on the same data and beside better-sqlite3 alone,
 * all in one sitting: `npm run build && npm run bench:api -- [PRODUCTS]`, about four minutes. Rates say little on a busy
 * machine; the processor of one answer, and its ratio to the yardstick's, say more. At the end it writes a thousand times,
 * and looks each time whether the very next read shows it.
 */
const products = Number(process.argv[2] ?? 1000);
const dataDir = await temporaryFolder();
try {
  const first = await startSite(dataDir);
  await fillEvenly(first, products);
  await first.stop();
  const site = await startSite(dataDir);
  const file = join(dataDir, 'site.db');
  const bare = spawn(process.execPath, ['bench/api/bare.mjs', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(bare.stdout, 'data')) as [Buffer];
    const yardstick = { port: Number(line.toString()), pid: bare.pid ?? NaN };
    const server = { port: Number(new URL(site.origin).port), pid: site.pid };
    const places = await placesOf(site);
    const alone = statementsAlone(file, places);
    print(['Operation', 'Not repeated', 'Repeated', 'Bare graphql-js', 'Ratio', 'Repeated', 'SQLite alone']);
    print(Array<string>(7).fill('---'));
    for (const operation of Object.keys(operations) as Operation[]) {
      const varied = (n: number) => bodyOf(operation, places, n);
      const rates = [
        await posting(server, varied),
        await posting(server, () => sameBodyOf(operation, places)),
        await posting(yardstick, varied),
      ] as const;
      const [ours, repeated, least] = rates;
      print([
        operation,
        ...rates.map(shown),
        `${(ours.processor / least.processor).toFixed(2)} ×`,
        `${(repeated.processor / least.processor).toFixed(2)} ×`,
        `${alone[operation].toFixed(0)} µs`,
      ]);
    }
    const [writes, started] = [1000, performance.now()];
    const stale = await staleReads(site, writes);
    const seconds = (performance.now() - started) / 1000;
    console.log(`${stale} stale reads after ${writes} writes, in ${seconds.toFixed(0)} s.`);
  } finally {
    bare.kill();
    await site.stop();
  }
} finally {
  await rm(dataDir, { recursive: true });
}

function shown({ rate, processor }: Rate) {
  return `${Math.round(rate).toLocaleString('en')} a second, ${Math.round(processor)} µs each`;
}

function print(cells: string[]) {
  console.log(`| ${cells.join(' | ')} |`);
}
