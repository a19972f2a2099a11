import { startSite, type Site } from '../../../e2e/testing/site.ts';
import { createDice, type Dice } from '../../../server/testing/random/dice.ts';
import { emptyOutcome, noteSite, type Outcome } from '../outcome/outcome.ts';

/** Sends something that the dice choose, notes faults as `about` it, and gives the kinds of answer that came. */
type Send = (dice: Dice, about: string) => Promise<string[]>;

/**
 * Sends `count` things to a site of its own, so many at once, each with dice of its own seed, so that each can be sent
 * again alone. Counts the kinds of answer.
 */
export async function fuzz(
  dataDir: string,
  { count, seed, atOnce }: { count: number; seed: number; atOnce: number },
  begin: (site: Site, outcome: Outcome) => Promise<Send>,
) {
  const outcome = emptyOutcome();
  const site = await startSite(dataDir);
  const send = await begin(site, outcome);
  const kinds = new Map<string, number>();
  let next = 0;
  async function sendOn() {
    while (next < count && site.isRunning()) {
      const at = next++;
      const found = await send(createDice(seed * 1_000_003 + at), `number ${at} of seed ${seed}`);
      for (const kind of found) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, sendOn));
  noteSite(outcome, site);
  await site.stop();
  return { outcome, kinds };
}
