import { setTimeout as pause } from 'node:timers/promises';
import { startSite, type Site } from '../../../e2e/testing/site.ts';
import { createDice } from '../../../server/testing/dice.ts';
import { documentAsk, mutations, resultOf, signIn } from '../../tools/graphql.ts';
import { exchange } from '../../tools/exchange.ts';
import { untilCut } from '../databases/untilCut.ts';
import { emptyOutcome, noteSite, number, unexpectedIn, type Outcome, type Rounds } from '../outcome/outcome.ts';
import { openReceiver } from './receiver.ts';

const create = `mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }`;
const again = 'mutation ($id: ID!) { resendFailedDeliveries(id: $id) }';
const writers = 4;
/** The server is killed so often while it writes and sends, in a short round less often. */
const killsFor = (count: number) => Math.min(5, Math.ceil(count / 30));
/** Everything has to be taken in so many milliseconds after the last write. */
const patience = 120_000;

/**
 * Adds products while a receiver fails half of the time and the server is killed again and again, and looks whether each
 * product that was acknowledged was taken at least once, with a signature that the reference library accepts. In place of the
 * pauses between tries, which take three days, somebody sends what has failed again.
 */
export async function webhooks(dataDir: string, { count, seed }: Rounds): Promise<Outcome> {
  const outcome = emptyOutcome();
  const kills = killsFor(count);
  const receiver = await openReceiver(createDice(seed * 31));
  const settings = { WEBHOOK_HOSTS: '127.0.0.1' };
  const added = new Set<string>();
  let site = await startSite(dataDir, settings);
  let cookie = await signIn(site.origin);
  const ask = async (query: string, variables: object) =>
    resultOf(await exchange(site.origin, documentAsk(query, variables, cookie)));
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

  async function restart(ended: Site) {
    if (!ended.isRunning()) outcome.crashed.push(ended.output().slice(-2000));
    await ended.kill();
    outcome.errors.push(...unexpectedIn(ended.output()));
    site = await startSite(dataDir, settings);
    cookie = await signIn(site.origin);
  }

  for (let kill = 1; kill <= kills; kill++) {
    await write(Math.round((count * kill) / (kills + 1)));
    await pause(createDice(seed * 97 + kill).upTo(400));
    await restart(site);
  }
  await write(count);
  const missing = () => [...added].filter((id) => !receiver.taken.has(id));
  for (const begun = Date.now(); missing().length > 0 && Date.now() - begun < patience; await pause(1000))
    await ask(again, { id: made.webhook.id });

  outcome.lost.push(...missing().map((id) => `${id} was never taken`));
  outcome.errors.push(...receiver.wrong);
  noteSite(outcome, site);
  await site.stop();
  receiver.close();
  const { requests, refused } = receiver.open;
  const twice = [...receiver.taken.values()].filter((times) => times > 1).length;
  outcome.figures = `${number(added.size)} events, ${kills} kills, ${number(requests)} requests of which the receiver refused ${number(refused)}; each event was taken, ${number(twice)} of them twice, all signatures right`;
  return outcome;
}
