import { readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, sessionCookie, startSite } from '../../e2e/testing/site.ts';
import { temporaryFolder } from '../../e2e/testing/starterData.ts';
import { quantile } from './measure/asking.ts';
import { contentOf } from './catalogue/heavyLoads.ts';

/**
 * How long pages wait while the prices of some 1,000 products are made into a PDF, beside pages that are asked for while
 * nothing else happens, and what memory that leaves: `npm run build && npm run bench:pdf`, about two minutes. The goal
 * is 50 ms longer at most, and memory that stays.
 */
const rounds = 10;
const dataDir = await temporaryFolder();
const site = await startSite(dataDir);
try {
  const cookie = await sessionCookie(site);
  const importContent = 'mutation ($content: JSON!) { importContent(content: $content) { products } }';
  await ask(site, importContent, { content: contentOf(0, 5000) }, cookie);
  const list = `/categories/${encodeURIComponent('rulmanlar-ve-güç-aktarım')}/fiyat-listesi.pdf`;
  const first = '{ products(first: 1) { nodes { id version name description } } }';
  type Product = { id: string; version: number; name: string; description: string };
  /** A change of the content: what was kept of pages and PDFs is made again. */
  async function change() {
    const [product] = (await ask<{ products: { nodes: Product[] } }>(site, first)).products.nodes;
    if (!product) throw new Error('There is no product.');
    const { id, name } = product;
    const input = { name, description: `Ölçü ${Math.random()}` };
    const update = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
    await ask(site, update, { id, input }, cookie);
  }

  console.log('| While | PDFs | Pages, median / 99th / longest | The process, MB |');
  console.log('| --- | --- | --- | --- |');
  await pagesWhile('warming up', () => makePdf(list));
  const idle = await pagesWhile('nothing', () => pause(15_000));
  const waits = [];
  for (let round = 1; round <= rounds; round++) {
    await change();
    await pause(1000);
    waits.push(await pagesWhile(`PDF ${round} is made`, () => makePdf(list)));
  }
  const all = waits.flatMap(({ times }) => times);
  const longer = (share: number) => (quantile(all, share) - quantile(idle.times, share)).toFixed(1);
  console.log(`\n${all.length} pages during ${rounds} PDFs, beside ${idle.times.length} before: longer by`);
  console.log(`${longer(0.5)} ms in the median, ${longer(0.99)} ms at the 99th, ${longer(1)} ms the longest.`);
  console.log(`Memory after the first PDF and after the last: ${waits[0]?.memory} and ${waits.at(-1)?.memory} MB.`);
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true });
}

async function makePdf(path: string) {
  const response = await fetch(site.origin + path);
  if (response.status !== 200) throw new Error(`The PDF came with status ${response.status}.`);
  return (await response.arrayBuffer()).byteLength;
}

/** Pages one after the other, of the kind that is rendered for each visitor. */
async function pagesWhile(name: string, work: () => Promise<unknown>) {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${site.origin}/teklif`)).arrayBuffer();
      times.push(performance.now() - start);
      await pause(10);
    }
  })();
  const made = await work();
  isOver = true;
  await asking;
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8');
  const memory = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  const waited = [0.5, 0.99, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`).join(' / ');
  const size = typeof made === 'number' ? `${Math.round(made / 1024)} KB` : '';
  console.log(`| ${name} | ${size} | ${waited} | ${memory} |`);
  return { times, memory };
}
