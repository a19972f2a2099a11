import { readYesNo } from '../../../../../common/text/yesNo.ts';
import type { FileShape } from '../../../../../common/imports/fileShape.ts';
import { fold } from '../../../../../common/text/letters.ts';
import type { ReadSheet } from '../../../../spreadsheet/readSheet.ts';
import { likeHeading, pairReader, type Pair } from './shapePairs.ts';

/** A heading is that of a profile when it has the same letters, without regard to case, accents and blanks. */
export const headingKey = (heading: string) => fold(heading).replaceAll(/\s+/g, ' ').trim();

/** A value of the file that is not imported, and why. */
export type Left = { heading: string; value: string; why: string };

/** Holds the values that a row says beside its columns. */
export type ShapedRow = {
  /** Why the row is left out; null where it is a product. */
  leftOut: string | null;
  pairs: Pair[];
  /** The name of its family; null without one. */
  family: string | null;
  /** The addresses of its pictures, the first one first. */
  pictures: string[];
  oldAddress: string | null;
  /** The rate of KDV in percent; null where the row does not say one. */
  vatRate: number | null;
  left: Left[];
};
export type Shaped = { sheet: ReadSheet; rows: Map<number, ShapedRow>; used: Set<number> };

type Cells = (string | number)[];

const textOf = (cell: string | number | undefined) => String(cell ?? '').trim();
/** A group that is the work of a program has fewer rows than this; what it gathers is copied to each of them. */
const mostGathered = 200;

/** Makes one row of each product, as the shape of the file says. `nameHeading` is the column of the names. */
export function shapeRows(file: ReadSheet, shape: FileShape, nameHeading: string | undefined): Shaped {
  const heading = [...file.heading];
  const places = new Map(heading.map((name, place) => [headingKey(name), place] as const).reverse());
  const used = new Set<number>();
  const find = (name: string) => places.get(headingKey(name));
  const use = (name: string) => {
    const place = find(name);
    if (place !== undefined) used.add(place);
    return place;
  };
  const rows: Cells[] = file.lines.map(({ cells }) => [...cells]);
  const groups = groupsOf(rows, shape, use);
  choose(rows, shape, use);
  inherit(rows, groups, shape, { heading, find });
  gather(rows, groups, shape, use);
  join(rows, groups, shape, { heading, places, find, use });
  const parents = new Set(groups.heads.filter((head, at) => head !== at));
  const reasons = rows.map(
    (cells, at) => leftOutBecause(cells, shape, use) ?? leftOutInGroup(at, groups.heads[at] ?? at, parents, shape),
  );
  const pairsOf = pairReader(shape.pairs, heading, { find, use });
  const own = rows.map((cells) => pairsOf(cells));
  const isByParent = shape.group?.by === 'PARENT';
  const names = familyNames(rows, { groups, shape, reasons, find: use, nameHeading });
  const nameAt = nameHeading === undefined ? undefined : find(nameHeading);
  if (shape.family && nameAt !== undefined) tellApart(rows, nameAt, { groups, reasons, pairs: own });
  const picturesOf = pictureReader(shape, use);
  const addressAt = shape.oldAddress === null ? undefined : use(shape.oldAddress);
  const rateAt = shape.vatRate === null ? undefined : use(shape.vatRate);
  const includedAt = shape.vatIncluded === null ? undefined : use(shape.vatIncluded);
  const rateOf = (cells: Cells) => {
    const said = [includedAt, rateAt].map((place) => (place === undefined ? '' : textOf(cells[place])));
    if (readYesNo(said[0] ?? '') === true || said.some(saysIncluded)) return 0;
    return rateAt === undefined ? null : rateIn(said[1] ?? '', shape);
  };
  const shaped = rows.map((cells, at): ShapedRow => {
    const parent = groups.heads[at] ?? at;
    const { addresses, left } = picturesOf(cells);
    return {
      leftOut: reasons[at] ?? null,
      pairs: isByParent && parent !== at ? withInherited(own[at] ?? [], own[parent] ?? []) : (own[at] ?? []),
      family: names[at] ?? null,
      pictures: addresses,
      oldAddress: addressAt === undefined ? null : textOf(cells[addressAt]) || null,
      vatRate: rateOf(cells),
      left,
    };
  });
  const lines = file.lines.map((line, at) => ({ ...line, cells: rows[at] ?? [] }));
  const byLine = new Map(file.lines.map(({ line }, at) => [line, shaped[at]] as const));
  const found = new Map([...byLine].flatMap(([line, row]) => (row ? [[line, row] as const] : [])));
  return { sheet: { ...file, heading, lines }, rows: found, used };
}

/** The group of each row, and the row from which it inherits. */
type Groups = { of: string[]; heads: number[]; members: Map<string, number[]> };
type Find = (heading: string) => number | undefined;

function groupsOf(rows: Cells[], { group }: FileShape, use: Find): Groups {
  const place = group ? use(group.heading) : undefined;
  const single = rows.map((_, at) => `row ${at}`);
  if (!group || place === undefined) return gathered(single);
  const cellOf = (at: number) => textOf(rows[at]?.[place]);
  if (group.by === 'SAME') return gathered(rows.map((_, at) => (cellOf(at) ? `= ${cellOf(at)}` : `row ${at}`)));
  if (group.by === 'ABOVE') {
    let now = 'row 0';
    return gathered(rows.map((_, at) => (cellOf(at) === '' ? now : (now = `row ${at}`))));
  }
  const columns = group.names.flatMap(({ heading, before }) => {
    const at = use(heading);
    return at === undefined ? [] : [{ at, before }];
  });
  const known = new Map<string, number>();
  for (const [at, cells] of rows.entries())
    for (const column of columns) {
      const cell = textOf(cells[column.at]);
      if (cell !== '' && !known.has(column.before + cell)) known.set(column.before + cell, at);
    }
  const parents = rows.map((_, at) => (cellOf(at) === '' ? at : (known.get(cellOf(at)) ?? at)));
  const groups = gathered(parents.map((at) => `row ${at}`));
  return { ...groups, heads: parents };
}

function gathered(of: string[]): Groups {
  const members = new Map<string, number[]>();
  for (const [at, key] of of.entries()) {
    const known = members.get(key);
    if (known) known.push(at);
    else members.set(key, [at]);
  }
  return { of, members, heads: of.map((key, at) => members.get(key)?.[0] ?? at) };
}

function inherit(
  rows: Cells[],
  { heads }: Groups,
  shape: FileShape,
  { heading, find }: Pick<Columns, 'heading' | 'find'>,
) {
  const columns = shape.inherit.flatMap((name) => {
    if (!name.includes('*')) return find(name) ?? [];
    const isLike = likeHeading(name);
    return heading.flatMap((one, place) => (isLike(one) === undefined ? [] : [place]));
  });
  const overruled = shape.overruled.flatMap(({ heading: name, unless }) => {
    const place = find(name);
    return place === undefined ? [] : [{ place, unless: headingKey(unless) }];
  });
  for (const [at, cells] of rows.entries()) {
    const parent = rows[heads[at] ?? at];
    if (!parent || parent === cells) continue;
    for (const place of columns) if (textOf(cells[place]) === '') cells[place] = parent[place] ?? '';
    for (const { place, unless } of overruled)
      if (textOf(parent[place]) !== '' && headingKey(textOf(parent[place])) !== unless)
        cells[place] = parent[place] ?? '';
  }
}

function gather(rows: Cells[], { members }: Groups, shape: FileShape, use: Find) {
  for (const { heading, between } of shape.gather) {
    const place = use(heading);
    if (place === undefined) continue;
    for (const group of members.values()) {
      if (group.length < 2) continue;
      const all = group.slice(0, mostGathered).map((at) => textOf(rows[at]?.[place]));
      const cell = all.join(between);
      for (const at of group) if (rows[at]) rows[at][place] = all.every((one) => one === '') ? '' : cell;
    }
  }
}

/** Keeps, of values that stand beside each other in several columns, those with the first of the wished words. */
function choose(rows: Cells[], { chosen }: FileShape, use: Find) {
  for (const { by, words, of, between } of chosen) {
    const place = use(by);
    const columns = [by, ...of].flatMap((name) => use(name) ?? []);
    if (place === undefined) continue;
    for (const cells of rows) {
      const said = textOf(cells[place]).split(between).map(headingKey);
      const at = words.map((word) => said.indexOf(headingKey(word))).find((one) => one >= 0);
      if (at === undefined || said.length < 2) continue;
      for (const column of columns) cells[column] = textOf(textOf(cells[column]).split(between)[at]);
    }
  }
}

type Columns = { heading: string[]; places: Map<string, number>; find: Find; use: Find };

function join(rows: Cells[], { heads }: Groups, { joined }: FileShape, { heading, places, find, use }: Columns) {
  for (const { heading: name, of, between, before, without, take } of joined) {
    const from = of.flatMap((one) => {
      const place = use(one.replace(/^\^/, ''));
      return place === undefined ? [] : [{ place, isParents: one.startsWith('^') }];
    });
    // A column of the file is not replaced, and one that would be blank is not made.
    if (find(name) !== undefined || from.length === 0) continue;
    const place = heading.push(name) - 1;
    places.set(headingKey(name), place);
    const skipped = new Set(without.map(headingKey));
    for (const [at, cells] of rows.entries()) {
      const parent = rows[heads[at] ?? at] ?? cells;
      const texts = from.map((one) => textOf((one.isParents ? parent : cells)[one.place]));
      const parts = texts.filter((part) => part !== '' && !skipped.has(headingKey(part)));
      const text = (take === 'FIRST' ? parts.slice(0, 1) : parts).join(between);
      cells[place] = text === '' ? '' : before + text;
    }
  }
}

function leftOutBecause(cells: Cells, { leftOut }: FileShape, use: Find): string | null {
  const rule = leftOut.find(({ heading, words, unless }) => {
    const place = use(heading);
    if (place === undefined) return false;
    const cell = headingKey(textOf(cells[place]));
    return words.some((word) => headingKey(word) === cell) !== unless;
  });
  return rule?.why ?? null;
}

function leftOutInGroup(at: number, head: number, parents: Set<number>, { group }: FileShape): string | null {
  if (group?.products === 'FIRST' && head !== at) return 'It belongs to the row above it.';
  const isParent = group?.products === 'VARIANTS' && parents.has(at);
  return isParent ? 'The parent of variants: each variant has a row of its own.' : null;
}

type Grouped = { groups: Groups; reasons: (string | null)[]; pairs: Pair[][] };

/** Shops call all variants of a product alike: the values that differ are added to their names. */
function tellApart(rows: Cells[], nameAt: number, { groups, reasons, pairs }: Grouped) {
  for (const members of groups.members.values()) {
    const products = members.filter((at) => reasons[at] === null);
    const names = new Set(products.map((at) => headingKey(textOf(rows[at]?.[nameAt]))));
    if (products.length < 2 || names.size > 1) continue;
    const valueOf = (at: number, name: string) => pairs[at]?.find((pair) => pair.name === name)?.values.join(' ') ?? '';
    const all = [...new Set(products.flatMap((at) => pairs[at]?.map(({ name }) => name) ?? []))];
    const differing = all.filter((name) => new Set(products.map((at) => valueOf(at, name))).size > 1);
    for (const at of products) {
      const cells = rows[at] ?? [];
      const name = [textOf(cells[nameAt]), ...differing.map((one) => valueOf(at, one))];
      cells[nameAt] = name.filter((part) => part !== '').join(' ');
    }
  }
}

/** A value that a variant does not have of its own is that of its parent. */
function withInherited(own: Pair[], parent: Pair[]): Pair[] {
  const known = new Set(own.filter(({ values }) => values.length > 0).map(({ name }) => headingKey(name)));
  return [
    ...own.filter(({ values }) => values.length > 0),
    ...parent.filter(({ name }) => !known.has(headingKey(name))),
  ];
}

type Named = {
  groups: Groups;
  shape: FileShape;
  reasons: (string | null)[];
  find: Find;
  nameHeading: string | undefined;
};

/** Returns the name of the family of each row: that of a group with several products. */
function familyNames(rows: Cells[], { groups, shape, reasons, find, nameHeading }: Named): (string | null)[] {
  const names: (string | null)[] = rows.map(() => null);
  if (!shape.family) return names;
  const familyAt = shape.family.name === null ? undefined : find(shape.family.name);
  const nameAt = nameHeading === undefined ? undefined : find(nameHeading);
  const keyAt = shape.group ? find(shape.group.heading) : undefined;
  const taken = new Map<string, string>();
  for (const [key, members] of groups.members) {
    const products = members.filter((at) => reasons[at] === null);
    if (products.length < 2) continue;
    const cellIn = (at: number | undefined, row: number | undefined) =>
      at === undefined || row === undefined ? '' : textOf(rows[row]?.[at]);
    const named = cellIn(familyAt, groups.heads[products[0] ?? 0]) || cellIn(familyAt, products[0]);
    const common = commonStart(products.map((at) => cellIn(nameAt, at)));
    const code = cellIn(keyAt, products[0]);
    const plain = (named || common || code || cellIn(nameAt, products[0])).slice(0, longestName);
    const isTaken = taken.has(headingKey(plain));
    const name = isTaken ? `${plain.slice(0, longestName - code.length - 3)} (${code || taken.size + 1})` : plain;
    taken.set(headingKey(name), key);
    for (const at of products) names[at] = name;
  }
  return names;
}

const longestName = 100;

/** Returns the words with which all names begin. */
function commonStart(names: string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(/\s+/));
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  const words = end < 0 ? first : first.slice(0, end);
  return words.join(' ').replace(/(?<![\s\-–—,;:(/|])[\s\-–—,;:(/|]+$/u, '');
}

/** Taxes have names such as “KDV %20 Dahil”, and BMEcat calls prices with KDV `gross_list`. */
const saysIncluded = (cell: string) =>
  /(?:^|[^\p{L}])(?:dahil|included|incl|gross_list|nrp)(?![\p{L}])/u.test(fold(cell)) &&
  !/(?:haric|degil|excl|\bnot\b)/.test(fold(cell));

/** A number in percent: '20', '%20', '20,00' and 'KDV %20'. */
function rateIn(cell: string, { vatRates }: FileShape): number | null {
  const said = vatRates.find(({ word }) => headingKey(word) === headingKey(cell));
  if (said) return said.rate;
  const number =
    /^(\d{1,3})(?:[.,](\d{1,4}))?$/.exec(cell) ??
    /%\s*(\d{1,3})(?:[.,](\d{1,2}))?(?!\d)/.exec(cell) ??
    /(\d{1,3})(?:[.,](\d{1,2}))?\s*%/.exec(cell);
  if (!number) return null;
  const rate = Number(`${number[1]}.${number[2] ?? 0}`);
  // Some formats write 0.20 for 20 %.
  return rate > 0 && rate < 1 ? Math.round(rate * 10_000) / 100 : rate;
}

const isAddress = (text: string) => /^(?:https?:)?\/\//i.test(text);

function pictureReader({ pictures }: FileShape, use: Find) {
  const columns = pictures?.of.flatMap((heading) => use(heading) ?? []) ?? [];
  return (cells: Cells): { addresses: string[]; left: Left[] } => {
    if (!pictures) return { addresses: [], left: [] };
    const addresses: string[] = [];
    const left: Left[] = [];
    for (const place of columns)
      for (const part of addressesIn(textOf(cells[place]), pictures.between))
        if (!isAddress(part))
          left.push({ heading: pictures.of[0] ?? '', value: part, why: 'It is no address of a picture.' });
        else if (!addresses.includes(part)) addresses.push(part);
    return { addresses, left };
  };
}

/** Whatever the sign of a shop is, a line of its own is an address of its own. */
const addressesIn = (cell: string, between: string): string[] =>
  cell.split(/(?<!\s)\s+(?=(?:https?:)?\/\/)/i).flatMap((part) => addressesOfLine(part, between));

/** An address may hold the sign that separates addresses: what does not begin as one belongs to the one before. */
function addressesOfLine(cell: string, between: string): string[] {
  const parts = between === '' ? [cell] : cell.split(between);
  const found: string[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last !== undefined && isAddress(last) && part.trim() !== '' && !isAddress(part.trim()) && !/^\s/.test(part))
      found[found.length - 1] = `${last}${between}${part.trim()}`;
    else if (part.trim() !== '') found.push(part.trim());
  }
  return found;
}
