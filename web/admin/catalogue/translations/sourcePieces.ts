import { lockedParts } from '../../../../common/text/lockedParts.ts';
import { changedWords, type Run } from '../../parts/history/words.ts';

/** A piece of a Turkish text: whether it has changed since it was translated, and whether every language keeps it. */
export type Piece = { text: string; isKept: boolean };
export type ShownRun = { kind: Run['kind']; pieces: Piece[] };

/** Cuts the part of a text from one place to another where what is kept begins and ends. */
function piecesIn(source: string, from: number, to: number, locked: { start: number; end: number }[]): Piece[] {
  const pieces: Piece[] = [];
  let done = from;
  for (const { start, end } of locked) {
    const [first, last] = [Math.max(start, from), Math.min(end, to)];
    if (first >= last) continue;
    pieces.push({ text: source.slice(done, first), isKept: false }, { text: source.slice(first, last), isKept: true });
    done = last;
  }
  return [...pieces, { text: source.slice(done, to), isKept: false }].filter(({ text }) => text !== '');
}

/** Compares a Turkish text with the one that was translated, word by word; the same text, or none, has not changed. */
export function sourcePieces(source: string, translatedFrom: string | null): ShownRun[] {
  const runs: Run[] =
    translatedFrom === null || translatedFrom === source
      ? [{ text: source, kind: 'same' }]
      : changedWords(translatedFrom, source);
  const locked = lockedParts(source);
  const shown: ShownRun[] = [];
  let at = 0;
  for (const { text, kind } of runs) {
    if (kind === 'removed') {
      shown.push({ kind, pieces: [{ text, isKept: false }] });
      continue;
    }
    shown.push({ kind, pieces: piecesIn(source, at, at + text.length, locked) });
    at += text.length;
  }
  return shown;
}
