import { bigint, boolean, customType, doublePrecision, json as pgJson } from 'drizzle-orm/pg-core';

// This file defines each kind of column for PostgreSQL.

export { check, index, primaryKey, pgTable as table, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Text is compared by its bytes, like on SQLite: sort keys are made for that, and pages of a list are the same. The only
 * character that PostgreSQL refuses is the one with the number 0, which nobody types: it becomes a blank.
 */
const bytewise = customType<{ data: string | null }>({
  dataType: () => 'text collate "C"',
  toDriver: (value) => value?.replaceAll('\0', ' ') ?? null,
});

export const text = (name: string) => bytewise(name);
export const choice = (name: string) => bytewise(name);
/** Several of a few words, joined by commas. */
export const words = (name: string) =>
  customType<{ data: string[]; driverData: string }>({
    dataType: () => 'text collate "C"',
    toDriver: (chosen) => chosen.join(),
    fromDriver: (stored) => stored.split(','),
  })(name);
/** Integers have the range of SQLite's, since prices are counted in kuruş and files in bytes. */
export const int = (name: string) => bigint(name, { mode: 'number' });
export const decimal = (name: string) => doublePrecision(name);
export const moment = int;
export const flag = (name: string) => boolean(name);
/** The type is not `jsonb`, which would change the order of an object's keys. */
export const json = (name: string) => pgJson(name);
export const sequence = (name: string) => bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
