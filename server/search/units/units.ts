import type { Tx } from '../../db/database.ts';
import { any, codeUnit, term } from './codeUnit.ts';
import { matches } from '../fullText.ts';
import { tokensOf, type Token } from '../tokens.ts';
import { completions, hasTerm, type Searched } from '../searchIndex.ts';
import { nominalPipe } from './nominalPipes.ts';
import { sameMeasure } from './sameMeasure.ts';
import { rootsOf } from '../stems.ts';
import { synonymUnit } from './synonymUnit.ts';
import { readSynonyms, type Synonyms } from '../synonyms.ts';
import { areCode, codeOf, denied, longestCode } from '../terms.ts';
import { isFiller, asSaid } from './spoken.ts';
import { nearestWords } from '../typos.ts';
import type { Reading, Unit, UntypedUnit } from './unit.ts';
import { isMeasure } from './unitSymbols.ts';

/** A number of at least this many digits in the middle of a search may be the prefix of a longer one. */
const shortest = 3;
/** Further words are ignored, since a longer text is hardly a search. */
const mostTokens = 12;

/** Splits a search into units; the index decides which neighbouring tokens are one code. */
export async function unitsOf(
  db: Tx,
  index: Searched,
  search: string,
  { synonyms: given, named, knows = () => false }: Reading = {},
): Promise<Unit[]> {
  const synonyms = given ?? (await readSynonyms(db));
  const telling = await withoutFillers(db, index, synonyms, asSaid(tokensOf(search)));
  const tokens = await asWritten(db, index, synonyms, telling.slice(0, mostTokens));
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length;) {
    const rest = tokens.slice(at);
    const property = named?.(rest);
    if (property && (await matches(db, index.table, any(property.terms.map((one) => `"${one}"`))))) {
      units.push(propertyUnit(search, rest.slice(0, property.size), property.terms));
      at += property.size;
      continue;
    }
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
            knows,
          });
    units.push({ ...unit, isFiller: isFiller(unit.text), typed: typedIn(search, taken) });
    at += size;
  }
  return units;
}

const typedIn = (search: string, taken: Token[]) => search.slice(taken[0]?.start, taken.at(-1)?.end);

/** Makes the unit of a property with its value: what describes it in words counts, too. */
function propertyUnit(search: string, tokens: Token[], terms: string[]): Unit {
  const text = tokens.map((token) => token.text).join('');
  const found = any([...terms, text].map((one) => `"${one}"`));
  const same = { exact: found, inflected: found, prefix: found, loose: found };
  return { text, ...same, marks: [text], meanings: [[text]], isFiller: false, typed: typedIn(search, tokens) };
}

/** Leaves out what says nothing about a product, unless names have it or nothing else is there. */
async function withoutFillers(db: Tx, index: Searched, synonyms: Synonyms, tokens: Token[]): Promise<Token[]> {
  const telling: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const isLeft = !token.isNumber && isFiller(token.text) && !synonyms.at(tokens.slice(at));
    if (!isLeft || (await matches(db, index.table, `title : ("${token.text}")`))) telling.push(token);
  }
  return telling.length > 0 ? telling : tokens;
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
    const parts = window.map(({ text }) => text);
    for (const code of new Set([codeOf(parts), parts.join('')]))
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

/** Tells whether a number and letters stand together without a blank, as in 'nmrv063'. */
const isInCode = (tokens: Token[], at: number) => {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    (before?.isNumber === !token?.isNumber && before?.end === token?.start) ||
    (after?.isNumber === !token?.isNumber && after?.start === token?.end)
  );
};

type Place = { isLast: boolean; isCode: boolean; synonyms: Synonyms; knows: (word: string) => boolean };

async function wordUnit(
  db: Tx,
  index: Searched,
  [token]: Token[],
  { isLast, isCode, synonyms, knows }: Place,
): Promise<UntypedUnit> {
  const { text = '', isNumber = false } = token ?? {};
  const stems = isNumber ? [] : rootsOf(text);
  // '1/30' also finds the gear ratio 'i=30'; 1/2 and the like are inches.
  const numbers = /^1s(?!(?:2|4|8|16|32)$)(\d+)$/.exec(text)?.slice(1) ?? [];
  // '5/4 vana' is one of 1 1/4", and no valve has four positions of five.
  const [, above, below] = /^(\d+)s([48])$/.exec(text) ?? [];
  if (above && below && Number(above) > Number(below))
    numbers.push(`${above}ss${below}`, ...nominalPipe(`${above}ss${below}`, 'in'));
  const known = isNumber || knows(text) || (await hasAnyTerm(db, index, [text, ...stems]));
  // Letters of a code are no word with a typing error.
  const meant = known || isCode ? [] : await nearestWords(db, text);
  const like = known || isCode ? undefined : synonymMeant(synonyms, text, { isLast, isWord: meant.length > 0 });
  if (token && like) return synonymUnit([{ ...token, text: like.said[0] ?? text }], like.written);
  const unit = await formsOf(db, index, { text, words: meant[0] ? meant.map(({ word }) => word) : [text], isNumber });
  if (meant[0]) return { ...unit, correction: meant[0].shown };
  // Of an unknown code such as 608ZZ the number alone is no beginning of others.
  if (isNumber && isCode && text.length >= shortest) return { ...unit, prefix: unit.exact, loose: unit.exact };
  // In '20 x 47' the number 20 is complete; as a prefix it would match most sizes.
  if (isNumber && !isLast && text.length < shortest)
    return { ...unit, prefix: unit.exact, loose: any([unit.exact, ...numbers.map(term)]) };
  return { ...unit, loose: any([unit.prefix, ...numbers.map(term)]) };
}

/** A word of the catalogue that is nearly the same comes before a mistyped synonym, but not before the beginning of one. */
const synonymMeant = (synonyms: Synonyms, text: string, { isLast, isWord }: { isLast: boolean; isWord: boolean }) =>
  synonyms.like(text, { asBeginning: isLast, asMistyped: !isWord });

/** Tells whether the index has the word, a term that begins with it, or one of its stems; what texts deny is known as well. */
async function hasAnyTerm(db: Tx, index: Searched, [word = '', ...stems]: string[]) {
  const forms = [`${term(word)} *`, ...stems.map(term), ...[word, ...stems].map((one) => `"${denied(one)}"`)];
  return (await hasTerm(db, index, word)) || matches(db, index.table, any(forms));
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
