import { rm } from 'node:fs/promises';
import { startSite, type Site } from '../../e2e/testing/site.ts';
import { temporaryFolder } from '../../e2e/testing/starterData.ts';
import { fillEvenly } from './catalogue/even.ts';
import { writeResults } from './measure/results.ts';
import { afterWrite } from './rows/afterWrite.ts';
import { api } from './rows/api.ts';
import { cold } from './rows/cold.ts';
import { filters } from './rows/filters.ts';
import { fromMemory } from './rows/fromMemory.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { memory } from './rows/memory.ts';
import type { Row } from './measure/row.ts';
import { search } from './rows/search.ts';
import { start } from './rows/start.ts';
import { visits } from './rows/visits.ts';
import { fillWithSpecs, specCatalogue } from './catalogue/specs.ts';

/**
 * What the product's speed is, each figure beside its yardstick in the same minutes: `npm run build && npm run bench`,
 * about ten minutes, writes proof/bench/results.md. `npm run bench -- api search` prints these parts alone. What hangs on the
 * catalogue is measured with a thousand products and with a hundred thousand; for filters they have ten specs each.
 */
const sizes = [1000, 100_000];
// Pages that are kept are made again after each write: before the others, there are none.
const ofCatalogue = { cold, fromMemory, afterWrite, api, search, memory };
const ofSpecs = { filters };
const ofStarter = { visits, lighthouse, start };

const wanted = process.argv.slice(2);
const chosen = <T>(parts: Record<string, T>) =>
  Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const rows: Row[] = [];

for (const products of chosen(ofCatalogue).length ? sizes : []) {
  await withSite(
    (empty) => fillEvenly(empty, products),
    async (site) => {
      for (const [name, part] of chosen(ofCatalogue)) await add(name, part(site), products);
    },
  );
}
for (const products of chosen(ofSpecs).length ? sizes : []) {
  const catalogue = specCatalogue(products);
  const fill = (empty: Site) => fillWithSpecs(empty.dataDir, catalogue);
  await withSite(fill, async (site) => {
    for (const [name, part] of chosen(ofSpecs)) await add(name, part(site, catalogue), products);
  });
}
await withSite(undefined, async (site) => {
  for (const [name, part] of chosen(ofStarter)) await add(name, part(site));
});
if (wanted.length === 0) await writeResults(rows);

async function add(name: string, measured: Promise<Row[]>, products?: number) {
  for (const row of await measured) {
    rows.push({ ...row, products });
    console.log(
      `${name}: ${row.what}${products ? ` (${products})` : ''}: ${row.ours} | ${row.yardstick ?? ''} | ${row.ratio ?? ''}`,
    );
  }
}

async function withSite(fill: ((empty: Site) => Promise<void>) | undefined, use: (site: Site) => Promise<void>) {
  const dataDir = await temporaryFolder();
  try {
    if (fill) {
      const empty = await startSite(dataDir);
      await fill(empty);
      await empty.stop();
    }
    const site = await startSite(dataDir);
    try {
      await use(site);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
