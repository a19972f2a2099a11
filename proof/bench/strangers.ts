import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Site } from '../../e2e/testing/site.ts';
import { exchange, type Ask } from '../tools/exchange.ts';
import { documentAsk } from '../tools/graphql.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { fillEvenly } from './catalogue/even.ts';
import { Search, ways } from './catalogue/strangerWays.ts';
import { timesWhile } from './measure/asking.ts';
import { median, ms, quantile, tableHead, tableRow } from './measure/figures.ts';

/**
 * Measures what one stranger does to another visitor: `npm run build && npm run bench:strangers`, five minutes. Each way of
 * causing work arrives at ten a second for half a minute; meanwhile the other visitor searches. The goal: the 99th percentile
 * stays below four times that of a quiet site, and a second after the last request the site answers within a second. Ways may be
 * named, `products=100000` fills a catalogue of that size, `seconds=10` is shorter, and `DATABASE_URL` names another database.
 */
const words = process.argv.slice(2);
const given = (name: string) => Number(words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? 0);
const wanted = words.filter((word) => !word.includes('='));
const requests = (given('seconds') || 30) * 10;
const every = 100;
const quietTime = 5000;
const hangsUpAfter = 300;
const warmUp = 20;
const searched = ['rulman 6204', 'küresel vana dn25', 'm8 cıvata', 'hidrolik hortum', 'yağ keçesi', 'v kayışı'];
/** The other visitor rests between two searches for so many milliseconds. */
const rest = 5;

type Sent = { status: Promise<number>; hangUp: () => void };

/** Sends one request. Its status is 0 where the sender did not wait for the answer. */
function send(origin: string, { path, method = 'GET', headers, body }: Ask, from: string, hangsUp: boolean): Sent {
  const sent = request(origin + path, { method, headers: { ...headers, 'x-forwarded-for': from }, agent: false });
  const status = new Promise<number>((resolve) => {
    sent.once('response', (answer) => {
      let text = '';
      answer.on('data', (data: Buffer) => (text += data.toString()));
      answer.once('close', () => resolve(text.includes('RATE_LIMITED') ? 429 : (answer.statusCode ?? 0)));
    });
    // A sender that hangs up has no answer.
    sent.once('error', () => resolve(0));
  });
  sent.end(body);
  const hangUp = () => void sent.destroy();
  if (hangsUp) setTimeout(hangUp, hangsUpAfter);
  return { status, hangUp };
}

async function idsOf(site: Site): Promise<string[]> {
  const { products } = await ask<{ products: { nodes: { id: string }[] } }>(
    site,
    '{ products(first: 100) { nodes { id } } }',
  );
  return products.nodes.map(({ id }) => id);
}

const size = given('products');
const settings = {
  STARTER_FOLDER: '',
  TRUST_PROXY: '1',
  ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
};

await withFolder(async (dataDir) => {
  if (size > 0) await withSite(dataDir, (empty) => fillEvenly(empty, size), settings);
  await withSite(dataDir, measure, settings);
});

async function measure(site: Site) {
  const { origin } = site;
  const ids = await idsOf(site);
  let asked = 0;
  const search = async () => {
    const variables = { search: `${searched[asked % searched.length]} ${asked++}` };
    const ask = documentAsk(Search, variables, '');
    const from = { ...ask.headers, 'x-forwarded-for': `192.0.2.${(asked % 200) + 1}` };
    const answer = await exchange(origin, { ...ask, headers: from });
    if (answer?.status !== 200 || answer.body.startsWith('{"errors"'))
      throw new Error(`The other visitor was answered with ${answer?.status}: ${answer?.body.slice(0, 300)}`);
  };
  for (let n = 0; n < 100; n++) await search();
  console.log(tableHead(['Stranger', 'Quiet p50 / p99', 'Beside p50 / p99', 'Ratio of p99', 'After', 'Statuses']));
  for (const [name, way] of Object.entries(ways)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const place = Object.keys(ways).indexOf(name);
    const asks: Ask[] = [];
    for (let n = 0; n < requests; n++) asks.push(await way.ask(n + place * requests, ids));
    // Code that runs for the first time is slow, and is no matter of limits.
    for (let n = 0; n < warmUp; n++) {
      const { headers, ...one } = await way.ask(n - warmUp + (place + 100) * requests, ids);
      await exchange(origin, { ...one, headers: { ...headers, 'x-forwarded-for': `192.0.2.${n + 1}` } });
    }
    const quiet = await timesWhile(() => pause(quietTime), search, rest);
    const pending: Sent[] = [];
    const beside = await timesWhile(
      async () => {
        for (const [n, one] of asks.entries()) {
          const from = way.addressOf?.(n) ?? `203.0.113.${place + 1}`;
          pending.push(send(origin, one, from, way.hangsUp ?? false));
          await pause(every);
        }
      },
      search,
      rest,
    );
    await pause(1000);
    const started = performance.now();
    await search();
    const after = performance.now() - started;
    for (const { hangUp } of pending) hangUp();
    const statuses = await Promise.all(pending.map(({ status }) => status));
    const counts = [...new Set(statuses)].map(
      (one) => `${statuses.filter((status) => status === one).length} × ${one}`,
    );
    const figures = (taken: number[]) => `${ms(median(taken))} / ${ms(quantile(taken, 0.99))}`;
    const ratio = quantile(beside, 0.99) / quantile(quiet, 0.99);
    console.log(tableRow([name, figures(quiet), figures(beside), ratio.toFixed(1), ms(after), counts.join(', ')]));
    // The rest of the last one's work is not the next one's.
    await pause(3000);
  }
}
