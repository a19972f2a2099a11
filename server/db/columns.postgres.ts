import { bigint, boolean, customType, doublePrecision, json as pgJson } from 'drizzle-orm/pg-core';

// What each kind of column is on PostgreSQL.

export { check, index, pgTable as table } from 'drizzle-orm/pg-core';

/**
 * Compared by its bytes, as SQLite does: sort keys are made for that, and pages of a list come out the same. Of all
 * characters, PostgreSQL does not take the one with the number 0, which nobody types: it becomes a blank.
 */
const bytewise = customType<{ data: string | null }>({
  dataType: () => 'text collate "C"',
  toDriver: (value) => value?.replaceAll('\0', ' ') ?? null,
});

export const text = (name: string) => bytewise(name);
export const choice = (name: string) => bytewise(name);
/** As large as SQLite's: prices are counted in kuruş, and files in bytes. */
export const int = (name: string) => bigint(name, { mode: 'number' });
export const decimal = (name: string) => doublePrecision(name);
export const moment = int;
export const flag = (name: string) => boolean(name);
/** Not `jsonb`, which would bring an object's keys into another order. */
export const json = (name: string) => pgJson(name);
export const sequence = (name: string) => bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
