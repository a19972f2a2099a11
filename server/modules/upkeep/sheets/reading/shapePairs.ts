import { lowerCase } from '../../../../../common/text/locale.ts';
import type { PairShape } from '../../../../../common/imports/fileShape.ts';

/** A name of the file with its values, such as Çap with `25 mm`. */
export type Pair = { name: string; values: string[] };

type Cells = (string | number)[];
type Columns = { find: (heading: string) => number | undefined; use: (heading: string) => number | undefined };
type Place = PairShape & { nameAt: number | undefined; valueAt: number; unitAt: number | undefined };

/** So many columns of a kind are looked for, and so many pairs of a row are taken. */
const [mostNumbered, mostPairs] = [100, 200];

const textOf = (cell: string | number | undefined) => String(cell ?? '').trim();

/** Returns a function that reads the pairs of a row. */
export function pairReader(pairs: PairShape[], heading: string[], columns: Columns): (cells: Cells) => Pair[] {
  const places = pairs.flatMap((pair) => placesOf(pair, heading, columns));
  return (cells) => {
    const found = new Map<string, Pair>();
    const all = places.flatMap((place) => without(pairsIn(cells, place), place)).slice(0, mostPairs);
    for (const { name, values } of all) {
      const key = lowerCase(name);
      const known = found.get(key);
      if (known) known.values.push(...values.filter((value) => !known.values.includes(value)));
      else found.set(key, { name, values: [...values] });
    }
    return [...found.values()];
  };
}

function placesOf(pair: PairShape, heading: string[], { find, use }: Columns): Place[] {
  if (pair.value.includes('*')) {
    const namedBy = likeHeading(pair.value);
    return heading.flatMap((name, valueAt) => {
      const as = namedBy(name);
      if (!as) return [];
      use(name);
      return [{ ...pair, as, nameAt: undefined, valueAt, unitAt: undefined }];
    });
  }
  const isNumbered = pair.value.includes('#');
  const numbers = isNumbered ? Array.from({ length: Math.min(mostNumbered, heading.length) }, (_, at) => at + 1) : [0];
  return numbers.flatMap((number) => {
    const named = (name: string) => name.replaceAll('#', String(number));
    const valueAt = find(named(pair.value));
    const nameAt = pair.name === null ? undefined : find(named(pair.name));
    if (valueAt === undefined || (pair.name !== null && nameAt === undefined)) return [];
    for (const used of [pair.name, pair.value, pair.unit]) if (used !== null) use(named(used));
    return [{ ...pair, nameAt, valueAt, unitAt: pair.unit === null ? undefined : find(named(pair.unit)) }];
  });
}

const escaped = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);

/** More signs than these would make a pattern that takes long to fail. */
const mostSigns = 3;

/** Returns a function that gives what the first `*` of a pattern stands for in a heading; undefined for other headings. */
export function likeHeading(pattern: string) {
  const parts = pattern.split('*');
  if (parts.length > mostSigns + 1) return () => undefined;
  const like = new RegExp(`^${parts.map(escaped).join('(.+?)')}$`, 'iu');
  return (heading: string) => like.exec(heading.slice(0, 300))?.[1]?.trim();
}

/** A separator behind a backslash belongs to its part. */
const partsOf = (text: string, between: string) => {
  if (between === '') return [text.trim()];
  const escape = `\\${between.trim()}`;
  if (!text.includes(escape)) return text.split(between).map((part) => part.trim());
  return text
    .split(new RegExp(`(?<!\\\\)${escaped(between)}`))
    .map((part) => part.replaceAll(escape, between.trim()).trim());
};

function pairsIn(cells: Cells, place: Place): Pair[] {
  const { nameAt, valueAt, unitAt, as, between, sign, several, place: at } = place;
  const values = partsOf(textOf(cells[valueAt]), between);
  if (sign !== '') return signedParts(values, sign, between).flatMap((part) => signedPair(part, sign, at, several));
  const names = nameAt === undefined ? values.map(() => as) : partsOf(textOf(cells[nameAt]), between);
  const units = unitAt === undefined ? [] : partsOf(textOf(cells[unitAt]), between);
  return names.flatMap((name, index) => {
    // Where one name has the rest of the cell, its separator is part of the value.
    const value = names.length === 1 ? textOf(cells[valueAt]) : (values[index] ?? '');
    const unit = units[index] ?? '';
    return name === ''
      ? []
      : [{ name: plain(name), values: valuesOf(value, several).map((one) => withUnit(one, unit)) }];
  });
}

function without(pairs: Pair[], { without: words }: Place): Pair[] {
  if (words.length === 0) return pairs;
  const skipped = new Set(words.map((word) => word.toLowerCase()));
  return pairs.map(({ name, values }) => ({
    name,
    values: values.filter((value) => !skipped.has(value.toLowerCase())),
  }));
}

/** A part without a sign of its own goes on with the part before it: `Boy: 7,5 mm` at commas. */
function signedParts(parts: string[], sign: string, between: string): string[] {
  const found: string[] = [];
  for (const part of parts)
    if (part.includes(sign) || found.length === 0) found.push(part);
    else found[found.length - 1] = `${found.at(-1)}${between}${part}`;
  return found;
}

/** Reads `Renk: Kırmızı`; `at` is the place of the name in `Teknik:Renk:Kırmızı`. */
function signedPair(part: string, sign: string, at: number, several: string): Pair[] {
  const pieces = part.split(sign);
  const name = pieces[Math.min(at, pieces.length - 1) - 1]?.trim() ?? '';
  const value = pieces
    .slice(Math.min(at, pieces.length - 1))
    .join(sign)
    .trim();
  return pieces.length < 2 || name === '' ? [] : [{ name: plain(name), values: valuesOf(value, several) }];
}

const valuesOf = (text: string, several: string) =>
  partsOf(text, several)
    .map((value) => value.replaceAll(/\s+/g, ' ').replaceAll('|', '/'))
    .filter((value) => value !== '');

const withUnit = (value: string, unit: string) =>
  unit !== '' && /^[-+]?[\d.,/\s]+$/.test(value) ? `${value} ${unit}` : value;

const plain = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<!\s)\s*:$/, '')
    .trim();
