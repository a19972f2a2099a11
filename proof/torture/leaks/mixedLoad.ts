import { setTimeout as pause } from 'node:timers/promises';
import { sessionCookie, type Site } from '../../../e2e/testing/site.ts';
import { createDice } from '../../../server/testing/random/dice.ts';
import { exchange, faultOf } from '../../tools/exchange.ts';
import { adminActions } from './admins.ts';
import type { Actions, Stage } from './action.ts';
import { socketActions } from './sockets.ts';
import { strangerActions } from './strangers.ts';
import { visitorActions } from './visitors.ts';

/** People and programs do all of this with a site, as often as the weights say. */
const actions: Actions = [...visitorActions, ...adminActions, ...socketActions, ...strangerActions];

/** No more may be under way at a time, so that a slow machine is not buried under them. */
const most = 20;

async function stageOf(site: Site, seed: number): Promise<Stage> {
  const page = await exchange(site.origin, { path: '/products' });
  const found = page?.body.match(/\/(?:assets|uploads)\/[\w./-]+\.(?:js|css|woff2|avif|webp|png)/g) ?? [];
  const [first, ...others] = new Set(found);
  if (!first) throw new Error('The page names no files.');
  return { origin: site.origin, dice: createDice(seed), cookie: await sessionCookie(site), files: [first, ...others] };
}

/** Does `rate` things a second, the same ones at every run with the same seed. */
export async function createMixedLoad(site: Site, { rate, seed }: { rate: number; seed: number }) {
  const stage = await stageOf(site, seed);
  const done = new Map<string, number>();
  const faults: string[] = [];
  const underWay = new Set<Promise<void>>();

  async function doOne() {
    const [, name, action] = stage.dice.weighted(actions);
    try {
      const fault = faultOf((await action(stage)) ?? undefined);
      if (fault) faults.push(`${name}: ${fault}`);
      done.set(name, (done.get(name) ?? 0) + 1);
    } catch (error) {
      faults.push(`${name}: ${String(error)}`);
    }
  }

  return {
    done,
    faults,
    /** Runs for so many milliseconds and until all that was begun is finished. */
    async run(time: number) {
      for (const end = Date.now() + time; Date.now() < end; await pause(1000 / rate)) {
        if (underWay.size >= most) continue;
        const doing: Promise<void> = doOne().finally(() => underWay.delete(doing));
        underWay.add(doing);
      }
      await Promise.all(underWay);
    },
  };
}
