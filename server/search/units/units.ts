import type { Tx } from '../../db/database.ts';
import { all, any, codeUnit, term } from './codeUnit.ts';
import { tokensOf, type Token } from '../tokens.ts';
import { markedExpression, turkish, type Reader } from '../reader.ts';
import { completions, hasMatch, hasTerm, type Searched } from '../searchIndex.ts';
import { nominalPipe } from './nominalPipes.ts';
import { sameMeasure } from './sameMeasure.ts';
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
  { table, isVocabulary }: Searched,
  search: string,
  { synonyms: given, named, language, saying = language?.saying, knows = () => false }: Reading = {},
): Promise<Unit[]> {
  const site = given ?? (await readSynonyms(db));
  const reader: Reader = language ?? turkish;
  const index: Searched = { table, isVocabulary, mark: reader.mark };
  const synonyms = language ? language.synonyms : site;
  const typed = tokensOf(search, reader);
  const isPurpose = purposeIn(typed, reader);
  const said = asSaid(saying?.(typed) ?? typed);
  const telling = language ? withoutSilent(said, reader) : await withoutFillers(db, index, synonyms, said);
  const tokens = await asWritten(db, index, site, telling.slice(0, mostTokens));
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length;) {
    const rest = tokens.slice(at);
    const property = named?.(tokens, at);
    if (property && (await hasMatch(db, index, any(property.terms.map((one) => `"${one}"`))))) {
      units.push(propertyUnit(search, rest.slice(0, property.size), property.terms));
      at += property.size;
      continue;
    }
    const synonym = synonyms.at(rest) ?? (language && (await siteSynonym(db, index, site, rest)));
    const code = synonym ? 0 : await codeLength(db, index, rest);
    const measure = synonym || code > 1 ? [] : await measuresKnown(db, index, rest.slice(0, 2));
    const size = synonym?.said.length ?? Math.max(code, measure.length > 0 || isMeasure(rest) ? 2 : 1);
    const taken = rest.slice(0, size);
    const unit = synonym
      ? synonymUnit(taken, synonym.written, reader)
      : size > 1
        ? await codeUnit(db, index, taken)
        : await wordUnit(db, index, taken, {
            isLast: at + size >= tokens.length,
            isCode: isInCode(tokens, at),
            synonyms,
            knows,
            reader,
          });
    const isSaid = !language && isFiller(unit.text);
    const start = taken[0]?.start ?? 0;
    const about = { isFiller: isSaid, ...(isPurpose(start) && { isPurpose: true }) };
    units.push({ ...unit, ...about, typed: typedIn(search, taken), start });
    at += size;
  }
  return language ? units.map((unit) => markedUnit(unit, reader)) : units;
}

/** A suffix such as 2RS or ZZ. */
const isOfCode = (word: string) => /^(?:\d+|\p{L}{1,3})$/u.test(word);

const codeTerm = (words: string[]) => term(words.join(''));

/** Writes a unit for the terms of a language; codes are also found as all languages write them. */
function markedUnit(unit: Unit, { mark }: Reader): Unit {
  const { exact, inflected, prefix, loose, text, meanings } = unit;
  const marked = (expression: string) => markedExpression(mark, expression);
  // 'sealed' is 2RS in the names of any language.
  const codes = meanings.filter((words) => /\d/.test(words.join('')) && words.every(isOfCode)).map(codeTerm);
  return {
    ...unit,
    exact: marked(exact),
    inflected: marked(inflected),
    prefix: marked(prefix),
    loose: marked(loose),
    ...(/\d/.test(text) && { shared: loose }),
    ...(!/\d/.test(text) && codes.length > 0 && { shared: any(codes) }),
  };
}

/** Synonyms that the office has entered for Turkish texts count in another language where its texts do not have the word. */
async function siteSynonym(db: Tx, index: Searched, site: Synonyms, tokens: Token[]) {
  const synonym = site.at(tokens);
  if (!synonym || synonym.instead) return undefined;
  const [first = ''] = synonym.said;
  return (await hasTerm(db, index, first, { asPrefix: true })) ? undefined : synonym;
}

/** Tells whether a place is in what the thing is for: before 'için', behind 'for'. Something else must be left. */
function purposeIn(tokens: Token[], { purpose }: Reader): (start: number) => boolean {
  const at = tokens.findIndex(({ text }) => text === purpose?.word);
  const word = tokens[at];
  const last = tokens.length - 1;
  if (!word || !purpose || at === 0 || at === last) return () => false;
  return (start) => (purpose.isBehind ? start < word.start : start > word.start);
}

/** Words of this kind count the pieces that somebody wants. */
const counting = /^(?:pcs?|pieces?|stuck|stk)$/;

/** Leaves out what a language has around the names of products: 'a valve for steam'. A unit behind a number stays. */
function withoutSilent(tokens: Token[], { silent }: Reader): Token[] {
  const telling = tokens.filter((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (token.isNumber) return !(after && counting.test(after.text) && tokens.length > 2);
    return !silent.has(token.text) || (before?.isNumber === true && !counting.test(token.text));
  });
  return telling.length > 0 ? telling : tokens;
}

const typedIn = (search: string, taken: Token[]) => search.slice(taken[0]?.start, taken.at(-1)?.end);

/** Makes the unit of a property with its value: what describes it in words counts, too. */
function propertyUnit(search: string, tokens: Token[], terms: string[]): Unit {
  const text = tokens.map((token) => token.text).join('');
  const found = any([...terms, text].map((one) => `"${one}"`));
  const same = { exact: found, inflected: found, prefix: found, loose: found };
  const typed = { typed: typedIn(search, tokens), start: tokens[0]?.start ?? 0 };
  return { text, ...same, marks: [text], meanings: [[text]], isFiller: false, ...typed };
}

/** Leaves out what says nothing about a product, unless names have it or nothing else is there. */
async function withoutFillers(db: Tx, index: Searched, synonyms: Synonyms, tokens: Token[]): Promise<Token[]> {
  const telling: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const isLeft = !token.isNumber && isFiller(token.text) && !synonyms.at(tokens.slice(at));
    if (!isLeft || (await hasMatch(db, index, `title : ("${token.text}")`))) telling.push(token);
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
  // A code may stand in Turkish texts alone.
  const indexes = index.mark ? [index, { ...index, mark: '' }] : [index];
  for (let size = Math.min(longestCode, tokens.length); size > 1; size--) {
    const window = tokens.slice(0, size);
    if (!areCode(window)) continue;
    const parts = window.map(({ text }) => text);
    if (await endsWithin(db, index, tokens, size)) continue;
    for (const code of new Set([codeOf(parts), parts.join('')]))
      for (const one of indexes) if (await hasTerm(db, one, code, { asPrefix: size === tokens.length })) return size;
  }
  return 0;
}

/** Tells whether the last number of a code is the beginning of another one: in '3/4 1SN' it belongs to 1SN. Millimetres end a size. */
async function endsWithin(db: Tx, index: Searched, tokens: Token[], size: number) {
  const [before, last, next] = [tokens[size - 2], tokens[size - 1], tokens[size]];
  if (!before || !last?.isNumber || !next || next.isNumber || next.text === 'mm') return false;
  return next.start === last.end && last.start > before.end && hasTerm(db, index, last.text + next.text);
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

type Place = {
  isLast: boolean;
  isCode: boolean;
  synonyms: Synonyms;
  knows: (word: string) => boolean;
  reader: Reader;
};

async function wordUnit(
  db: Tx,
  index: Searched,
  [token]: Token[],
  { isLast, isCode, synonyms, knows, reader }: Place,
): Promise<UntypedUnit> {
  const { text = '', isNumber = false } = token ?? {};
  const stems = isNumber ? [] : reader.rootsOf(text);
  // '1/30' also finds the gear ratio 'i=30'; 1/2 and the like are inches.
  const numbers = /^1s(?!(?:2|4|8|16|32)$)(\d+)$/.exec(text)?.slice(1) ?? [];
  // '5/4 vana' is one of 1 1/4", and no valve has four positions of five.
  const [, above, below] = /^(\d+)s([48])$/.exec(text) ?? [];
  if (above && below && Number(above) > Number(below))
    numbers.push(`${above}ss${below}`, ...nominalPipe(`${above}ss${below}`, 'in'));
  // '50/160' is the size of a pump that catalogues write 50-160.
  const [, one, other] = /^(\d{2,})s(\d{2,})$/.exec(text) ?? [];
  if (one && other && !['16', '32', '64'].includes(other)) numbers.push(codeOf([one, other]));
  const known = isNumber || knows(text) || (await hasAnyTerm(db, index, [text, ...stems]));
  // Letters of a code are no word with a typing error.
  const joined = known || isCode || reader === turkish ? undefined : await writtenApart(db, index, text, reader);
  if (joined) return joined;
  const meant = known || isCode ? [] : await nearestWords(db, text, reader.mark);
  const like = known || isCode ? undefined : synonymMeant(synonyms, text, { isLast, isWord: meant.length > 0 });
  if (token && like)
    return { ...synonymUnit([{ ...token, text: like.said[0] ?? text }], like.written, reader), isUnknown: true };
  const words = meant[0] ? meant.map(({ word }) => word) : [text];
  const unit = { ...(await formsOf(db, index, { text, words, isNumber, reader })), isUnknown: !known };
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
  return (await hasTerm(db, index, word)) || hasMatch(db, index, any(forms));
}

/** Two words of which people write one have at least so many letters each. */
const shortestHalf = 3;

/** Reads 'ballvalve' as 'ball valve' where the texts have both words and not the one. */
async function writtenApart(db: Tx, index: Searched, text: string, reader: Reader) {
  for (let size = shortestHalf; size <= text.length - shortestHalf; size++) {
    const words = [text.slice(0, size), text.slice(size)];
    const isThere = async (word = '') => hasTerm(db, index, word);
    if (!(await isThere(words[0])) || !(await isThere(words[1]))) continue;
    const tokens = [{ text, isNumber: false, start: 0, end: text.length }];
    return synonymUnit(tokens, [words], reader);
  }
  return undefined;
}

/** A text may have the words of a long one apart: 'Lager aus Edelstahl' for 'Edelstahllager'. */
const compounds = (words: string[], { partsOf, stemsOf }: Reader) =>
  words
    .map(partsOf)
    .filter((parts) => parts.length > 1)
    .map((parts) => all(parts.map((part) => any([part, ...stemsOf(part)].map(term)))));

type Forms = { text: string; words: string[]; isNumber: boolean; reader: Reader };

async function formsOf(db: Tx, index: Searched, { text, words, isNumber, reader }: Forms) {
  const stems = isNumber ? [] : words.flatMap(reader.rootsOf);
  const inflected = any([...words, ...stems].map(term));
  const prefixes: string[] = [];
  for (const word of words) {
    const completed = isNumber ? undefined : await completions(db, index, word);
    prefixes.push(...(completed ? [word, ...completed].map(term) : [`${term(word)} *`]));
    // 'yağs' is the beginning of 'yağsız', which the index does not hold beside 'yağ'.
    if (/\p{L}{2}s[iu]?$/u.test(word)) prefixes.push(`"${denied(word)}" *`);
  }
  const prefix = any([...new Set([...prefixes, ...stems.map(term), ...compounds(words, reader)])]);
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
