import type { Site } from '../../../e2e/testing/site.ts';

/** What must not happen, each time with what it was. */
export type Outcome = {
  /** Acknowledged, and not there any more. */
  lost: string[];
  /** The process ended by itself. */
  crashed: string[];
  /** Never answered. */
  hung: string[];
  /** Answered with a fault of ours, or logged as one. */
  errors: string[];
  /** Held after it was over. */
  leaked: string[];
  /** What was done, as it stands in docs/reliability.md: '200 kills, 6,300 writes'. */
  figures: string;
};

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** `count`: how many kills, documents or minutes. The same seed does the same again. */
export type Rounds = { count: number; seed: number; engine: Engine };

export const kinds = ['lost', 'crashed', 'hung', 'errors', 'leaked'] as const;

export const emptyOutcome = (): Outcome => ({ lost: [], crashed: [], hung: [], errors: [], leaked: [], figures: '' });

/** The figures of a part that needs PostgreSQL, without it. */
export const notInstalled = 'left out: PostgreSQL is not installed';

export const isClean = (outcome: Outcome) => kinds.every((kind) => outcome[kind].length === 0);

/** What the log holds that nobody foresaw. */
export const unexpectedIn = (output: string) => output.match(/^.*(?:unexpected error|unhandled|uncaught).*$/gim) ?? [];

/** Notes how a site stands at the end of a part: its process, and its log. */
export function noteSite(outcome: Outcome, site: Site) {
  if (!site.isRunning()) outcome.crashed.push(site.output().slice(-2000));
  outcome.errors.push(...unexpectedIn(site.output()));
}

export const number = (value: number) => value.toLocaleString('en');
