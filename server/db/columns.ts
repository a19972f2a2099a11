import * as postgres from './columns.postgres.ts';
import * as sqlite from './columns.sqlite.ts';
import { engine } from './engine.ts';

// The kinds of column that the tables are written in. Whatever the engine, rows come back the same, so that both are typed
// as SQLite's: numbers, booleans, values of JSON.
const kinds = engine === 'postgres' ? (postgres as unknown as typeof sqlite) : sqlite;

export const { check, index, table, text, choice, int, decimal, moment, flag, json, sequence } = kinds;

export type { AnyColumn, AnyTable } from './columns.sqlite.ts';
