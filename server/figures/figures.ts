import type { Count, CountKind } from '../db/tables/figureTables.ts';
import { createCountMin } from './countMin.ts';
import { wordToCount } from './wordToCount.ts';

/** A search word is written down from this use on. */
export const usesOfWord = 3;
/** Between two times of storing no more different things than this are counted, so that made-up addresses take up no memory. */
const mostCounts = 10_000;
const mostWords = 200;
const mostSteps = 1000;
/** Different words, hosts and countries are written down up to these numbers a day. */
const mostDaily = { word: 2000, REFERRED: 300, COUNTRY: 300 };

/** An enquiry, an offer or an order, which is about several products. */
export type Step = {
  kind: Extract<CountKind, 'ENQUIRED' | 'OFFERED' | 'WON'>;
  productIds: string[];
  /** Sums of products in kuruş; what belongs to none stands under ''. */
  sums?: Map<string, number>;
  /** The currency of the sums. Default: lira. */
  currency?: 'TRY' | 'EUR' | 'USD' | 'GBP';
  /** -1 takes a step back. */
  by?: 1 | -1;
};
/** The counts since they were last taken; `words` are searches whose hits are not yet known. */
export type Taken = { counts: Count[]; steps: Step[]; words: Map<string, number> };

export type Figures = {
  /** Counts in memory alone. */
  add(kind: CountKind, key?: string, n?: number): void;
  addStep(step: Step): void;
  /** Counts a search. */
  search(text: string): void;
  /** Returns a search as it is written down; null where it is not. */
  writtenDown(text: string): string | null;
  take(): Taken;
  /** Takes back what could not be stored. */
  putBack(taken: Taken): void;
};

/** Counts what happens, without anything that says who it was. */
export function createFigures(): Figures {
  const sketch = createCountMin();
  let counts = new Map<string, Count>();
  let steps: Step[] = [];
  let words = new Map<string, number>();
  const today = { day: 0, word: new Set<string>(), REFERRED: new Set<string>(), COUNTRY: new Set<string>() };

  function isAmongFew(what: keyof typeof mostDaily, text: string) {
    const day = Math.floor(Date.now() / 86_400_000);
    if (day !== today.day) {
      today.day = day;
      for (const name of Object.keys(mostDaily) as (keyof typeof mostDaily)[]) today[name].clear();
    }
    const known = today[what];
    if (known.has(text)) return true;
    if (known.size >= mostDaily[what]) return false;
    known.add(text);
    return true;
  }

  function add(kind: CountKind, key = '', n = 1) {
    const id = `${kind} ${key}`;
    const known = counts.get(id);
    if (known) known.n += n;
    else if (counts.size < mostCounts || key === '') counts.set(id, { kind, key, n });
  }

  function addWord(word: string, n: number) {
    const known = words.get(word);
    if (known !== undefined) words.set(word, known + n);
    else if (words.size < mostWords) words.set(word, n);
  }

  return {
    add(kind, key = '', n = 1) {
      if ((kind === 'REFERRED' || kind === 'COUNTRY') && !isAmongFew(kind, key)) return;
      add(kind, key, n);
    },
    addStep(step) {
      if (steps.length < mostSteps) steps.push(step);
    },
    search(text) {
      add('SEARCHED');
      const word = wordToCount(text);
      if (word === null) return;
      const uses = sketch.add(word);
      if (uses < usesOfWord || !isAmongFew('word', word)) return;
      // The uses before it was written down count, too.
      addWord(word, uses === usesOfWord ? usesOfWord : 1);
    },
    writtenDown(text) {
      const word = wordToCount(text);
      return word !== null && sketch.count(word) >= usesOfWord && today.word.has(word) ? word : null;
    },
    take() {
      const taken = { counts: [...counts.values()], steps, words };
      counts = new Map();
      steps = [];
      words = new Map();
      return taken;
    },
    putBack(taken) {
      for (const { kind, key, n } of taken.counts) add(kind, key, n);
      steps = [...taken.steps, ...steps].slice(0, mostSteps);
      for (const [word, n] of taken.words) addWord(word, n);
    },
  };
}
