import type { Db } from '../../../db/database.ts';
import { productsWithGtins, productsWithStockCodeKeys } from '../../catalogue/products/products.rows.ts';
import { productPage } from '../../catalogue/products/products.store.ts';
import { readingsOf, wordsOf } from './readName.ts';

/** What a name says: one product for certain, or several that it may mean, the nearest first. */
export type Match = { matchId: string | null; place: number; candidates: string[] };

const mostCandidates = 8;

/**
 * Finds the products that the names of files mean, by stock code or GTIN. A name that holds no code whole is looked for like
 * by a visitor, and what is found is never more than a suggestion.
 */
export async function matchNames(db: Db, paths: string[]): Promise<Match[]> {
  const readings = paths.map(readingsOf);
  const keys = readings.flatMap((all) => all.map(({ key }) => key));
  const byKey = new Map<string, string>();
  for (const { id, gtin } of await productsWithGtins(db, keys)) byKey.set(gtin ?? '', id);
  for (const { id, stockCodeKey } of await productsWithStockCodeKeys(db, keys)) byKey.set(stockCodeKey ?? '', id);
  const found = new Map<string, string[]>();
  const matches = [];
  for (const [index, path] of paths.entries()) {
    const reading = readings[index]?.find(({ key }) => byKey.has(key));
    if (reading) {
      matches.push({ matchId: byKey.get(reading.key) ?? null, place: reading.place, candidates: [] });
      continue;
    }
    const words = wordsOf(path);
    const candidates = found.get(words) ?? (await suggested(db, words));
    found.set(words, candidates);
    matches.push({ matchId: null, place: readings[index]?.at(-1)?.place ?? 1, candidates });
  }
  return matches;
}

/** Returns products that have all the words. */
async function suggested(db: Db, words: string): Promise<string[]> {
  if (words.length < 2) return [];
  const { edges, isPartial, didYouMean } = await productPage(db, { search: words }, { first: mostCandidates });
  return isPartial || didYouMean !== null ? [] : edges.map(({ node }) => node.id);
}
