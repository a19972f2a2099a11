import { setTimeout as pause } from 'node:timers/promises';
import { ask, sessionCookie, type Site } from '../../e2e/testing/site.ts';
import { mutations } from '../tools/graphql.ts';
import { residentOf } from '../tools/machine.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { contentOf, importContentQuery, largeCategory } from './catalogue/heavyLoads.ts';
import { timesWhile } from './measure/asking.ts';
import { quantile, tableHead, tableRow } from './measure/figures.ts';

/**
 * Measures how long pages wait while the prices of some 1,000 products are made into a PDF, beside pages that are asked for
 * while nothing else happens, and the memory afterwards: `npm run build && npm run bench:pdf`, about two minutes. The goal
 * is 50 ms longer at most, and memory that does not grow.
 */
const rounds = 10;
await withFolder((dataDir) => withSite(dataDir, measure));

async function measure(site: Site) {
  const cookie = await sessionCookie(site);
  await ask(site, importContentQuery, { content: contentOf(0, 5000) }, cookie);
  console.log(tableHead(['While', 'PDFs', 'Pages, median / 99th / longest', 'The process, MB']));
  await pagesWhile(site, 'warming up', () => makePdf(site));
  const idle = await pagesWhile(site, 'nothing', () => pause(15_000, undefined));
  const waits = [];
  for (let round = 1; round <= rounds; round++) {
    await change(site, cookie);
    await pause(1000);
    waits.push(await pagesWhile(site, `PDF ${round} is made`, () => makePdf(site)));
  }
  const all = waits.flatMap(({ times }) => times);
  const longer = (share: number) => (quantile(all, share) - quantile(idle.times, share)).toFixed(1);
  console.log(`\n${all.length} pages during ${rounds} PDFs, beside ${idle.times.length} before: longer by`);
  console.log(`${longer(0.5)} ms in the median, ${longer(0.99)} ms at the 99th, ${longer(1)} ms the longest.`);
  console.log(`Memory after the first PDF and after the last: ${waits[0]?.memory} and ${waits.at(-1)?.memory} MB.`);
}

/** Changes the content, so that the pages and PDFs that the server keeps are made again. */
async function change(site: Site, cookie: string) {
  type Products = { products: { nodes: { id: string; name: string }[] } };
  const [product] = (await ask<Products>(site, '{ products(first: 1) { nodes { id name } } }')).products.nodes;
  if (!product) throw new Error('There is no product.');
  const input = { name: product.name, description: `Ölçü ${Math.random()}` };
  await ask(site, mutations.updateProduct, { id: product.id, input }, cookie);
}

/** Gives the size of the PDF in bytes. */
async function makePdf({ origin }: Site) {
  const response = await fetch(`${origin}/categories/${largeCategory}/fiyat-listesi.pdf`);
  if (response.status !== 200) throw new Error(`The PDF came with status ${response.status}.`);
  return (await response.arrayBuffer()).byteLength;
}

/** The page that is asked for is one that the server renders for each visitor. */
async function pagesWhile(site: Site, name: string, work: () => Promise<number | undefined>) {
  let made: number | undefined;
  const page = async () => (await fetch(`${site.origin}/teklif`)).arrayBuffer();
  const times = await timesWhile(async () => (made = await work()), page, 10);
  const memory = Math.round(await residentOf(site));
  const waited = [0.5, 0.99, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`).join(' / ');
  console.log(tableRow([name, made ? `${Math.round(made / 1024)} KB` : '', waited, String(memory)]));
  return { times, memory };
}
