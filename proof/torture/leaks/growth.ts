import type { Sample } from './sample.ts';

type Allowed = { share: number; plus: number };

/**
 * So much growth is no leak. Counts of open things do not grow; the heap grows with compiled code and caches that fill up,
 * and the allocator keeps memory for later, which makes the process larger than all that it uses.
 */
const allowed: Record<keyof Sample, Allowed> = {
  files: { share: 0, plus: 3 },
  sockets: { share: 0, plus: 2 },
  timers: { share: 0, plus: 5 },
  heap: { share: 0.1, plus: 5 },
  buffers: { share: 0.2, plus: 10 },
  rss: { share: 0.25, plus: 40 },
};
const names = Object.keys(allowed) as (keyof Sample)[];

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The first samples are left out, while the process warms up. */
const warmUp = (count: number) => Math.min(Math.floor(count / 4), 10);

export type Growth = { name: keyof Sample; from: number; to: number; isLeak: boolean };

/** Compares the medians of the first and of the last third of the samples, so that one odd sample decides nothing. */
export function growthOf(samples: Sample[]): Growth[] {
  const warm = samples.slice(warmUp(samples.length));
  const third = Math.max(1, Math.floor(warm.length / 3));
  return names.map((name) => {
    const from = middle(warm.slice(0, third).map((sample) => sample[name]));
    const to = middle(warm.slice(-third).map((sample) => sample[name]));
    const { share, plus } = allowed[name];
    return { name, from, to, isLeak: to > from * (1 + share) + plus };
  });
}
