/** Counters since the start of the process, for the metrics; each has a bounded number of kinds. */
const tallies = {
  /** Requests and operations refused by a limit, by what there was too much of. */
  refused: new Map<string, number>(),
  /** Lines of the security log, by event. */
  security: new Map<string, number>(),
  /** Jobs, by name and how they ended: 'importSheet/done'. A slash separates the labels. */
  jobs: new Map<string, number>(),
  /** Worker processes, by event: started, stopped or crashed. */
  workers: new Map<string, number>(),
  /** Reads of the page cache: hit or missed. */
  pages: new Map<string, number>(),
  /** Requests, renderings and statements that took longer than `SLOW_MS`. */
  slow: new Map<string, number>(),
  /** Lines of the log that could not be written. */
  log: new Map<string, number>([['lost', 0]]),
};

export type Tally = keyof typeof tallies;

export function tally(name: Tally, kind: string) {
  const counts = tallies[name];
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

export const countsOf = (name: Tally): ReadonlyMap<string, number> => tallies[name];
