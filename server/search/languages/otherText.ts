import type { OtherText } from '../entry.ts';
import { bodyTerms, titleTerms } from '../terms.ts';
import { languageOfSearch } from './language.ts';

/** A clause ends at a sign, or where the text turns: 'for water, but not for steam'. */
const clauses = /[.;:!?](?=\s|$)|,(?=\s)|\n|\s(?=(?:but|however|aber|sondern|jedoch)\s)/;

type Said = {
  title: string;
  body: string;
  /** The row is said not to be these. */
  denied?: string;
};

/**
 * Makes the texts of a row in a language of what is written in it. A clause that denies is no hit, as in Turkish: 'not for
 * steam' is not found by steam.
 */
export function otherText(code: string, { title, body, denied = '' }: Said): OtherText | undefined {
  const reader = languageOfSearch(code);
  if (!reader) return undefined;
  const isDenial = (clause: string) => reader.denies?.test(clause) === true;
  const parts = isDenial(body) ? body.split(clauses) : [body];
  const affirmed = parts.filter((part) => !isDenial(part)).join('\n');
  const said = [denied, ...parts.filter(isDenial)].join('\n');
  if (said.trim() === '') return { reader, title, body, lacks: [] };
  const has = new Set(`${titleTerms(title, reader)} ${bodyTerms(affirmed, reader)}`.split(' '));
  const lacks = bodyTerms(said, reader)
    .split(' ')
    .filter((term) => term !== '' && !has.has(term))
    .map((term) => term.slice(reader.mark.length))
    .filter((term) => !reader.silent.has(term) && !isDenial(term));
  return { reader, title, body: affirmed, lacks: [...new Set(lacks)] };
}
