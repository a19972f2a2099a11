import { badInput } from '../core/errors.ts';
import type { Db } from '../db/database.ts';
import { sourceLanguage } from '../db/inLanguage.ts';
import { isLanguage } from '../modules/pages/languages/languages.store.ts';

/**
 * Returns the language that the address of a request names by `locale=`: it is part of the address, so that a kept answer is that of
 * one language, whatever a browser prefers. Throws `BAD_USER_INPUT` for a language that the site does not have.
 */
export async function languageOfAddress(db: Db, search: string): Promise<string> {
  if (!search.includes('locale=')) return sourceLanguage;
  const asked = new URLSearchParams(search).get('locale') ?? '';
  if (asked === '' || asked === sourceLanguage) return sourceLanguage;
  if (await isLanguage(db, asked)) return asked;
  throw badInput('locale', 'The site does not have this language.');
}
