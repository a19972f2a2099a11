import type { Tx } from '../../db/database.ts';
import { atomsOf, type Atom } from './tokens.ts';
import { completions, hasTerm, type Index } from './search.index.ts';
import { rootsOf, stemsOf } from './stems.ts';
import { synonymAt } from './synonyms.ts';
import { areCode, longestCode } from './terms.ts';
import { nearestWords } from './typos.ts';

/** One thing that is looked for: a word, a code, or a saying of the trade; with how it may be met, from near to far. */
export type Unit = {
  /** Folded. */
  text: string;
  /** As it stands in the search. */
  typed: string;
  /** Exactly these terms. */
  exact: string;
  /** The same word in another form. */
  inflected: string;
  /** Or a beginning of it. */
  prefix: string;
  /** Or what the catalogue says instead, or what was probably meant. */
  loose: string;
  /** How the catalogue writes what was probably meant, when it is written nowhere as typed. */
  correction?: string;
  /** Beginnings of words that this unit marks as matching. */
  marks: string[];
};

type UntypedUnit = Omit<Unit, 'typed'>;

/** Digits from which on a number in the middle of a search may be the beginning of a longer one. */
const shortest = 3;
/** More would be a text and no search. */
const mostAtoms = 12;

const term = (text: string) => `"${text}"`;
const any = (expressions: string[]) =>
  expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.join(' OR ')})`;
const all = (expressions: string[]) => `(${expressions.join(' AND ')})`;

/** Takes a search apart; the index itself tells which neighbours are one code. */
export function unitsOf(db: Tx, index: Index, search: string): Unit[] {
  const atoms = atomsOf(search).slice(0, mostAtoms);
  const units: Unit[] = [];
  for (let at = 0; at < atoms.length;) {
    const rest = atoms.slice(at);
    const synonym = synonymAt(rest.map(({ text }) => text));
    const code = synonym ? 0 : codeLength(db, index, rest);
    const size = synonym?.said.length ?? Math.max(code, 1);
    const taken = rest.slice(0, size);
    const unit = synonym
      ? saying(taken, synonym.written)
      : code > 1
        ? codeUnit(taken)
        : wordUnit(db, index, taken, { isLast: at + size >= atoms.length });
    units.push({ ...unit, typed: search.slice(taken[0]?.start, taken.at(-1)?.end) });
    at += size;
  }
  return units;
}

/** How many of the first atoms the index knows as one code; at the end of the search its beginning is enough. */
function codeLength(db: Tx, index: Index, atoms: Atom[]) {
  for (let size = Math.min(longestCode, atoms.length); size > 1; size--) {
    const window = atoms.slice(0, size);
    if (!areCode(window)) continue;
    const code = window.map(({ text }) => text).join('');
    if (hasTerm(db, index, code, { asPrefix: size === atoms.length })) return size;
  }
  return 0;
}

function codeUnit(atoms: Atom[]): UntypedUnit {
  const text = atoms.map((atom) => atom.text).join('');
  const prefix = `${term(text)} *`;
  // '1/4"' also stands for a thread 'G1/4'.
  const [, inches] = /^(\d+s\d+)in$/.exec(text) ?? [];
  // Sizes also stand apart: '20x47' is 'iç çap 20 mm, dış çap 47 mm'.
  const apart = atoms.every((atom) => /^\d{2,}$/.test(atom.text)) ? [all(atoms.map((atom) => term(atom.text)))] : [];
  const loose = any([prefix, ...apart, ...(inches ? [term(inches)] : [])]);
  return { text, exact: term(text), inflected: term(text), prefix, loose, marks: [text] };
}

function saying(atoms: Atom[], written: string[][]): UntypedUnit {
  const text = atoms.map((atom) => atom.text).join(' ');
  const exact = all(atoms.map((atom) => term(atom.text)));
  const phrases = written.map((words) =>
    all(words.map((word) => any([...stemsOf(word).map(term), `${term(word)} *`]))),
  );
  const marks = [...atoms.map((atom) => atom.text), ...written.flat()];
  return { text, exact, inflected: exact, prefix: exact, loose: any([exact, ...phrases]), marks };
}

function wordUnit(db: Tx, index: Index, [atom]: Atom[], { isLast }: { isLast: boolean }): UntypedUnit {
  const { text = '', isNumber = false } = atom ?? {};
  const stems = isNumber ? [] : rootsOf(text);
  // '1/30' also stands for 'i=30'.
  const numbers = /^\d+s(\d+)$/.exec(text)?.slice(1) ?? [];
  const known = isNumber || [text, ...stems].some((form, at) => hasTerm(db, index, form, { asPrefix: at === 0 }));
  const meant = known ? [] : nearestWords(db, text);
  const unit = formsOf(db, index, { text, words: meant[0] ? meant.map(({ word }) => word) : [text], isNumber });
  if (meant[0]) return { ...unit, correction: meant[0].shown };
  // '20 x 47': no one types on at the 20, and most sizes begin with some short number.
  if (isNumber && !isLast && text.length < shortest)
    return { ...unit, prefix: unit.exact, loose: any([unit.exact, ...numbers.map(term)]) };
  return { ...unit, loose: any([unit.prefix, ...numbers.map(term)]) };
}

function formsOf(
  db: Tx,
  index: Index,
  { text, words, isNumber }: { text: string; words: string[]; isNumber: boolean },
) {
  const stems = isNumber ? [] : words.flatMap(rootsOf);
  const inflected = any([...words, ...stems].map(term));
  const beginnings = words.flatMap((word) => {
    const completed = isNumber ? undefined : completions(db, index, word);
    return completed ? [word, ...completed].map(term) : [`${term(word)} *`];
  });
  const prefix = any([...new Set([...beginnings, ...stems.map(term)])]);
  return { text, exact: any(words.map(term)), inflected, prefix, loose: prefix, marks: [...words, ...stems] };
}
