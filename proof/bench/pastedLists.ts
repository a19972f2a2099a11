import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { documentAsk } from '../tools/graphql.ts';
import { exchange } from '../tools/exchange.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { timesWhile } from './measure/asking.ts';
import { median, ms, quantile, tableHead, tableRow } from './measure/figures.ts';

/**
 * Measures what a stranger who pastes lists does to another visitor: `npm run build && npm run bench:lists`, half a minute.
 * Thirty lists of sixty misspelt lines each arrive at ten a second, from one address, from many, and from senders that
 * hang up; meanwhile the other visitor searches. The goal: the 99th percentile stays below four times that of a quiet site, and
 * a second after the last list the site answers within a second.
 */
const lists = 30;
const linesEach = 60;
const every = 100;
const quietTime = 4000;
const hangsUpAfter = 300;

const Paste = 'mutation ($text: String!) { pasteIntoQuoteList(text: $text) { found open unread } }';
const Search =
  'query ($search: String!) { products(search: $search, first: 20) { totalCount nodes { id name price } } }';
const searched = ['rulman 6204', 'küresel vana dn25', 'm8 cıvata', 'hidrolik hortum', 'yağ keçesi', 'v kayışı'];
const misspelt = [
  'kuresl vna',
  'rulmn bilyali',
  'civta alti kse',
  'hidrolk hrtum',
  'pnomatk silndir',
  'kaynk elktrodu',
];

/** Each line of each list is another one, so that nothing is answered from memory. */
const listOf = (n: number) =>
  Array.from({ length: linesEach }, (_, line) => {
    const number = n * linesEach + line;
    return `${misspelt[number % misspelt.length]} ${String.fromCodePoint(97 + (number % 26))}${number}; ${line + 1}`;
  }).join('\n');

/** The other visitor rests between two searches for so many milliseconds. */
const rest = 5;

type Way = { name: string; addressOf: (n: number) => string; hangsUp?: boolean };
const ways: Way[] = [
  { name: 'one address', addressOf: () => '203.0.113.7' },
  { name: 'senders that hang up', addressOf: () => '203.0.113.8', hangsUp: true },
  { name: 'thirty addresses', addressOf: (n) => `198.51.100.${n + 1}` },
];

type Sent = { status: Promise<number>; hangUp: () => void };

/** Sends one list. Its status is 0 where the sender did not wait for the answer. */
function paste(origin: string, n: number, { addressOf, hangsUp = false }: Way): Sent {
  const { path, method, headers, body } = documentAsk(Paste, { text: listOf(n) }, '');
  const from = { ...headers, 'x-forwarded-for': addressOf(n) };
  const sent = request(origin + path, { method, headers: from, agent: false });
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

await withFolder((dataDir) =>
  withSite(
    dataDir,
    async ({ origin }) => {
      let asked = 0;
      const search = async () => {
        const variables = { search: `${searched[asked % searched.length]} ${asked++}` };
        const ask = documentAsk(Search, variables, '');
        const from = { ...ask.headers, 'x-forwarded-for': `192.0.2.${(asked % 200) + 1}` };
        const answer = await exchange(origin, { ...ask, headers: from });
        if (answer?.status !== 200) throw new Error(`The other visitor was answered with ${answer?.status}.`);
      };
      for (let n = 0; n < 30; n++) await search();
      console.log(
        tableHead([
          'Lists from',
          'Quiet p50 / p99',
          'Beside p50 / p99',
          'Ratio of p99',
          'Answer after the last',
          'Statuses',
        ]),
      );
      for (const way of ways) {
        const quiet = await timesWhile(() => pause(quietTime), search, rest);
        const pending: Sent[] = [];
        const beside = await timesWhile(
          async () => {
            for (let n = 0; n < lists; n++) {
              pending.push(paste(origin, n, way));
              await pause(every);
            }
          },
          search,
          rest,
        );
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
        console.log(
          tableRow([way.name, figures(quiet), figures(beside), ratio.toFixed(1), ms(after), counts.join(', ')]),
        );
      }
    },
    { STARTER_FOLDER: '', TRUST_PROXY: '1' },
  ),
);
