import { stockCodeKey, fold } from '../../../../common/text/letters.ts';
import type { Db } from '../../../db/database.ts';
import { turnOf } from '../../../limits/turns.ts';
import {
  productsByWholeNames,
  productsWithStockCodeKeys,
  type ProductRow,
} from '../../catalogue/products/products.rows.ts';
import type { Reading } from './lineReadings.ts';
import { besideProduct, isBareNumber, matchProduct, type Match } from './matchProduct.ts';
import { sharedWords, stem } from './namedBy.ts';
import type { PastedLine } from './pastedLines.ts';
import type { Amount } from './writtenAmount.ts';

/** A line with what the catalogue has for it. `isName` says that it is a person's name rather than a product. */
export type MatchedLine = Pick<Match, 'product' | 'candidates'> & {
  text: string;
  amount: Amount;
  /** The code of another maker, or the buyer's words, that stay beside the product. */
  beside: { askedCode: string | null; written: string | null };
  isName: boolean;
};

/** What the search for lines costs and who waits for it. */
export type Searching = {
  /** Charges so many searches before they are made. Throws `RATE_LIMITED`. */
  charge: (searches: number) => Promise<void>;
  /** Charges the milliseconds of processor that a search took. */
  spent: (milliseconds: number) => void;
  /** The sender that hangs up ends the work. */
  signal: AbortSignal;
};

const byOwnCode = { askedCode: null, written: null };

/** A part of a line that may be a code has both a letter and a digit, or so many digits that it is no size or quantity. */
const mayBeCode = (key: string) => /\d/.test(key) && (key.length > 4 || (key.length > 3 && /\p{L}/u.test(key)));

/** A code has at most so many words, such as 'NMRV 063-30' and 'AM 5,5-2 132S B3'. */
const mostWords = 4;

/** The code of a line is among its first words. */
const mostTried = 12;

/** Returns the keys of all parts of a text that may be a code: '6204-2RS' in 'kapaklı rulman 6204-2RS NSK'. */
function partKeys(text: string): string[] {
  const words = text
    .split(/\s+/)
    .slice(0, mostTried)
    .map((word) => word.replace(/^[("'“]+/u, '').replaceAll(/(?<![)"'”,;:!?])[)"'”,;:!?]+$|['’]\p{L}{1,4}$/gu, ''));
  const keys = words.flatMap((_, from) =>
    Array.from({ length: Math.min(mostWords, words.length - from) }, (__, more) =>
      stockCodeKey(words.slice(from, from + more + 1).join('')),
    ),
  );
  return [...new Set(keys.filter((key) => key !== null && mayBeCode(key)))] as string[];
}

/** Tells whether a text ends or begins with a known code, so that a number beside it counts pieces: 'rulman 6204-2RS' of '… 10'. */
function codeAtEdge(text: string, byKey: Exact['byKey']): ProductRow | undefined {
  const words = text.split(/\s+/);
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--)
    for (const part of [words.slice(-count), words.slice(0, count)]) {
      const key = stockCodeKey(part.join(''));
      const product = key !== null && mayBeCode(key) ? byKey.get(key) : undefined;
      if (product) return product;
    }
  return undefined;
}

/** A number with few digits is a quantity or a size, unless the whole line is that code. */
const isTried = ({ text }: Reading, place: number) => place === 0 || !isBareNumber(text) || text.length > 4;

type Exact = { byKey: Map<string, ProductRow>; byName: (name: string) => ProductRow | undefined };

/** The words behind a comma say how a part is wanted: 'Zincir Dişlisi 08B-1 Z18, 25 mm delik'. */
const beforeComma = (text: string) => /^[^,]+(?=,\s)/.exec(text)?.[0].trim() ?? '';

/** A size or a type, such as 'Z18'; it has a letter, a digit and nothing else. */
const likeType = /^(?:\p{L}{1,3}\d{1,4}|\d{1,4}\p{L}{1,3})$/u;

/**
 * Tells whether the words around a code speak of another product: 'Zincir Dişlisi 08B-1 Z18' is not the chain 08B-1. The word before
 * the code is none of its name, and there is a type that it has not.
 */
function speaksOfAnother({ name, stockCode }: ProductRow, text: string): boolean {
  const own = fold(`${name} ${stockCode ?? ''}`);
  const words = text.split(/[\s,;()]+/).map(fold);
  const at = words.findIndex((word) => word !== '' && /\d/.test(word) && own.includes(word));
  const before = words[at - 1] ?? '';
  const isNamed = before === '' || own.split(/\s+/).some((word) => word.slice(0, stem) === before.slice(0, stem));
  return !isNamed && words.some((word) => likeType.test(word) && !own.includes(word));
}

/** Looks up all codes that the lines may have, whatever their number, in one statement for two hundred; then the names. */
async function known(db: Db, lines: PastedLine[]): Promise<Exact> {
  const texts = lines.flatMap(({ readings }) => readings.map(({ text }) => text));
  const keys = texts.flatMap((text) => stockCodeKey(text) ?? []);
  const parts = lines.flatMap(({ readings: [{ text }] }) => partKeys(text));
  const coded = await productsWithStockCodeKeys(db, [...keys, ...parts]);
  const heads = lines.map(({ readings: [{ text }] }) => beforeComma(text));
  const names = [...texts, ...heads].filter((text) => text.includes(' '));
  return {
    byKey: new Map(coded.flatMap((product) => (product.stockCodeKey ? [[product.stockCodeKey, product]] : []))),
    byName: await productsByWholeNames(db, names),
  };
}

/** Decides a line by a code or a whole name, without a search; undefined where neither is known. */
function exactly({ readings }: PastedLine, { byKey, byName }: Exact): MatchedLine | undefined {
  const [first] = readings;
  // The whole text comes first: in 'DIN933 M8 x 40' no 40 is a quantity.
  const tried = readings.filter(isTried).toSorted((one, other) => other.text.length - one.text.length);
  for (const { text, amount } of tried) {
    const product = byKey.get(stockCodeKey(text) ?? '');
    if (product) return { product, candidates: [], text, amount, beside: byOwnCode, isName: false };
  }
  for (const { text, amount } of tried) {
    const product = byName(text);
    if (product) return { product, candidates: [], text, amount, beside: byOwnCode, isName: false };
  }
  const named = byName(beforeComma(first.text));
  if (named)
    return { product: named, candidates: [], ...first, beside: besideProduct(named, first.text), isName: false };
  for (const { text, amount } of tried) {
    const product = amount.number === null ? undefined : codeAtEdge(text, byKey);
    if (product) return { product, candidates: [], text, amount, beside: besideProduct(product, text), isName: false };
  }
  const inside = [...new Set(partKeys(first.text).flatMap((key) => byKey.get(key) ?? []))];
  const [product, another] = inside;
  if (!product || another || speaksOfAnother(product, first.text)) return undefined;
  return { product, candidates: [], ...first, beside: besideProduct(product, first.text), isName: false };
}

/** Decides a line by a search. */
async function searched(db: Db, { readings: [{ text, amount }], mayBeName }: PastedLine): Promise<MatchedLine> {
  const { product, candidates, isByCode } = await matchProduct(db, text);
  const beside = product && !isByCode ? besideProduct(product, text) : byOwnCode;
  // A search corrects words that it does not know, and would find something for each name of a person.
  const words = text.split(/\s+/);
  const alike = mayBeName ? candidates.filter((one) => sharedWords(one, text) === words.length) : candidates;
  const isName = mayBeName && !product && alike.length === 0;
  return { product, candidates: alike, text, amount, beside, isName };
}

/**
 * Finds the products of lines: most by their codes, with a statement for all of them; the others by a search each, which is charged
 * like any other. Throws `RATE_LIMITED` before the first search where they would cost too much, and `CANCELED` when the sender
 * has left.
 */
export async function matchLines(db: Db, lines: PastedLine[], searching: Searching): Promise<MatchedLine[]> {
  const exact = await known(db, lines);
  const decided = lines.map((line) => exactly(line, exact));
  const open = new Map(
    lines.flatMap((line, place) => (decided[place] ? [] : [[fold(line.readings[0].text), line] as const])),
  );
  if (open.size > 0) await searching.charge(open.size);
  const found = new Map<string, MatchedLine>();
  for (const [text, line] of open) {
    found.set(text, await turnOf(() => searched(db, line), searching));
  }
  return lines.flatMap(({ readings: [first] }, place) => {
    const match = decided[place] ?? found.get(fold(first.text));
    return match ? [decided[place] ? match : { ...match, amount: first.amount }] : [];
  });
}
