import { setTimeout as pause } from 'node:timers/promises';
import { startSite, type Site } from '../../../e2e/testing/site.ts';
import { createDice } from '../../../server/testing/random/dice.ts';
import { documentAsk, mutations, resultOf, signIn } from '../../tools/graphql.ts';
import { exchange } from '../../tools/exchange.ts';
import { openDatabase } from '../databases/openDatabase.ts';
import { untilCut } from '../databases/untilCut.ts';
import {
  emptyOutcome,
  noteSite,
  notInstalled,
  number,
  unexpectedIn,
  type Outcome,
  type Rounds,
} from '../outcome/outcome.ts';
import { openReceiver } from './receiver.ts';

const create = `mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }`;
const again = 'mutation ($id: ID!) { resendFailedDeliveries(id: $id) }';
const writers = 4;
/** The server is killed so often while it writes and sends, in a short round less often. */
const killsFor = (count: number) => Math.min(5, Math.ceil(count / 30));
/** Everything has to be taken in so many milliseconds after the last write. */
const patience = 120_000;

/**
 * Adds products while a receiver fails half of the time and a server is killed again and again, and looks whether each
 * product that was acknowledged was taken at least once, with a signature that the reference library accepts. In place of the
 * pauses between tries, which take three days, somebody sends what has failed again. On PostgreSQL there are three
 * servers: one of them is killed, and the others send what it had begun to.
 */
export async function webhooks(folder: string, { count, seed, engine }: Rounds): Promise<Outcome> {
  const outcome = emptyOutcome();
  const database = await openDatabase(engine, folder);
  if (!database) return { ...outcome, figures: notInstalled };
  const kills = killsFor(count);
  const receiver = await openReceiver(createDice(seed * 31));
  const settings = { ...database.settings, WEBHOOK_HOSTS: '127.0.0.1' };
  const servers = engine === 'postgres' ? 3 : 1;
  const start = () => startSite(database.dataDir, settings);
  const sites = await Promise.all(Array.from({ length: servers }, start));
  const added = new Set<string>();
  // A session is known to all of them, and a restart leaves it open.
  const cookie = await signIn(sites[0]?.origin ?? '');
  let asked = 0;
  const next = (): Site => {
    const running = sites.filter((site) => site.isRunning());
    const site = running[asked++ % running.length];
    if (!site) throw new Error('No server is running.');
    return site;
  };
  const ask = async (query: string, variables: object) =>
    resultOf(await exchange(next().origin, documentAsk(query, variables, cookie)));
  const input = { name: 'Alıcı', url: receiver.url, events: ['PRODUCT_CREATED'] };
  const made = (await ask(create, { input })).data?.createWebhook as { secret: string; webhook: { id: string } };
  receiver.open.secret = made.secret;

  async function write(until: number) {
    const one = async () => {
      const values = { name: `Olay ${added.size}-${Math.random()}`, description: 'Işık ve güç' };
      const { data, errors } = await ask(mutations.createProduct, { input: values });
      if (!data?.createProduct) throw new Error(`createProduct: ${JSON.stringify(errors)}`);
      added.add((data.createProduct as { id: string }).id);
    };
    await Promise.all(Array.from({ length: writers }, () => untilCut(one, () => added.size >= until)));
  }

  async function restart(place: number) {
    const ended = sites[place];
    if (!ended?.isRunning()) outcome.crashed.push((ended?.output() ?? '').slice(-2000));
    await ended?.kill();
    outcome.errors.push(...unexpectedIn(ended?.output() ?? ''));
    sites[place] = await start();
  }

  for (let kill = 1; kill <= kills; kill++) {
    const dice = createDice(seed * 97 + kill);
    await write(Math.round((count * kill) / (kills + 1)));
    await pause(dice.upTo(400));
    await restart(dice.upTo(servers - 1));
  }
  await write(count);
  const missing = () => [...added].filter((id) => !receiver.taken.has(id));
  for (const begun = Date.now(); missing().length > 0 && Date.now() - begun < patience; await pause(1000))
    await ask(again, { id: made.webhook.id });

  outcome.lost.push(...missing().map((id) => `${id} was never taken`));
  outcome.errors.push(...receiver.wrong);
  for (const site of sites) noteSite(outcome, site);
  await Promise.all(sites.map((site) => site.stop()));
  receiver.close();
  outcome.lost.push(...(await database.damage()));
  await database.leave();
  const { requests, refused } = receiver.open;
  const twice = [...receiver.taken.values()].filter((times) => times > 1).length;
  outcome.figures = [
    `${number(added.size)} events, ${kills} kills of ${servers === 1 ? 'the site' : `one of ${servers} servers`}`,
    `, ${number(requests)} requests of which the receiver refused ${number(refused)}`,
    `; each event was taken, ${number(twice)} of them twice, all signatures right`,
  ].join('');
  return outcome;
}
