import { onTestFailed } from 'vitest';
import type { createLog } from '../core/log.ts';
import { statementOf } from './failedStatements.ts';

type Log = ReturnType<typeof createLog>;

/**
 * Prints the errors that were logged during a test when that test fails: the API answers only that something went
 * wrong, and the log leaves out the messages of libraries. A test that expects such an answer passes and prints
 * nothing.
 */
export function showFailures(log: Log): void {
  const errors: unknown[] = [];
  for (const level of ['error', 'fatal'] as const) {
    const write = log[level];
    log[level] = (...said: unknown[]) => {
      const [what] = said;
      if (what instanceof Object && 'err' in what) errors.push(what.err);
      Reflect.apply(write, log, said);
    };
  }
  onTestFailed(() => errors.forEach((error) => console.log(describeFailure(error))));
}

/** Describes an error with its stack, its causes and the statement that the database refused. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `An internal error: ${String(error)}`;
  const statement = statementOf(error);
  const cause = error.cause === undefined ? '' : `\nCause: ${describeFailure(error.cause)}`;
  return `An internal error: ${error.stack ?? error.message}${statement ? `\nStatement: ${statement}` : ''}${cause}`;
}
