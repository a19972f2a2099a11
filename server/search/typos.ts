import type { Tx } from '../db/database.ts';
import { longWords, type Word } from './vocabulary.ts';

/** Words of at least this many letters may have one typing error, and two. */
const [one, two] = [4, 8];
const mostWords = 5;
/** A word of at least this many letters may be a mistyped beginning of a longer one: 'mengne' for 'mengenesi'. */
const beginnings = 5;

/** Returns the nearest words of the catalogue for a word that was not found, the most used first. */
export async function nearestWords(db: Tx, word: string, mark = ''): Promise<{ word: string; shown: string }[]> {
  const allowed = word.length >= two ? 2 : word.length >= one ? 1 : 0;
  if (allowed === 0) return [];
  const words = await longWords(db, word.length - allowed, mark);
  const whole = words.filter((row) => row.word.length <= word.length + allowed);
  const nearest = nearestOf(whole, (row) => distance(word, row.word, allowed), allowed);
  if (nearest.length > 0 || word.length < beginnings) return nearest;
  return nearestOf(words, (row) => distance(word, row.word, allowed, { asBeginning: true }), allowed);
}

function nearestOf(words: Word[], distanceOf: (row: Word) => number, allowed: number) {
  const near = words
    .map((row) => ({ ...row, distance: distanceOf(row) }))
    .filter((row) => row.distance <= allowed)
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses || (a.word < b.word ? -1 : 1));
  const best = near[0]?.distance;
  return near.filter((row) => row.distance === best).slice(0, mostWords);
}

/**
 * Counts the letters to insert, delete, replace or swap with their neighbour (optimal string alignment distance); more than
 * `most` gives `most + 1`. With `asBeginning`, compares `a` with the nearest prefix of `b`.
 */
export function distance(a: string, b: string, most: number, { asBeginning = false } = {}): number {
  let [older, old] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (older[j - 2] ?? 0) + 1);
      row[j] = least;
    }
    if (Math.min(...row) > most) return most + 1;
    [older, old] = [old, row];
  }
  return asBeginning ? Math.min(...old) : (old[b.length] ?? 0);
}
