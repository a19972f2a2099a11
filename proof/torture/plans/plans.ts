import { setTimeout as pause } from 'node:timers/promises';
import { ask, startSite, type Site } from '../../../e2e/testing/site.ts';
import { createDice } from '../../../server/testing/random/dice.ts';
import { mutations, sendDocument, signIn } from '../../tools/graphql.ts';
import { openDatabase } from '../databases/openDatabase.ts';
import { emptyOutcome, notInstalled, unexpectedIn, type Outcome, type Rounds } from '../outcome/outcome.ts';
import { createPlanned, step } from './planned.ts';
import { createSiteClock } from './siteClock.ts';

/** A plan of so many things is done by the server itself, and one of all by a process of its own. */
const few = 60;
const many = 240;
/** In milliseconds: a plan begins so long after its clock was set, and every server is killed within the second number. */
const lead = 500;
const span = 1500;
/** A plan has to be done so many milliseconds after its minute, or after the start that follows a kill. */
const patience = 20_000;
/** So many plans are left in peace, for measuring how late they are. */
const calm = 4;
const day = 86_400_000;

const Plan = `mutation ($ids: [ID!]!, $at: String!) {
  createPlan(input: { name: "Kampanya", which: { ids: $ids }, priceRule: { amount: ${step / 100} }, at: $at })
}`;

/** Kills a server at any moment of a plan, again and again; of several servers one, and the others go on. */
export async function plans(folder: string, { count, seed, engine }: Rounds): Promise<Outcome> {
  const outcome = emptyOutcome();
  const database = await openDatabase(engine, folder);
  if (!database) return { ...outcome, figures: notInstalled };
  const clock = await createSiteClock(database.dataDir);
  const settings = { ...database.settings, ...clock.settings };
  const servers = engine === 'postgres' ? 3 : 1;
  const start = () => startSite(database.dataDir, settings);
  const sites = await Promise.all(Array.from({ length: servers }, start));
  const any = (): Site => sites.find((site) => site.isRunning()) ?? fail();
  await addProducts(any());
  const planned = await createPlanned(database, outcome);
  const late: number[] = [];
  let between = 0;

  const isDone = async (ids: string[], when: string, until = Date.now() + patience) => {
    while (!(await planned.look(ids, when))) {
      if (Date.now() > until) return void outcome.hung.push(`the plan was not done ${when}`);
      await pause(20);
    }
  };

  for (let round = 0; round < calm + count; round++) {
    const dice = createDice(seed * 1009 + round);
    const ids = planned.ids.slice(0, round % 2 === 0 ? few : many);
    const isCalm = round < calm;
    const when = isCalm ? `in peace, ${ids.length} things` : `after kill ${round - calm + 1} of seed ${seed}`;
    const at = clock.nextMinute();
    const cookie = await signIn(any().origin, dice.address());
    await ask(any(), Plan, { ids, at: new Date(at).toISOString() }, cookie);
    await clock.until(at, lead, sites);
    if (isCalm) {
      await isDone(ids, when);
      late.push(Date.now() - clock.realOf(at));
    } else {
      await pause(lead + dice.upTo(span));
      const place = dice.upTo(servers - 1);
      const killed = sites[place] ?? fail();
      if (!killed.isRunning()) outcome.crashed.push(killed.output().slice(-2000));
      await killed.kill();
      if (!(await planned.look(ids, when))) between++;
      sites[place] = await start();
      await isDone(ids, when);
      outcome.errors.push(...unexpectedIn(killed.output()));
    }
    // Whatever else was waiting would do it a second time now.
    await pause(1200);
    await planned.look(ids, `${when}, a second later`);
    planned.raise(ids);
  }

  await jumps();
  await Promise.all(sites.map((site) => site.stop()));
  outcome.lost.push(...(await database.damage()));
  await database.leave();
  const worst = late.map((ms) => `${ms} ms`).join(', ');
  const of = servers === 1 ? 'the site' : `one of ${servers} servers`;
  outcome.figures = [
    `${count} kills of ${of}`,
    ` around the minute of a plan of ${few} or ${many} prices, ${between} of them before it was done: each plan was done whole and once`,
    `; in peace, the last new price stood in the database ${worst} after its minute`,
    `; a clock that jumped 40 days ahead, or two days back, did nothing, and nothing twice`,
  ].join('');
  return outcome;

  /** Under a wrong clock nothing is done; once it is right, the plan is done once. */
  async function jumps() {
    const ids = planned.ids.slice(0, few);
    const cookie = await signIn(any().origin, '127.0.8.8');
    const at = clock.nextMinute() + 60_000;
    await ask(any(), Plan, { ids, at: new Date(at).toISOString() }, cookie);
    await clock.jump(40 * day, sites);
    await pause(2000);
    if (await planned.look(ids, 'with a clock 40 days ahead')) outcome.errors.push('done under a wrong clock');
    await clock.until(at, lead, sites);
    await isDone(ids, 'once the clock was right');
    planned.raise(ids);
    await clock.jump(-2 * day, sites);
    await pause(2000);
    await planned.look(ids, 'after the clock was set back');
  }
}

async function addProducts(site: Site) {
  const cookie = await signIn(site.origin);
  for (let at = 0; at < many; at++) {
    const input = { name: `Vana ${at}`, description: 'Işık ve güç', price: 100 + at };
    await sendDocument(site.origin, mutations.createProduct, { input }, cookie);
  }
}

const fail = (): never => {
  throw new Error('No server is running.');
};
