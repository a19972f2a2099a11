import { customType, integer, real, text as sqliteText } from 'drizzle-orm/sqlite-core';

// This file defines each kind of column for SQLite.

export {
  check,
  index,
  primaryKey,
  sqliteTable as table,
  uniqueIndex,
  type AnySQLiteColumn as AnyColumn,
  type AnySQLiteTable as AnyTable,
} from 'drizzle-orm/sqlite-core';

export const text = (name: string) => sqliteText(name);
/** A text that is one of a few words. */
export const choice = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
  sqliteText(name, { enum: words });
/** Several of a few words, joined by commas. */
export const words = <const Word extends string>(name: string, _words: readonly Word[]) =>
  customType<{ data: Word[]; driverData: string }>({
    dataType: () => 'text',
    toDriver: (chosen) => chosen.join(),
    fromDriver: (stored) => stored.split(',') as Word[],
  })(name);
export const int = (name: string) => integer(name);
/** The column holds a number with a fraction. */
export const decimal = (name: string) => real(name);
/** The column holds milliseconds since 1970, UTC. */
export const moment = (name: string) => integer(name);
export const flag = (name: string) => integer(name, { mode: 'boolean' });
/** A JSON value inside of which no query reads. */
export const json = <Value>(name: string) => sqliteText(name, { mode: 'json' }).$type<Value>();
/** A primary key that counts up and is never reused. */
export const sequence = (name: string) => integer(name).primaryKey({ autoIncrement: true });
