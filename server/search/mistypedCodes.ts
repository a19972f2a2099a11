import type { Tx } from '../db/database.ts';
import { countMatches } from './fullText.ts';
import { hasTerm, type Searched } from './searchIndex.ts';
import { codeOf } from './terms.ts';
import { tokensOf } from './tokens.ts';

/** A code that may be mistyped has at least this many signs, and at most so many that are looked up. */
const [fewest, most] = [4, 12];
/** Of several codes that may be meant, the one of most products is; further ones are not counted. */
const enough = 20;

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
  let best: { code: string; uses: number } | undefined;
  for (const one of new Set(swapsOf(typed))) {
    const uses = await usesOf(db, index, one);
    if (uses > (best?.uses ?? 0)) best = { code: one, uses };
  }
  return best?.code;
}

const termOf = (text: string) => codeOf(tokensOf(text).map((token) => token.text));

/** A number in a description may be anything, so that only names and codes count. */
const usesOf = (db: Tx, { table }: Searched, text: string) =>
  countMatches(db, table, `{title code} : ("${termOf(text)}")`, enough);

const swapsOf = (text: string) =>
  Array.from({ length: text.length - 1 }, (_, at) => swapped(text, at)).filter((one) => one !== text);

const swapped = (text: string, at: number) =>
  text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
