import { setTimeout as pause } from 'node:timers/promises';
import { startSite, type Site } from '../../e2e/testing/site.ts';
import { exchange } from '../tools/exchange.ts';
import { residentOf } from '../tools/machine.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { memoryOf } from '../torture/leaks/inspector.ts';
import { fill } from './catalogue/fill.ts';
import { tableHead, tableRow } from './measure/figures.ts';

/**
 * Measures the memory of the built server while a crawler follows every link of a catalogue of 1,056 products, also those
 * that are closed to crawlers: `npm run build && npm run bench:leaks`, some ten minutes. It reads 10,000 different pages,
 * each plain and compressed; another number may be given. It ends with 1 when the server is larger than `allowed`.
 */
const allowed = 400;
const pages = Number(process.argv[2] ?? 10_000);
/** So many requests are under way at a time. */
const atOnce = 4;
/** After so many pages the memory is read. */
const often = 1000;
const products = 1000;

await withFolder(async (dataDir) => {
  await withSite(dataDir, () => Promise.resolve());
  await fill({ dataDir, from: 0, to: products, images: [], isTaken: () => false });
  const site = await startSite(dataDir, { NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  try {
    console.log(tableHead(['Pages', 'Resident', 'Heap', 'Buffers']));
    await say(site, 0);
    await crawl(site, pages);
    // What is free is returned while the server has nothing to do.
    await pause(10_000);
    const resident = await residentOf(site);
    await say(site, pages);
    console.log(`${Math.round(resident)} MB after ${pages} pages; ${allowed} MB are allowed.`);
    if (resident > allowed) process.exitCode = 1;
  } finally {
    await site.stop();
  }
});

/** Heap and buffers are those that a collection leaves, so they are read at the end alone, after the resident memory. */
async function say(site: Site, count: number) {
  const resident = `${Math.round(await residentOf(site))} MB`;
  if (count < pages) return console.log(tableRow([String(count), resident, '', '']));
  const { heapUsed, external } = await memoryOf(site.output());
  const megabytes = [heapUsed, external].map((bytes) => `${Math.round(bytes / 2 ** 20)} MB`);
  console.log(tableRow([String(count), resident, ...megabytes]));
}

/** Follows the links of each page, the first found first, until there are enough. */
async function crawl(site: Site, most: number) {
  const found = ['/'];
  const known = new Set(found);
  let [next, read] = [0, 0];
  const readOn = async () => {
    while (next < most) {
      const path = found[next];
      if (path === undefined) {
        // Others may still be reading the pages that lead on.
        if (read === found.length) return;
        await pause(20);
        continue;
      }
      const number = next++;
      // The server limits what one address may ask for in a minute.
      const from = `127.0.${1 + (number % 200)}.1`;
      const plain = await exchange(site.origin, { path, from });
      const headers = { 'Accept-Encoding': number % 2 === 0 ? 'br' : 'gzip' };
      await exchange(site.origin, { path, from, headers });
      if (plain?.status !== 200) throw new Error(`${path} came with status ${plain?.status}.`);
      for (const link of linksIn(plain.body)) {
        if (known.has(link)) continue;
        known.add(link);
        found.push(link);
      }
      if (++read % often === 0 && read < most) await say(site, read);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOn));
}

/** Returns the pages of the site that a page links to; those of one visitor are not kept, and files are no pages. */
function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return links.filter((link) => /^\/(?!\/|admin|teklif|uploads)/.test(link) && !link.endsWith('.pdf'));
}
