import type { Tx } from '../db/database.ts';
import { matches } from './fullText.ts';
import { hasTerm, type Searched } from './searchIndex.ts';
import { tokensOf } from './tokens.ts';

/** A code that may be mistyped has at least this many signs, and at most so many that are looked up. */
const [fewest, most] = [4, 12];

/**
 * Returns the search with its mistyped codes as the catalogue has them, where two neighbouring signs were swapped: 6240 for
 * 6204. Null where each code is known, or none is like it.
 */
export async function meantCode(db: Tx, index: Searched, search: string): Promise<string | null> {
  const parts: string[] = [];
  for (const part of search.split(/(\s+)/)) parts.push((await codeLike(db, index, part)) ?? part);
  const meant = parts.join('').trim();
  return meant === search.trim() ? null : meant;
}

/** Looks for the whole code first and then for each of its numbers, since the suffix may be one that the catalogue lacks. */
async function codeLike(db: Tx, index: Searched, typed: string): Promise<string | undefined> {
  const whole = await unswapped(db, index, typed);
  if (whole) return whole;
  for (const [number] of typed.matchAll(/\d+/g)) {
    const meant = await unswapped(db, index, number);
    if (meant) return typed.replace(number, meant);
  }
  return undefined;
}

async function unswapped(db: Tx, index: Searched, typed: string): Promise<string | undefined> {
  const code = termOf(typed);
  if (!/\d/.test(code) || code.length < fewest || code.length > most) return undefined;
  if (await hasTerm(db, index, code, { asPrefix: true })) return undefined;
  for (const one of swapsOf(typed)) if (await isCode(db, index, one)) return one;
  return undefined;
}

const termOf = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join('');

/** A number in a description may be anything, so that only names and codes count. */
const isCode = (db: Tx, { table }: Searched, text: string) => matches(db, table, `{title code} : ("${termOf(text)}")`);

const swapsOf = (text: string) =>
  Array.from({ length: text.length - 1 }, (_, at) => swapped(text, at)).filter((one) => one !== text);

const swapped = (text: string, at: number) =>
  text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
