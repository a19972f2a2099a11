import pg from 'pg';
import { NotUnique } from '../notUnique.ts';
import { StorageFailure, type StorageProblem } from '../storageFailure.ts';

/** By the beginnings of PostgreSQL's codes (its manual, appendix A). */
const problems: [code: RegExp, problem: StorageProblem][] = [
  [/^53100/, 'full'],
  [/^(25006|42501)/, 'readOnly'],
  [/^(55P03|40001|40P01)/, 'busy'],
  // 25P03: it was given up in the middle of a transaction.
  [/^(08|53|57P|58|XX|25P03)/, 'unavailable'],
];

/** What the server says of itself, and every error that is not the server's: then there is no connection to it. */
export function asStorageFailure(error: unknown): unknown {
  if (error instanceof StorageFailure) return error;
  if (!(error instanceof pg.DatabaseError)) return new StorageFailure('unavailable', error);
  // It holds the values of the row.
  delete error.detail;
  const [, problem] = problems.find(([pattern]) => pattern.test(error.code ?? '')) ?? [];
  return problem ? new StorageFailure(problem, error) : error;
}

/** Whether PostgreSQL's code means that its files cannot be read, or are damaged. */
export function isDamage(error: unknown): boolean {
  if (error instanceof StorageFailure) return isDamage(error.cause);
  return error instanceof pg.DatabaseError && /^(58|XX)/.test(error.code ?? '');
}

/** The connection is gone, and with it nothing else: a restarted server says so, or merely hangs up. */
export const isLost = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && ['57P01', 'ECONNRESET', 'EPIPE'].includes(String(error.code))) ||
    /^Connection terminated unexpectedly|is not queryable$/.test(error.message));

export function rethrow(error: unknown): never {
  throw asStorageFailure(error);
}

const uniqueViolation = '23505';
const ending = '_unique';

/** Drizzle names a constraint for its table and column. Ids are no values that somebody chose. */
export function asNotUnique(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== uniqueViolation) return error;
  const { table = '', constraint = '' } = error;
  if (!constraint.endsWith(ending)) return error;
  return new NotUnique(table, constraint.slice(table.length + 1, -ending.length), error);
}
