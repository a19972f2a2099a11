import * as postgres from './columns.postgres.ts';
import * as sqlite from './columns.sqlite.ts';
import { engine } from '../engine.ts';

// The tables are written with these kinds of column. Rows are the same on both engines (numbers, booleans, JSON values), so
// that both have the types of SQLite's.
const kinds = engine === 'postgres' ? (postgres as unknown as typeof sqlite) : sqlite;

export const {
  check,
  index,
  primaryKey,
  uniqueIndex,
  table,
  text,
  choice,
  words,
  int,
  decimal,
  moment,
  flag,
  json,
  sequence,
} = kinds;

export type { AnyColumn, AnyTable } from './columns.sqlite.ts';
