import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, sessionCookie, startSite } from '../../e2e/testing/site.ts';
import { temporaryFolder } from '../../e2e/testing/starterData.ts';
import { quantile } from './measure/asking.ts';
import { command } from '../tools/command.ts';
import { bigPicture, contentOf, sendFile, sheetOf } from './catalogue/heavyLoads.ts';

/**
 * How long the server's event loop waits at most while heavy work runs, beside an idle minute of the same run:
 * `npm run build && npm run bench:loop`, about three minutes. The goal is 50 ms of work at a
 * stretch; what the loop waits longer than that, it waits for a processor.
 */
const dataDir = await temporaryFolder();
const file = join(dataDir, 'delays.txt');
const site = await startSite(dataDir, {
  NODE_OPTIONS: `--import ${resolve('proof/bench/measure/loopDelay.mjs')}`,
  LOOP_DELAYS: file,
});
try {
  const cookie = await sessionCookie(site);
  const importContent = 'mutation ($content: JSON!) { importContent(content: $content) { products } }';
  const importProducts = 'mutation ($file: Upload!) { importProducts(file: $file, dryRun: false) { added } }';
  const uploadImage = 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }';
  const sheet = sheetOf(5000);
  const pictures = [await bigPicture('jpeg', 6000, 4000), await bigPicture('avif', 4000, 3000)];
  const content = { small: contentOf(0, 5000), large: contentOf(5000, 100_000) };

  print(['While', 'Seconds', 'Longest work at a stretch', 'Longest wait', 'Answers from outside, median / longest']);
  print(Array<string>(5).fill('---'));
  await measured('nothing', () => pause(10_000));
  await measured('5,000 products are imported', () => ask(site, importContent, { content: content.small }, cookie));
  await measured('5,000 lines of a spreadsheet are imported', () => sendFile(site, importProducts, sheet, cookie));
  for (const picture of pictures) {
    await measured(`a picture of ${picture.name} is stored`, () => sendFile(site, uploadImage, picture, cookie));
  }
  await measured('prices of 1,000 products are made into a PDF', () => getPriceList(site));
  await measured('100,000 products are imported', () => ask(site, importContent, { content: content.large }, cookie));
  for (const type of ['csv', 'xlsx']) {
    await measured(`all of them are downloaded as .${type}`, () => download(site, `products.${type}`, cookie));
  }
  const ids = content.small.information.products.products.slice(0, 1000).map(({ id }) => id);
  const mark = 'mutation ($ids: [ID!]!) { setProductsFeatured(ids: $ids, featured: true) }';
  await measured('1,000 of them are marked as featured', () => ask(site, mark, { ids }, cookie));
  await measured('they are reindexed by the command', () => command('search', ['reindex'], dataDir));
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true });
}

/** Of the 5,000 products that are generated, this category holds some 1,000. */
async function getPriceList({ origin }: { origin: string }) {
  const response = await fetch(
    `${origin}/categories/${encodeURIComponent('rulmanlar-ve-güç-aktarım')}/fiyat-listesi.pdf`,
  );
  if (response.status !== 200) throw new Error(`The price list came with status ${response.status}.`);
  await response.arrayBuffer();
}

async function download({ origin }: { origin: string }, name: string, cookie: string) {
  const response = await fetch(`${origin}/admin/${name}`, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${name} came with status ${response.status}.`);
  await response.arrayBuffer();
}

/** A command blocks this process too: then nothing is asked from outside. */
async function measured(name: string, work: () => unknown) {
  await pause(500);
  const start = Date.now();
  let isOver = false;
  const asking = askOn(() => isOver);
  try {
    await work();
  } finally {
    isOver = true;
  }
  const times = await asking;
  const end = Date.now();
  await pause(300);
  const delays = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .flatMap(([at = 0, delay = 0, work = 0]) => (at > start && at <= end + 200 ? [{ delay, work }] : []));
  const longest = (name: 'delay' | 'work') => `${Math.max(...delays.map((each) => each[name])).toFixed(0)} ms`;
  const seconds = ((end - start) / 1000).toFixed(1);
  const fromOutside = `${quantile(times, 0.5).toFixed(1)} / ${Math.max(...times).toFixed(0)} ms`;
  print([name, seconds, longest('work'), longest('delay'), fromOutside]);
}

async function askOn(isOver: () => boolean) {
  const times: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    await (await fetch(`${site.origin}/health/live`)).arrayBuffer();
    times.push(performance.now() - start);
    await pause(5);
  }
  return times;
}

function print(cells: string[]) {
  console.log(`| ${cells.join(' | ')} |`);
}
