import type { Tx } from '../db/database.ts';
import { matches } from './fullText.ts';
import { tokensOf, type Token } from './tokens.ts';
import { completions, hasTerm, type Searched } from './searchIndex.ts';
import { sameMeasure } from './sameMeasure.ts';
import { rootsOf, stemsOf } from './stems.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { areCode, denied, longestCode, storedWord } from './terms.ts';
import { nearestWords } from './typos.ts';
import { isMeasure } from './unitSymbols.ts';

/** A word, a code or a synonym of a search, with expressions of FTS5 that match it, from exact to loose. */
export type Unit = {
  /** The text is folded. */
  text: string;
  /** The unit as it was typed. */
  typed: string;
  /** Matches exactly these terms. */
  exact: string;
  /** Also matches inflected forms. */
  inflected: string;
  /** Also matches words that begin with the unit. */
  prefix: string;
  /** Also matches synonyms and probable corrections. */
  loose: string;
  /** The catalogue's spelling of the probable word, when the typed one is not found. */
  correction?: string;
  /** Words that begin with one of these are marked as matches. */
  marks: string[];
  /** What the unit may mean; a name has a meaning when it has all of its words. */
  meanings: string[][];
};

type UntypedUnit = Omit<Unit, 'typed'>;

/** A number of at least this many digits in the middle of a search may be the prefix of a longer one. */
const shortest = 3;
/** Further words are ignored, since a longer text is hardly a search. */
const mostTokens = 12;

const term = (text: string) => `"${storedWord(text)}"`;
const any = (expressions: string[]) =>
  expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.join(' OR ')})`;
const all = (expressions: string[]) => `(${expressions.join(' AND ')})`;

/** Splits a search into units; the index decides which neighbouring tokens are one code. */
export async function unitsOf(db: Tx, index: Searched, search: string, given?: Synonyms): Promise<Unit[]> {
  const synonyms = given ?? (await readSynonyms(db));
  const tokens = await asWritten(db, index, synonyms, tokensOf(search).slice(0, mostTokens));
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length;) {
    const rest = tokens.slice(at);
    const synonym = synonyms.at(rest);
    const code = synonym ? 0 : await codeLength(db, index, rest);
    const measure = synonym || code > 1 ? [] : await measuresKnown(db, index, rest.slice(0, 2));
    const size = synonym?.said.length ?? Math.max(code, measure.length > 0 || isMeasure(rest) ? 2 : 1);
    const taken = rest.slice(0, size);
    const unit = synonym
      ? synonymUnit(taken, synonym.written)
      : size > 1
        ? await codeUnit(db, index, taken)
        : await wordUnit(db, index, taken, {
            isLast: at + size >= tokens.length,
            isCode: isInCode(tokens, at),
            synonyms,
          });
    units.push({ ...unit, typed: search.slice(taken[0]?.start, taken.at(-1)?.end) });
    at += size;
  }
  return units;
}

/** Puts the suffixes of the catalogue in the place of others that mean the same: '6204-2RSR' is looked for as 6204-2RS. */
async function asWritten(db: Tx, index: Searched, synonyms: Synonyms, tokens: Token[]): Promise<Token[]> {
  const written: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const rest = tokens.slice(at);
    const synonym = synonyms.at(rest);
    const size = synonym?.instead ? synonym.said.length : 1;
    const taken = rest.slice(0, size);
    const isKnown = !synonym?.instead || (await hasTerm(db, index, synonym.said.join('')));
    written.push(...(isKnown ? taken : replaced(taken, synonym.written[0] ?? [])));
    at += size;
  }
  return written;
}

const replaced = (taken: Token[], words: string[]): Token[] =>
  words.map((text) => ({
    text,
    isNumber: /^\d/.test(text),
    start: taken[0]?.start ?? 0,
    end: taken.at(-1)?.end ?? 0,
  }));

/** Returns how many of the first tokens the index has as one code; at the end of the search a prefix is enough. */
async function codeLength(db: Tx, index: Searched, tokens: Token[]) {
  for (let size = Math.min(longestCode, tokens.length); size > 1; size--) {
    const window = tokens.slice(0, size);
    if (!areCode(window)) continue;
    const code = window.map(({ text }) => text).join('');
    if (await hasTerm(db, index, code, { asPrefix: size === tokens.length })) return size;
  }
  return 0;
}

/** Returns the conversions of a measure that the index has. */
async function measuresKnown(db: Tx, index: Searched, tokens: Token[]) {
  const known: string[] = [];
  for (const measure of sameMeasure(tokens)) if (await hasTerm(db, index, measure)) known.push(measure);
  return known;
}

async function codeUnit(db: Tx, index: Searched, tokens: Token[]): Promise<UntypedUnit> {
  const text = tokens.map((token) => token.text).join('');
  const prefix = `${term(text)} *`;
  // '1/4"' also finds the thread 'G1/4'.
  const [, inches] = /^(\d+s\d+)in$/.exec(text) ?? [];
  // '20x47' also finds 'iç çap 20 mm, dış çap 47 mm', unless the catalogue has the measures in one.
  const areNumbers = tokens.every((token) => /^\d{2,}$/.test(token.text));
  const apart = areNumbers && !(await hasTerm(db, index, text)) ? [all(tokens.map((token) => term(token.text)))] : [];
  // A range of volts may not say whether they are of direct current: '24vdc' also finds '10–30 V'.
  const [, volts] = /^(\d+v)[da]c$/.exec(text) ?? [];
  const others = [inches, volts, ...otherThreads(text)].flatMap((other) => (other ? [term(other)] : []));
  const loose = any([prefix, ...apart, ...inParts(tokens), ...others, ...sameMeasure(tokens).map(term)]);
  return { text, exact: term(text), inflected: term(text), prefix, loose, marks: [text], meanings: [[text]] };
}

/**
 * 'M18 NPN' also finds a sensor that has both in other places, though the code of another one has them side by side. A part
 * that is a number alone would match most sizes.
 */
function inParts(tokens: Token[]) {
  const parts: string[] = [];
  tokens.forEach(({ text, start }, at) => {
    if (at > 0 && tokens[at - 1]?.end === start) parts.push((parts.pop() ?? '') + text);
    else parts.push(text);
  });
  const isTelling = parts.length > 1 && tokens.length > 2 && parts.every((part) => /\p{L}{2}|\p{L}\d/u.test(part));
  return isTelling ? [all(parts.map(term))] : [];
}

/** The threads of pipes that are screwed together: a pipe with R or G 1/2 fits a valve with Rp 1/2 (ISO 7-1, ISO 228-1). */
const pipeThreads = ['g', 'r', 'rp', 'rc'];

function otherThreads(code: string) {
  const [, size] = /^(?:g|r|rp|rc)(\d+(?:s\d+)?)$/.exec(code) ?? [];
  return size ? pipeThreads.map((thread) => thread + size) : [];
}

/** '2SN' and '2RS' are one code, of which a search for the number alone would find too much. */
const isSuffix = ([number = '', letters = '', ...more]: string[]) =>
  more.length === 0 && /^\d+$/.test(number) && /^\p{L}{2}$/u.test(letters);

function synonymUnit(tokens: Token[], written: string[][]): UntypedUnit {
  const text = tokens.map((token) => token.text).join(' ');
  const exact = all(tokens.map((token) => term(token.text)));
  const inflected = all(tokens.map((token) => any([token.text, ...stemsOf(token.text)].map(term))));
  // '4 kutup' is no motor for 400 V.
  const formOf = (word: string) =>
    /^\d+$/.test(word) ? term(word) : any([...stemsOf(word).map(term), `${term(word)} *`]);
  const phrases = written.map((words) => (isSuffix(words) ? term(words.join('')) : all(words.map(formOf))));
  const meanings = [tokens.map((token) => token.text), ...written];
  return {
    text,
    exact,
    inflected,
    prefix: inflected,
    loose: any([inflected, ...phrases]),
    marks: meanings.flat(),
    meanings,
  };
}

/** Tells whether a token and a number stand together without a blank, as in 'nmrv063'. */
const isInCode = (tokens: Token[], at: number) => {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    (before?.isNumber === true && before.end === token?.start) ||
    (after?.isNumber === true && after.start === token?.end)
  );
};

async function wordUnit(
  db: Tx,
  index: Searched,
  [token]: Token[],
  { isLast, isCode, synonyms }: { isLast: boolean; isCode: boolean; synonyms: Synonyms },
): Promise<UntypedUnit> {
  const { text = '', isNumber = false } = token ?? {};
  const stems = isNumber ? [] : rootsOf(text);
  // '1/30' also finds the gear ratio 'i=30'; 1/2 and the like are inches.
  const numbers = /^1s(?!(?:2|4|8|16|32)$)(\d+)$/.exec(text)?.slice(1) ?? [];
  const known = isNumber || (await hasAnyTerm(db, index, [text, ...stems]));
  // Letters of a code are no word with a typing error.
  const meant = known || isCode ? [] : await nearestWords(db, text);
  const like = known || isCode ? undefined : synonymMeant(synonyms, text, { isLast, isWord: meant.length > 0 });
  if (token && like) return synonymUnit([{ ...token, text: like.said[0] ?? text }], like.written);
  const unit = await formsOf(db, index, { text, words: meant[0] ? meant.map(({ word }) => word) : [text], isNumber });
  if (meant[0]) return { ...unit, correction: meant[0].shown };
  // In '20 x 47' the number 20 is complete; as a prefix it would match most sizes.
  if (isNumber && !isLast && text.length < shortest)
    return { ...unit, prefix: unit.exact, loose: any([unit.exact, ...numbers.map(term)]) };
  return { ...unit, loose: any([unit.prefix, ...numbers.map(term)]) };
}

/** A word of the catalogue that is nearly the same comes before a mistyped synonym, but not before the beginning of one. */
const synonymMeant = (synonyms: Synonyms, text: string, { isLast, isWord }: { isLast: boolean; isWord: boolean }) =>
  synonyms.like(text, { asBeginning: isLast, asMistyped: !isWord });

/** Tells whether the index has the word, a term that begins with it, or one of its stems. */
async function hasAnyTerm(db: Tx, index: Searched, [word = '', ...stems]: string[]) {
  return (await hasTerm(db, index, word)) || matches(db, index.table, any([`${term(word)} *`, ...stems.map(term)]));
}

type Forms = { text: string; words: string[]; isNumber: boolean };

async function formsOf(db: Tx, index: Searched, { text, words, isNumber }: Forms) {
  const stems = isNumber ? [] : words.flatMap(rootsOf);
  const inflected = any([...words, ...stems].map(term));
  const prefixes: string[] = [];
  for (const word of words) {
    const completed = isNumber ? undefined : await completions(db, index, word);
    prefixes.push(...(completed ? [word, ...completed].map(term) : [`${term(word)} *`]));
    // 'yağs' is the beginning of 'yağsız', which the index does not hold beside 'yağ'.
    if (/\p{L}{2}s[iu]?$/u.test(word)) prefixes.push(`"${denied(word)}" *`);
  }
  const prefix = any([...new Set([...prefixes, ...stems.map(term)])]);
  const marks = [...words, ...stems];
  return {
    text,
    exact: any(words.map(term)),
    inflected,
    prefix,
    loose: prefix,
    marks,
    meanings: marks.map((mark) => [mark]),
  };
}
