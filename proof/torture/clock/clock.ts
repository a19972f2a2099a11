import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite, type Site } from '../../../e2e/testing/site.ts';
import { createDice } from '../../../server/testing/random/dice.ts';
import { exchange, faultOf } from '../../tools/exchange.ts';
import { documentAsk, mutations, resultOf, sendDocument, signIn } from '../../tools/graphql.ts';
import { emptyOutcome, noteSite, type Outcome } from '../outcome/outcome.ts';

const day = 86_400_000;
const year = 365 * day;
/** The clock is wrong by so many milliseconds, one after the other. */
const jumps = [3_600_000, -3_600_000, -day, 40 * day, -40 * day, 3 * year, -20 * year, 100 * year, 0] as const;

const counts = '{ products { totalCount } messages { totalCount } }';

/** Lets the clock jump under a running site and between two starts: nothing may be deleted, and everything has to work. */
export async function clock(dataDir: string, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const outcome = emptyOutcome();
  const dice = createDice(seed);
  const setting = join(dataDir, 'clock');
  await writeFile(setting, '0');
  const settings = { NODE_OPTIONS: `--require=${resolve('proof/torture/clock/shift.cjs')}`, TORTURE_CLOCK: setting };
  let site = await startSite(dataDir, settings);
  const before = await countsOf(site);
  let written = 0;
  for (let at = 0; at < count; at++) {
    const jump = jumps[at % jumps.length] ?? 0;
    const when = `with a clock wrong by ${jump / day} days`;
    await writeFile(setting, String(jump));
    if (dice.happens(0.5)) {
      await site.stop();
      site = await startSite(dataDir, settings);
    } else process.kill(site.pid, 'SIGUSR2');
    // The hour between two rounds of housekeeping takes 0.3 s here, so that there are several of them.
    await pause(1500);
    written += await work(site, dice.address(), outcome, when);
    const expected = { products: before.products + written, messages: before.messages + written };
    await compare(site, expected, outcome, when);
  }
  noteSite(outcome, site);
  await site.stop();
  await rm(setting);
  outcome.figures = `${count} jumps between an hour and a hundred years, ahead and back, under a running site and between two starts`;
  return outcome;
}

/** Writes one product and one message; gives the number of each. */
async function work(site: Site, address: string, outcome: Outcome, when: string) {
  // The session may have expired: signing in has to work whatever the time is.
  const cookie = await signIn(site.origin, address);
  const input = { name: `Saat ${when}`, description: 'Işık' };
  const message = { name: 'Ada', email: 'ada@firma.com.tr', subject: 'Saat', message: 'Işık' };
  const answers = [
    await exchange(site.origin, { path: '/products' }),
    await sendDocument(site.origin, mutations.createProduct, { input }, cookie),
    await exchange(site.origin, { ...documentAsk(mutations.sendMessage, { input: message }), from: address }),
  ];
  for (const answer of answers) {
    const fault = faultOf(answer) || (answer?.body.startsWith('{"errors"') ? answer.body : '');
    if (fault) outcome.errors.push(`${when}: ${fault}`);
  }
  return 1;
}

type Counts = Record<'products' | 'messages', { totalCount: number }>;

async function countsOf({ origin }: Site) {
  const cookie = await signIn(origin, '127.0.9.9');
  const { products, messages } = resultOf(await sendDocument(origin, counts, {}, cookie)).data as Counts;
  return { products: products.totalCount, messages: messages.totalCount };
}

/** Notes products, messages and pictures that are gone. */
async function compare(site: Site, expected: { products: number; messages: number }, outcome: Outcome, when: string) {
  const found = await countsOf(site);
  for (const kind of ['products', 'messages'] as const) {
    if (found[kind] !== expected[kind])
      outcome.lost.push(`${when}: ${found[kind]} ${kind} instead of ${expected[kind]}`);
  }
  const aside = await readdir(join(site.dataDir, 'uploads', '.removed')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  if (aside.length > 0) outcome.lost.push(`${when}: pictures were set aside: ${aside.join(', ')}`);
}
