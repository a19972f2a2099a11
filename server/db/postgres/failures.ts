import pg from 'pg';
import { NotUnique } from '../notUnique.ts';
import { StorageFailure, type StorageProblem } from '../storageFailure.ts';

/** The patterns are the beginnings of PostgreSQL's codes (appendix A of its manual). */
const problems: [code: RegExp, problem: StorageProblem][] = [
  [/^53100/, 'full'],
  [/^(25006|42501)/, 'readOnly'],
  [/^(55P03|40001|40P01)/, 'busy'],
  // 25P03 means that the server ended an idle transaction.
  [/^(08|53|57P|58|XX|25P03)/, 'unavailable'],
];

/** The failure behind an error: one that the server reports, or a lost connection for all errors that are not the server's. */
export function asStorageFailure(error: unknown): unknown {
  if (error instanceof StorageFailure) return error;
  if (!(error instanceof pg.DatabaseError)) return new StorageFailure('unavailable', error);
  // The detail contains the values of the row.
  delete error.detail;
  const [, problem] = problems.find(([pattern]) => pattern.test(error.code ?? '')) ?? [];
  return problem ? new StorageFailure(problem, error) : error;
}

/** Returns whether PostgreSQL's code means that its files cannot be read, or are damaged. */
export function isDamage(error: unknown): boolean {
  if (error instanceof StorageFailure) return isDamage(error.cause);
  return error instanceof pg.DatabaseError && /^(58|XX)/.test(error.code ?? '');
}

/** Returns whether only the connection was lost: a restarted server says so, or just hangs up. */
export const isLost = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && ['57P01', 'ECONNRESET', 'EPIPE'].includes(String(error.code))) ||
    /^Connection terminated unexpectedly|is not queryable$/.test(error.message));

export function rethrow(error: unknown): never {
  throw asStorageFailure(error);
}

const uniqueViolation = '23505';
const ending = '_unique';

/** Finds the column of a violated constraint, which Drizzle names for table and column. Ids are left out: nobody chose them. */
export function asNotUnique(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== uniqueViolation) return error;
  const { table = '', constraint = '' } = error;
  if (!constraint.endsWith(ending)) return error;
  return new NotUnique(table, constraint.slice(table.length + 1, -ending.length), error);
}
