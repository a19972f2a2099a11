import type { OtherText } from '../entry.ts';
import { bodyTerms, titleTerms } from '../terms.ts';
import { languageOfSearch } from './language.ts';

/** A clause ends at a sign, or where the text turns: 'for water, but not for steam'. */
const clauses = /[.;:!?\n](?=\s|$)|,|\n|\s(?=(?:but|however|aber|sondern|jedoch)\s)/;

/**
 * Makes the texts of a row in a language of what is written in it. A clause that denies is no hit, as in Turkish: 'not for
 * steam' is not found by steam.
 */
export function otherText(code: string, title: string, body: string): OtherText | undefined {
  const reader = languageOfSearch(code);
  if (!reader) return undefined;
  const { denies } = reader;
  if (!denies?.test(body)) return { reader, title, body, lacks: [] };
  const parts = body.split(clauses);
  const affirmed = parts.filter((part) => !denies.test(part)).join('\n');
  const has = new Set(`${titleTerms(title, reader)} ${bodyTerms(affirmed, reader)}`.split(' '));
  const denied = bodyTerms(parts.filter((part) => denies.test(part)).join('\n'), reader).split(' ');
  const lacks = denied
    .filter((term) => term !== '' && !has.has(term))
    .map((term) => term.slice(reader.mark.length))
    .filter((term) => !reader.silent.has(term) && !denies.test(term));
  return { reader, title, body: affirmed, lacks: [...new Set(lacks)] };
}
