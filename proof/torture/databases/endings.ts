import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../../../e2e/testing/site.ts';
import type { Dice } from '../../../server/testing/random/dice.ts';
import { unexpectedIn, type Outcome } from '../outcome/outcome.ts';
import { crashes, type Database } from './database.ts';
import type { Until } from './untilCut.ts';

/** A site has to write again in so many milliseconds after its database was away. */
const patience = 30_000;
/** One of so many rounds ends the database, where it is a server; the others end the site. */
const oneOf = 3;

type Round = {
  number: number;
  dice: Dice;
  begin: (until: Until) => Promise<void>[];
  /** Counts the writes acknowledged so far. */
  acknowledged: () => number;
  /** Looks for all acknowledged writes at the site that kept running while its database was gone. */
  compare: (when: string) => Promise<void>;
};

/** Ends the site or its database under writes, and counts how often. */
export function createEndings(database: Database, outcome: Outcome) {
  let kills = 0;
  const ended = { killed: 0, stopped: 0 };
  let longest = 0;

  async function recovered(site: Site, acknowledged: () => number, when: string) {
    const [begun, before] = [Date.now(), acknowledged()];
    while (acknowledged() === before) {
      if (Date.now() - begun > patience || !site.isRunning())
        return void outcome.hung.push(`nothing was written again ${when}`);
      await pause(10);
    }
    longest = Math.max(longest, Date.now() - begun);
  }

  return {
    async end(site: Site, { number, dice, begin, acknowledged, compare }: Round) {
      const crash = number % oneOf === oneOf - 2 ? database.crash : undefined;
      let isOver = false;
      const writers = begin({ mayBeAway: crash !== undefined, isOver: () => isOver });
      await pause(50 + dice.upTo(1500));
      if (crash) {
        const way = dice.one(crashes);
        const when = `after the database was ${way} in round ${number + 1}`;
        await crash(way, dice.upTo(500));
        ended[way]++;
        await recovered(site, acknowledged, when);
        await pause(dice.upTo(500));
        isOver = true;
        await Promise.all(writers);
        await compare(when);
      } else kills++;
      if (!site.isRunning()) outcome.crashed.push(site.output().slice(-2000));
      await site.kill();
      await Promise.all(writers);
      outcome.errors.push(...unexpectedIn(site.output()));
    },
    /** Gives the figures in the words of docs/reliability.md. */
    told() {
      if (!database.crash) return `${kills} kills`;
      const crashes = `${ended.killed} of PostgreSQL's first process and ${ended.stopped} immediate stops of it`;
      return `${kills} kills of the site, ${crashes}, after which a write was acknowledged within ${longest} ms at most,`;
    },
  };
}
