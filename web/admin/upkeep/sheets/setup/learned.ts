import type { Correction, TrialRow } from '../sheetTypes.ts';

/** A word of a file, and what an admin has said that it means. */
export type Learned = { field: string; from: string; to: string };

/** Only words for things that exist have a meaning that lasts; a price is corrected once. */
const isWord = (message: string) => /^There is no |is unknown\./.test(message);

/** Adds what these corrections say about words, each of which has one meaning. */
export function withLearned(before: Learned[], corrections: Correction[], rows: TrialRow[]): Learned[] {
  const known = new Map(before.map((one) => [`${one.field} ${one.from}`, one]));
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const { line, field, value } of corrections) {
    const reason = byLine.get(line)?.reasons.find(({ input }) => input === field);
    if (!reason || !value || reason.value === '' || !isWord(reason.message)) continue;
    known.set(`${field} ${reason.value}`, { field, from: reason.value, to: value });
  }
  return [...known.values()];
}
