import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, sessionCookie, type Site } from '../../../e2e/testing/site.ts';
import { quantile } from '../measure/asking.ts';
import { processorOf } from '../../tools/leaks/sample.ts';
import { ms, times, type Row } from '../measure/row.ts';

const rounds = 60;
const crowd = 300;

/** What pages cost that have to be made: each once more after a save that all of them show, and hundreds of new ones at once. */
export async function cold(site: Site): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  try {
    return [...(await madeAgain(site, agent)), await manyAtOnce(site, agent)];
  } finally {
    agent.destroy();
  }
}

/** As a browser asks, so that the page is compressed, too. Gives the milliseconds it took. */
const page = (site: Site, agent: Agent, path: string) =>
  new Promise<number>((resolve, reject) => {
    const started = performance.now();
    get(site.origin + path, { agent, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${path}: ${response.statusCode}`));
      });
    }).on('error', reject);
  });

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

/** Processor time of one page more: the server makes again what it keeps, so that each round costs what all pages of it cost. */
async function madeAgain(site: Site, agent: Agent): Promise<Row[]> {
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
      for (const path of asked) await page(site, agent, path);
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

/** How long a health check waits while so many pages are asked for that nobody has seen yet. */
async function manyAtOnce(site: Site, agent: Agent): Promise<Row> {
  const list = '{ products(first: 100, after: $after) { nodes { id } pageInfo { endCursor } } }';
  const ids: string[] = [];
  for (let after: string | null = null; ids.length < crowd;) {
    type Page = { products: { nodes: { id: string }[]; pageInfo: { endCursor: string | null } } };
    const { products }: Page = await ask<Page>(site, `query ($after: String) ${list}`, { after });
    ids.push(...products.nodes.map(({ id }) => id));
    after = products.pageInfo.endCursor;
  }
  const alone = await waits(site, agent, pause(1000));
  const asked = Promise.all(ids.slice(0, crowd).map((id) => page(site, agent, `/products/${id}`)));
  const beside = await waits(site, agent, asked);
  return {
    what: `Health check while ${crowd} new pages are asked for at once`,
    ours: `${ms(quantile(beside, 0.5))}, longest ${ms(Math.max(...beside))}`,
    yardstick: `with nothing to do: ${ms(quantile(alone, 0.5))}, longest ${ms(Math.max(...alone))}`,
  };
}

async function waits(site: Site, agent: Agent, until: Promise<unknown>) {
  const all: number[] = [];
  let isOver = false;
  const over = until.then(() => (isOver = true));
  while (!isOver) {
    all.push(await page(site, agent, '/health/live'));
    await pause(5);
  }
  await over;
  return all;
}
