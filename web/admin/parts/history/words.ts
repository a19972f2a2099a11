/** A run of words that both texts have, or only one of them. */
export type Run = { text: string; kind: 'same' | 'removed' | 'added' };

/** Longer texts are not compared word by word: the time grows with the product of both lengths. */
const mostWords = 1500;
/** The number of unchanged words that are shown on each side of a change. */
const around = 6;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** Returns the words that were removed from a text and added to it. */
export function changedWords(before: string, after: string): Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const middle = compare(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return merged([
    ...old.slice(0, start).map((text): Run => ({ text, kind: 'same' })),
    ...middle,
    ...old.slice(old.length - end).map((text): Run => ({ text, kind: 'same' })),
  ]);
}

/** Finds the longest common sequence of words. Texts that are too long are treated as changed entirely. */
function compare(old: string[], now: string[]): Run[] {
  if (old.length * now.length > mostWords ** 2) {
    return [
      { text: old.join(''), kind: 'removed' },
      { text: now.join(''), kind: 'added' },
    ];
  }
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const runs: Run[] = [];
  for (let row = 0, column = 0; row < old.length || column < now.length;) {
    const [was, is] = [old[row], now[column]];
    if (was !== undefined && was === is) {
      runs.push({ text: was, kind: 'same' });
      row++;
      column++;
    } else if (is === undefined || (was !== undefined && at(row + 1, column) >= at(row, column + 1))) {
      runs.push({ text: was ?? '', kind: 'removed' });
      row++;
    } else {
      runs.push({ text: is, kind: 'added' });
      column++;
    }
  }
  return runs;
}

function merged(runs: Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else all.push({ ...run });
  }
  return all.filter(({ text }) => text !== '');
}

/** Cuts long unchanged runs to the words next to a change. */
export const shortened = (runs: Run[]): Run[] =>
  runs.map((run, index) => {
    if (run.kind !== 'same') return run;
    const words = wordsOf(run.text);
    const head = index === 0 ? [] : words.slice(0, around * 2);
    const tail = index === runs.length - 1 ? [] : words.slice(-around * 2);
    if (head.length + tail.length >= words.length) return run;
    return { ...run, text: `${head.join('')} … ${tail.join('')}` };
  });
