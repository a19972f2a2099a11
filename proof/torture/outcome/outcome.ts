import type { Site } from '../../../e2e/testing/site.ts';

/** It lists the faults that a part found, by kind, each described in a sentence. */
export type Outcome = {
  /** These writes were acknowledged and are gone. */
  lost: string[];
  /** These processes ended on their own. */
  crashed: string[];
  /** These requests were never answered. */
  hung: string[];
  /** These answers and lines of the log show a fault of the server. */
  errors: string[];
  /** These resources were still held after the load. */
  leaked: string[];
  /** It says what was done, in the words of docs/reliability.md: '200 kills, 6,300 writes'. */
  figures: string;
};

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** `count` is a number of kills, documents or minutes. The same seed repeats the same work. */
export type Rounds = { count: number; seed: number; engine: Engine };

export const kinds = ['lost', 'crashed', 'hung', 'errors', 'leaked'] as const;

export const emptyOutcome = (): Outcome => ({ lost: [], crashed: [], hung: [], errors: [], leaked: [], figures: '' });

/** A part that needs PostgreSQL has these figures on a machine without it. */
export const notInstalled = 'left out: PostgreSQL is not installed';

export const isClean = (outcome: Outcome) => kinds.every((kind) => outcome[kind].length === 0);

/** Gives the lines of the log about unexpected errors. */
export const unexpectedIn = (output: string) => output.match(/^.*(?:unexpected error|unhandled|uncaught).*$/gim) ?? [];

/** Notes a process that ended and unexpected errors in its log, at the end of a part. */
export function noteSite(outcome: Outcome, site: Site) {
  if (!site.isRunning()) outcome.crashed.push(site.output().slice(-2000));
  outcome.errors.push(...unexpectedIn(site.output()));
}

export const number = (value: number) => value.toLocaleString('en');
