import { siteLanguage } from '../../common/text/locale.ts';
import type { Db, Tx } from './database.ts';

// A handle can be one that sees things in a language, as that of visitors sees what is on the site: what reads words through it
// gets them in that language, and no function in between has to hand the language on. Rows and statements are the same.

/** The language of the site itself, in whose words all things are stored. */
export const sourceLanguage = siteLanguage;

const marks = new WeakMap<Tx, { source: Db; language: string }>();
const made = new WeakMap<Db, Map<string, Db>>();

/** Returns the handle of all languages that this one was made of. */
export const sourceOf = <Handle extends Tx>(db: Handle): Handle => (marks.get(db)?.source as Handle | undefined) ?? db;

/** Returns the language in which a handle sees words. Transactions that write see the source. */
export const languageOfHandle = (db: Tx): string => marks.get(db)?.language ?? sourceLanguage;

/** Returns the same database, whose words are read in a language. It is one object for each language, so that caches work. */
export function inLanguage(db: Db, language: string): Db {
  const source = sourceOf(db);
  if (language === sourceLanguage) return source;
  const known = made.get(source) ?? new Map<string, Db>();
  made.set(source, known);
  const handle = known.get(language) ?? (Object.create(source) as Db);
  if (!known.has(language)) marks.set(handle, { source, language });
  known.set(language, handle);
  return handle;
}
