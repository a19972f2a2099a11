import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { startSite } from '../../e2e/testing/site.ts';
import { exchange } from '../tools/exchange.ts';
import { documentAsk, sendDocument, signIn } from '../tools/graphql.ts';
import { withFolder } from '../tools/withSite.ts';
import { median, ms, quantile, tableHead, tableRow, times } from './measure/figures.ts';

/**
 * Measures how soon others notice what happens: `npm run build && npm run bench:promptness`, a minute. An open page gets new
 * settings, the work of the day a new enquiry, and a socket its end with its session, each beside the answer to the call that
 * caused it. A site without visitors is asked to end, beside an empty process of Node, which starts and ends. It ends with 1 when a
 * median is above its goal.
 */
const rounds = 20;
const ends = 3;

/** Milliseconds. */
const goals = { event: 250, end: 900 };

const settings = { email: 'a@b.co', phone: '+90 212 000 00 00', address: 'İkitelli', logo: '/images/logo.png' };
const Save = 'mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { version } }';
const Send = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number } }';

type Noticing = {
  what: string;
  /** The subscription that sends what is noticed; without one, the end of the socket counts. */
  query?: string;
  act: (origin: string, cookie: string, round: number) => ReturnType<typeof sendDocument>;
};

const noticings: Noticing[] = [
  {
    what: 'New settings on an open page',
    query: 'subscription { siteSettingsChanged { version } }',
    act: (origin, cookie, round) =>
      sendDocument(origin, Save, { input: { ...settings, name: `Vitrin ${round}` } }, cookie),
  },
  {
    what: 'A new enquiry in the work of the day',
    query: 'subscription { todayFigures { newEnquiries } }',
    act: (origin, _, round) => {
      const rows = [{ text: `Küresel vana DN${round + 15}` }];
      const input = { key: crypto.randomUUID(), name: 'Şule', email: 'sule@ornek.com.tr', rows };
      // The server counts enquiries by address.
      return exchange(origin, { ...documentAsk(Send, { input }), from: `127.0.${round + 1}.2` });
    },
  },
  {
    what: 'The end of a session at its socket',
    act: (origin, cookie) => sendDocument(origin, 'mutation { signOut }', {}, cookie),
  },
];

/** Returns the milliseconds until the call is answered, and until it is noticed. */
async function timesOf({ query, act }: Noticing, origin: string, round: number) {
  const cookie = await signIn(origin, `127.0.${round + 1}.1`);
  class WithCookie extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers: { cookie } });
    }
  }
  const client = createClient({
    url: `${origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: WithCookie,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
  });
  await new Promise<void>((resolve) => client.on('connected', () => resolve()));
  let notice: () => void = () => undefined;
  const noticed = new Promise<void>((resolve) => (notice = resolve));
  if (query) {
    // The figures of the day are sent once at the beginning, too.
    let isFirst = query.includes('todayFigures');
    const begun = new Promise<void>((resolve) => {
      const next = () => (isFirst ? ((isFirst = false), resolve()) : notice());
      client.subscribe({ query }, { next, error: () => undefined, complete: () => undefined });
      if (!isFirst) resolve();
    });
    await begun;
    // A subscription has no answer of its own before the first event; one that was asked after it has.
    await new Promise<void>((resolve) => {
      client.subscribe(
        { query: '{ __typename }' },
        { next: () => resolve(), error: () => resolve(), complete: () => undefined },
      );
    });
  } else client.on('closed', () => notice());
  const started = performance.now();
  const seen = noticed.then(() => performance.now() - started);
  const answer = await act(origin, cookie, round);
  const answered = performance.now() - started;
  if (answer?.status !== 200 || answer.body.startsWith('{"errors"')) throw new Error(answer?.body);
  const until = await seen;
  await client.dispose();
  return { answered, until };
}

async function endOf(dataDir: string) {
  const site = await startSite(dataDir);
  const started = performance.now();
  await site.stop();
  return performance.now() - started;
}

async function emptyProcess() {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'close');
  return performance.now() - started;
}

let isLate = false;
function say(what: string, ours: number[], yardstick: number[], goal: number) {
  isLate ||= median(ours) > goal;
  console.log(
    tableRow([
      what,
      `${ms(median(ours))} / ${ms(quantile(ours, 0.99))}`,
      ms(median(yardstick)),
      times(median(ours), median(yardstick)),
      ms(goal),
    ]),
  );
}

console.log(tableHead(['Noticed', 'Median / p99', 'Beside', 'Ratio', 'Goal']));
await withFolder(async (dataDir) => {
  const site = await startSite(dataDir);
  try {
    for (const noticing of noticings) {
      const taken = [];
      for (let round = 0; round < rounds; round++) taken.push(await timesOf(noticing, site.origin, round));
      say(
        noticing.what,
        taken.map(({ until }) => until),
        taken.map(({ answered }) => answered),
        goals.event,
      );
    }
  } finally {
    await site.stop();
  }
  const [ours, empty]: [number[], number[]] = [[], []];
  for (let round = 0; round < ends; round++) {
    ours.push(await endOf(dataDir));
    empty.push(await emptyProcess());
  }
  say('The end of a site without visitors', ours, empty, goals.end);
});
if (isLate) process.exitCode = 1;
