import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { ask, sessionCookie, type Site } from '../../e2e/testing/site.ts';
import { searchTable } from '../../server/testing/searchTable.ts';
import { command } from '../tools/command.ts';
import { mutations } from '../tools/graphql.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { fill } from './catalogue/fill.ts';
import { typed } from './catalogue/typed.ts';
import { answersOf } from './catalogue/unlike.ts';
import { createAsking, type Asking } from './measure/asking.ts';
import { median, quantile, tableHead, tableRow } from './measure/figures.ts';
import { byId, suggestions } from './rows/search.ts';

/**
 * Measures search in catalogues of growing size, on the built server over HTTP: `npm run build && npm run bench:search`,
 * about five minutes. It sends one request at a time; each figure of speed is a median and a 99th of a hundred, in
 * milliseconds. Sizes may be given: `npm run bench:search -- 100 1000`.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
if (sizes.length === 0) sizes.push(100, 1000, 10_000, 100_000);

const times = ['Read by id', 'Suggestion', '… by id', 'Search page', 'One write'];
const titles = ['Generated products', ...times, 'Index', 'Rebuild', 'First', 'In five'];
const table = searchTable('new site');
const isTaken = answersOf(table.map(({ search }) => search));

type Product = { id: string; name: string };

await withFolder(async (dataDir) => {
  const images = await withSite(dataDir, imagesOf);
  console.log(tableHead(titles));
  for (const [at, size] of sizes.entries()) {
    const products = await fill({ dataDir, from: sizes[at - 1] ?? 0, to: size, images, isTaken });
    const rebuilt = `${(command('search', ['reindex'], dataDir) / 1000).toFixed(1)} s`;
    await withSite(dataDir, async (site) => {
      const speed = await measure(site, products);
      console.log(tableRow([size.toLocaleString('en'), ...speed, indexSize(dataDir), rebuilt, ...(await hits(site))]));
    });
  }
});

async function measure(site: Site, products: Product[]) {
  const asking = createAsking(site.origin, await sessionCookie(site));
  const names = products.map(({ name }) => name);
  const searches = typed(names, 1400);
  const ids = searches.map((_, at) => products[(at * 7919) % products.length]?.id ?? '');
  const [reads, suggested]: [number[], number[]] = [[], []];
  // Reads and suggestions take turns, so that both meet the same minute of the machine. The first hundred warm up.
  for (const [at, search] of searches.slice(0, 1100).entries()) {
    const [one, found] = [
      await asking.query(byId, { id: ids[at] ?? '' }),
      await asking.query(suggestions, { search, first: 6 }),
    ];
    if (at < 100) continue;
    reads.push(one.ms);
    suggested.push(found.ms);
  }
  // Each is another page, rendered for this request: none comes from the page cache.
  const pages = await timesOf(searches.slice(1100), (search, at) =>
    asking.page(`/products?q=${encodeURIComponent(`${search} `)}&after=&n=${at}`),
  );
  const writes = await writesOf(asking, products);
  asking.close();
  return [
    both(reads),
    both(suggested),
    `${(median(suggested) / median(reads)).toFixed(1)} ×`,
    both(pages),
    both(writes),
  ];
}

async function timesOf(searches: string[], request: (search: string, at: number) => Promise<{ ms: number }>) {
  const times: number[] = [];
  for (const [at, search] of [...new Set(searches)].entries()) times.push((await request(search, at)).ms);
  return times;
}

/** Gives a product another name and its old one back: its row and its entry in the index are on the disk before the answer. */
function writesOf(asking: Asking, products: Product[]) {
  const names = products.slice(0, 50).flatMap(({ name }) => [`${name} Yeni`, name]);
  return timesOf(names, (name, at) => {
    const id = products[Math.floor(at / 2)]?.id;
    return asking.query(mutations.updateProduct, { id, input: { name, description: name } });
  });
}

function both(times: number[]) {
  return `${median(times).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`;
}

/** Gives the shares of the searches that find the expected products first, and one of them among the first five. MISSES prints the others. */
async function hits(site: Site) {
  const found = { first: 0, five: 0 };
  const query = 'query ($search: String) { products(search: $search, first: 20) { nodes { name } } }';
  for (const { search, names } of table) {
    const { products } = await ask<{ products: { nodes: Product[] } }>(site, query, { search });
    const answered = products.nodes.map(({ name }) => name);
    const places = names.map((name) => answered.indexOf(name));
    if (places.every((place) => place >= 0 && place < names.length)) found.first++;
    else if (process.env.MISSES) console.error(search, answered.slice(0, 6));
    if (places.some((place) => place >= 0 && place < 5)) found.five++;
  }
  const share = (count: number) => `${((100 * count) / table.length).toFixed(1)} %`;
  return [share(found.first), share(found.five)];
}

async function imagesOf(site: Site) {
  type Images = { products: { nodes: { image: string | null }[] } };
  const { products } = await ask<Images>(site, '{ products(first: 100) { nodes { image } } }');
  return products.nodes.flatMap(({ image }) => image ?? []);
}

/** Gives the megabytes of the search index on the disk. */
function indexSize(dataDir: string) {
  const file = new Sqlite(join(dataDir, 'site.db'), { readonly: true });
  const size = file
    .prepare(`select sum(pgsize) from dbstat where name like 'product_search%' or name like 'search_words%'`)
    .pluck()
    .get();
  file.close();
  return `${(Number(size) / 1e6).toFixed(1)} MB`;
}
