import { emptyOutcome, number, type Outcome } from '../outcome/outcome.ts';
import { measureLeaks } from './measureLeaks.ts';

/** So many things a second leave the machine to others. */
const rate = 6;

/** Runs all kinds of load at once for `count` minutes, and looks whether the process is as large afterwards as before. */
export async function mixedLoad(dataDir: string, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const rounds = Math.max(6, Math.round(count));
  const leaks = await measureLeaks(dataDir, { seconds: 60 * count, rate, seed, rounds });
  const { samples, growth, done, faults, processor } = leaks;
  console.table(samples);
  console.table(growth);
  const actions = [...done.values()].reduce((sum, times) => sum + times, 0);
  const from = growth.map(({ name, from, to }) => `${name} ${from} to ${to}`).join(', ');
  return {
    ...emptyOutcome(),
    errors: faults,
    leaked: growth.filter(({ isLeak }) => isLeak).map(({ name, from, to }) => `${name}: ${from} to ${to}`),
    figures: `${count} minutes, ${number(actions)} actions of ${done.size} kinds, ${Math.round(100 * processor)} % of one core; ${from}`,
  };
}
