/** What the process counts from its start, for the metrics; each has a bounded number of kinds. */
const tallies = {
  /** Requests and operations refused by a limit, by what there was too much of. */
  refused: new Map<string, number>(),
  /** Lines of the security log, by event. */
  security: new Map<string, number>(),
  /** Jobs, by name and how they ended: 'importSheet/done'. Labels are parted by a stroke. */
  jobs: new Map<string, number>(),
  /** Worker processes, by what became of them. */
  workers: new Map<string, number>(),
  /** Kept pages asked for, by whether they were there. */
  pages: new Map<string, number>(),
  /** What took longer than `SLOW_MS`, by what it was. */
  slow: new Map<string, number>(),
};

export type Tally = keyof typeof tallies;

export function tally(name: Tally, kind: string) {
  const counts = tallies[name];
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

export const countsOf = (name: Tally): ReadonlyMap<string, number> => tallies[name];
