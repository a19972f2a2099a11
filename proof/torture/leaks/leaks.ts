import { measureLeaks } from './measureLeaks.ts';
import { tableOf } from './growth.ts';
import { emptyOutcome, number, type Outcome } from '../outcome/outcome.ts';

/** Things done a second: little enough to leave the machine to others. */
const rate = 6;

/** So many minutes of everything at once, and whether the process is as large after it as before. */
export async function mixedLoad(dataDir: string, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const rounds = Math.max(6, Math.round(count));
  const leaks = await measureLeaks(dataDir, { seconds: 60 * count, rate, seed, rounds });
  const { samples, growth, done, faults, processor } = leaks;
  tableOf(samples).forEach((line) => console.log(line));
  const deeds = [...done.values()].reduce((sum, times) => sum + times, 0);
  const from = growth.map(({ name, from, to }) => `${name} ${from} to ${to}`).join(', ');
  return {
    ...emptyOutcome(),
    errors: faults,
    leaked: growth.filter(({ isLeak }) => isLeak).map(({ name, from, to }) => `${name}: ${from} to ${to}`),
    figures: `${count} minutes, ${number(deeds)} deeds of ${done.size} kinds, ${Math.round(100 * processor)} % of one core; ${from}`,
  };
}
