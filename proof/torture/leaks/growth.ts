import type { Sample } from './sample.ts';

type Allowed = { share: number; plus: number };

/**
 * What may grow without being a leak. Counts of open things stand still; the heap still takes in compiled code and
 * caches that fill, and what the allocator keeps for later makes the whole process larger than what it uses.
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

/** The first samples, of a process that still warms up, are left out. */
const warmUp = (count: number) => Math.min(Math.floor(count / 4), 10);

export type Growth = { name: keyof Sample; from: number; to: number; isLeak: boolean };

/** From the first third of the samples to the last, each by its middle, so that one odd sample decides nothing. */
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

/** Every sample as a row, and what grew. */
export function tableOf(samples: Sample[]): string[] {
  const row = (first: string, cells: (string | number)[]) =>
    [first.padStart(8), ...cells.map((cell) => String(cell).padStart(9))].join('');
  const growth = growthOf(samples);
  return [
    row('sample', names),
    ...samples.map((sample, at) =>
      row(
        String(at + 1),
        names.map((name) => sample[name]),
      ),
    ),
    row(
      'from',
      growth.map(({ from }) => from),
    ),
    row(
      'to',
      growth.map(({ to }) => to),
    ),
    row(
      '',
      growth.map(({ isLeak }) => (isLeak ? 'LEAK' : 'flat')),
    ),
  ];
}
