import { asc, eq } from 'drizzle-orm';
import { badInput } from '../../../core/errors.ts';
import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { sourceLanguage } from '../../../db/inLanguage.ts';
import { holds } from '../../../core/holds.ts';
import { languages } from '../../../db/tables/languageTables.ts';

export type LanguageRow = typeof languages.$inferSelect;
export type LanguageValues = Omit<LanguageRow, 'code' | 'version'>;

const readAll = (db: Tx) => db.select().from(languages).orderBy(asc(languages.position), asc(languages.code));

/** Returns the languages of the site beside Turkish, in their order: a new one counts from its save on. */
export const languagesOf = cachedByRevision(async (db: Db): Promise<LanguageRow[]> => readAll(db));

export const allLanguages = async (tx: Tx): Promise<LanguageRow[]> => readAll(tx);

export async function findLanguage(tx: Tx, code: string): Promise<LanguageRow | null> {
  const [row] = await tx.select().from(languages).where(eq(languages.code, code));
  return row ?? null;
}

/** Tells whether the site has a language beside Turkish. */
export const isLanguage = async (db: Db, code: string): Promise<boolean> =>
  (await languagesOf(db)).some((language) => language.code === code);

/** Returns the code of the site's language that an address names; undefined where the site has none such. */
export async function codeWritten(db: Db, written: string | undefined): Promise<string | undefined> {
  if (written === undefined) return sourceLanguage;
  return (await languagesOf(db)).find(({ code }) => code.toLowerCase() === written)?.code;
}

/** Returns the currency of a language's prices; Turkish ones are in lira. Null: its prices are on request. */
export const currencyOfLanguage = async (db: Db, code: string): Promise<string | null> =>
  code === sourceLanguage ? 'TRY' : ((await languagesOf(db)).find((one) => one.code === code)?.currency ?? null);

/** Writes a language, also over another. */
export async function putLanguage(tx: Tx, code: string, values: LanguageValues, version = 1): Promise<LanguageRow> {
  const row = { code, ...values, version };
  await tx.insert(languages).values(row).onConflictDoUpdate({ target: languages.code, set: row });
  return row;
}

/** Throws `BAD_USER_INPUT` for a code that is none, or of a language that the site has. */
export const addLanguage = (db: Db, code: string, values: LanguageValues): Promise<LanguageRow> =>
  db.write(async (tx) => {
    if (code === sourceLanguage) throw badInput('code', 'Turkish is the language of the site already.');
    if (!isCode(code)) throw badInput('code', 'This is not the code of a language, such as en or pt-BR.');
    if (await findLanguage(tx, code)) throw badInput('code', 'The site has this language already.');
    return putLanguage(tx, code, values);
  });

/** Returns 'stale' when `version` is given and another save came between, undefined when the site has no such language. */
export const changeLanguage = (db: Db, code: string, values: Partial<LanguageValues>, version?: number | null) =>
  db.write(async (tx) => {
    const before = await findLanguage(tx, code);
    if (!before) return undefined;
    if (version != null && version !== before.version) return 'stale';
    if (holds(before, values)) return before;
    const { code: _, version: last, ...kept } = before;
    return putLanguage(tx, code, { ...kept, ...values }, last + 1);
  });

/** Takes a language off the site. Its texts stay, and are there when it is added once more. False when there is none. */
export const removeLanguage = (db: Db, code: string): Promise<boolean> =>
  db.write(async (tx) => (await tx.delete(languages).where(eq(languages.code, code)).returning()).length > 0);

/** Tells whether a text is a language tag of BCP 47 in its usual spelling. */
export function isCode(code: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(code) && Intl.getCanonicalLocales(code)[0] === code;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
