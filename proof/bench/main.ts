import { publicPages } from '../../e2e/testing/publicPages.ts';
import type { Settings, Site } from '../../e2e/testing/site.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { fillEvenly } from './catalogue/even.ts';
import { fillWithSpecs, specCatalogue } from './catalogue/specs.ts';
import type { Row } from './measure/figures.ts';
import { writeResults } from './measure/results.ts';
import { afterWrite } from './rows/afterWrite.ts';
import { api } from './rows/api.ts';
import { cold } from './rows/cold.ts';
import { filters } from './rows/filters.ts';
import { fromMemory } from './rows/fromMemory.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { memory } from './rows/memory.ts';
import { search } from './rows/search.ts';
import { start } from './rows/start.ts';
import { visits } from './rows/visits.ts';

/**
 * Measures the speed of the product, each figure beside its yardstick in the same minutes: `npm run build && npm run bench`
 * takes about a quarter of an hour and writes proof/bench/results.md. `npm run bench -- api search` prints these parts alone,
 * `products=1000` leaves out other sizes, `pages=/,/products` leaves out other pages of Lighthouse, which with `floor=80` may
 * not score less. Parts that depend on the catalogue run with a thousand products and with a
 * hundred thousand; for filters each product has ten specs.
 */
const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.includes('='));
const given = (name: string) =>
  words.filter((word) => word.startsWith(`${name}=`)).map((word) => word.slice(name.length + 1));
const sizes = given('products').length > 0 ? given('products').map(Number) : [1000, 100_000];
const pages = given('pages').flatMap((list) => list.split(','));
const floor = Number(given('floor')[0] ?? 0);
// Kept pages are made again after each write: `cold` comes first, when there are none.
const ofCatalogue = { cold, fromMemory, afterWrite, api, search, memory };
const ofSpecs = { filters };
const ofStarter = {
  visits,
  lighthouse: (site: Site) => lighthouse(site, { pages: pages.length > 0 ? pages : publicPages, floor }),
  start,
};
/** Tests start with a small catalogue unless this setting is empty. */
const contentOfNewSite = { STARTER_FOLDER: '' };

const chosen = <T>(parts: Record<string, T>) =>
  Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const rows: Row[] = [];

for (const products of chosen(ofCatalogue).length ? sizes : []) {
  const fill = (empty: Site) => fillEvenly(empty, products);
  await onSite(fill, async (site) => {
    for (const [name, part] of chosen(ofCatalogue)) await add(name, part(site), products);
  });
}
for (const products of chosen(ofSpecs).length ? sizes : []) {
  const catalogue = specCatalogue(products);
  const fill = (empty: Site) => fillWithSpecs(empty.dataDir, catalogue);
  await onSite(fill, async (site) => {
    for (const [name, part] of chosen(ofSpecs)) await add(name, part(site, catalogue), products);
  });
}
await onSite(
  undefined,
  async (site) => {
    for (const [name, part] of chosen(ofStarter)) await add(name, part(site));
  },
  contentOfNewSite,
);
if (words.length === 0) await writeResults(rows);

async function add(name: string, measured: Promise<Row[]>, products?: number) {
  for (const row of await measured) {
    rows.push({ ...row, products });
    const what = `${name}: ${row.what}${products ? ` (${products})` : ''}`;
    console.log(`${what}: ${row.ours} | ${row.yardstick ?? ''} | ${row.ratio ?? ''}`);
  }
}

/** Measures on a site that was started again after it was filled. */
async function onSite(
  fill: ((empty: Site) => Promise<void>) | undefined,
  use: (site: Site) => Promise<void>,
  settings: Settings = {},
) {
  await withFolder(async (dataDir) => {
    if (fill) await withSite(dataDir, fill, settings);
    await withSite(dataDir, use, settings);
  });
}
