import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { credentials, ask, startSite, type Site } from '../e2e/testing/site.ts';
import { temporaryFolder } from '../e2e/testing/starterData.ts';
import { searchTable } from '../server/testing/searchTable.ts';
import { createAsking, quantile, type Asking } from './ask.ts';
import { command, fill } from './fill.ts';
import { typed } from './typed.ts';
import { answersOf } from './unlike.ts';

/**
 * Search in catalogues of growing size, on the built server over HTTP: `npm run build && npm run bench:search`, about
 * five minutes. One request at a time; each figure of speed is a median and the 99th of a hundred, in milliseconds.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
if (sizes.length === 0) sizes.push(100, 1000, 10_000, 100_000);

const suggestions = readFileSync('web/site/parts/search/suggestions.graphql', 'utf8');
const oneProduct = 'query ($id: ID!) { product(id: $id) { id name price image category { id name } } }';
const firstFive = 'query ($search: String) { products(search: $search, first: 20) { nodes { name } } }';
const table = searchTable();
const isTaken = answersOf(table.map(({ search }) => search));

const dataDir = await temporaryFolder();
try {
  const starter = await startSite(dataDir);
  const images = await imagesOf(starter);
  await starter.stop();
  print([
    'Generated products',
    'Read by id',
    'Suggestion',
    '… by id',
    'Search page',
    'One write',
    'Index',
    'Rebuild',
    'First',
    'In five',
  ]);
  print(Array<string>(10).fill('---'));
  for (const [at, size] of sizes.entries()) {
    const products = await fill({ dataDir, from: sizes[at - 1] ?? 0, to: size, images, isTaken });
    const rebuilt = command('search', ['reindex'], dataDir);
    const site = await startSite(dataDir);
    try {
      print([
        size.toLocaleString('en'),
        ...(await measure(site, products)),
        megabytes(),
        `${(rebuilt / 1000).toFixed(1)} s`,
        ...(await hits(site)),
      ]);
    } finally {
      await site.stop();
    }
  }
} finally {
  await rm(dataDir, { recursive: true });
}

type Product = { id: string; name: string };

async function measure(site: Site, products: Product[]) {
  const asking = createAsking(site.origin, await signIn(site));
  const searches = typed(
    products.map(({ name }) => name),
    1400,
  );
  const ids = searches.map((_, at) => products[(at * 7919) % products.length]?.id ?? '');
  const suggest = (search: string) => asking.query(suggestions, { search, first: 6 });
  const read = (id: string) => asking.query(oneProduct, { id });
  // What comes first warms up. Reads and suggestions take turns, so that both meet the same minute of the machine.
  const times = { read: [] as number[], suggest: [] as number[] };
  for (const [at, search] of searches.slice(0, 1100).entries()) {
    const [one, found] = [await read(ids[at] ?? ''), await suggest(search)];
    if (at < 100) continue;
    times.read.push(one.ms);
    times.suggest.push(found.ms);
  }
  // Each of them another page, rendered for this request: none comes from the page cache.
  const pages = await timesOf(searches.slice(1100), (search, at) =>
    asking.page(`/products?q=${encodeURIComponent(`${search} `)}&after=&n=${at}`),
  );
  const writes = await writesOf(asking, products);
  asking.close();
  const ratio = quantile(times.suggest, 0.5) / quantile(times.read, 0.5);
  return [both(times.read), both(times.suggest), `${ratio.toFixed(1)} ×`, both(pages), both(writes)];
}

async function timesOf(searches: string[], request: (search: string, at: number) => Promise<{ ms: number }>) {
  const times: number[] = [];
  for (const [at, search] of [...new Set(searches)].entries()) times.push((await request(search, at)).ms);
  return times;
}

/** A product gets another name and its old one back: a row and its entry in the index, on the disk before the answer. */
async function writesOf(asking: Asking, products: Product[]) {
  const update = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }`;
  return timesOf(
    products.slice(0, 50).flatMap(({ name }) => [`${name} Yeni`, name]),
    (name, at) => asking.query(update, { id: products[Math.floor(at / 2)]?.id, input: { name, description: name } }),
  );
}

async function hits(site: Site) {
  const asking = createAsking(site.origin);
  const found = { first: 0, five: 0 };
  for (const { search, names } of table) {
    const { data } = JSON.parse((await asking.query(firstFive, { search })).body) as {
      data: { products: { nodes: Product[] } };
    };
    const places = names.map((name) => data.products.nodes.findIndex((node) => node.name === name));
    if (places.every((place) => place >= 0 && place < names.length)) found.first++;
    else if (process.env.MISSES)
      console.error(
        search,
        data.products.nodes.slice(0, 6).map(({ name }) => name),
      );
    if (places.some((place) => place >= 0 && place < 5)) found.five++;
  }
  asking.close();
  const share = (count: number) => `${((100 * count) / table.length).toFixed(1)} %`;
  return [share(found.first), share(found.five)];
}

async function signIn(site: Site) {
  const query =
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { email } }';
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ query, variables: credentials });
  const response = await fetch(`${site.origin}/graphql`, { method: 'POST', headers, body });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function imagesOf(site: Site) {
  const { products } = await ask<{ products: { nodes: { image: string | null }[] } }>(
    site,
    '{ products(first: 100) { nodes { image } } }',
  );
  return products.nodes.flatMap(({ image }) => image ?? []);
}

/** What the index takes up on the disk. */
function megabytes() {
  const file = new Sqlite(join(dataDir, 'site.db'), { readonly: true });
  const size = file
    .prepare(`select sum(pgsize) from dbstat where name like 'product_search%' or name like 'search_words%'`)
    .pluck()
    .get();
  file.close();
  return `${(Number(size) / 1e6).toFixed(1)} MB`;
}

function both(times: number[]) {
  return `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`;
}

function print(cells: string[]) {
  console.log(`| ${cells.join(' | ')} |`);
}
