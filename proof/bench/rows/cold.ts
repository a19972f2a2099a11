import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, sessionCookie, type Site } from '../../../e2e/testing/site.ts';
import { exchange } from '../../tools/exchange.ts';
import { processorOf } from '../../tools/machine.ts';
import { pagesOf } from '../../tools/pagesOf.ts';
import { timesWhile } from '../measure/asking.ts';
import { median, ms, times, type Row } from '../measure/figures.ts';

const rounds = 60;
const crowd = 300;

/** Measures pages that memory does not have: each once more after a save that all of them show, and hundreds of new ones at once. */
export async function cold(site: Site): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  // The server has to compress a page for a browser, too.
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  const page = async (path: string) => {
    const answer = await exchange(site.origin, { path, agent, headers });
    if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status}`);
  };
  try {
    return [...(await madeAgain(site, page)), await manyAtOnce(site, page)];
  } finally {
    agent.destroy();
  }
}

type Look = (path: string) => Promise<void>;

const stored = `{
  generalContact { heroTitle heroDescription email phone address googleMapsEmbed }
  categories { id }
  products(first: 1) { nodes { id } }
}`;
const save = 'mutation ($input: GeneralContactInput!) { updateGeneralContact(input: $input) { version } }';

type Stored = {
  generalContact: { googleMapsEmbed: string | null };
  categories: { id: string }[];
  products: { nodes: { id: string }[] };
};

/** The server makes again what it keeps after each save, so that a round costs all pages so far; each row is what one page adds. */
async function madeAgain(site: Site, page: Look): Promise<Row[]> {
  const cookie = await sessionCookie(site);
  const { generalContact, categories, products } = await ask<Stored>(site, stored);
  const contact = { ...generalContact, googleMapsEmbed: generalContact.googleMapsEmbed ?? '' };
  const paths = [
    ['/products', '/products'],
    ['A category', `/categories/${encodeURIComponent(categories[0]?.id ?? '')}`],
    ['A product', `/products/${products.nodes[0]?.id}`],
    ['/', '/'],
  ] as const;
  const processor = async (asked: string[]) => {
    let before = NaN;
    // The first third warms up.
    for (let round = -rounds / 2; round < rounds; round++) {
      if (round === 0) before = await processorOf(site);
      const phone = `+90 212 555 ${1000 + rounds + round}`;
      await ask(site, save, { input: { ...contact, phone } }, cookie);
      for (const path of asked) await page(path);
    }
    return (1000 * ((await processorOf(site)) - before)) / rounds;
  };
  const rows: Row[] = [];
  let last = await processor([]);
  const ofSave = last;
  for (const [at, [what]] of paths.entries()) {
    const whole = await processor(paths.slice(0, at + 1).map(([, path]) => path));
    rows.push({
      what: `${what}, made again after a save: processor`,
      ours: ms(whole - last),
      yardstick: `the save: ${ms(ofSave)}`,
      ratio: times(whole - last, ofSave),
    });
    last = whole;
  }
  return rows;
}

/** Measures how long a health check waits while hundreds of pages are asked for that nobody has seen yet. */
async function manyAtOnce(site: Site, page: Look): Promise<Row> {
  const ids: string[] = [];
  for await (const { nodes } of pagesOf<{ nodes: { id: string }[] }>(site, 'products', 'nodes { id }')) {
    ids.push(...nodes.map(({ id }) => id));
    if (ids.length >= crowd) break;
  }
  const checks = (work: () => Promise<unknown>) => timesWhile(work, () => page('/health/live'), 5);
  const alone = await checks(() => pause(1000));
  const beside = await checks(() => Promise.all(ids.slice(0, crowd).map((id) => page(`/products/${id}`))));
  const shown = (waits: number[]) => `${ms(median(waits))}, longest ${ms(Math.max(...waits))}`;
  return {
    what: `Health check while ${crowd} new pages are asked for at once`,
    ours: shown(beside),
    yardstick: `with nothing to do: ${shown(alone)}`,
  };
}
