import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { readValue, type SpecValue } from '../../../../common/measures/specValues.ts';
import type { Tx } from '../../../db/database.ts';
import { amongNumbers, placeholdersOf } from '../../../db/columns/expressions.ts';
import { naturalKey, numberKey } from '../../../db/naturalKey.ts';
import type { productKinds } from '../../../db/tables/specTables.ts';
import { prepareOnce } from '../../../db/statements.ts';
import { products } from '../../../db/tables/tables.ts';
import { turkishKey } from '../../../db/turkishKey.ts';
import { list, type AttributeRow } from './attributes.store.ts';
import { sizedOptions } from './sizedOptions.ts';

type Sized = Pick<typeof products.$inferSelect, 'name' | 'kindId' | 'specs'>;
type Kind = Pick<typeof productKinds.$inferSelect, 'id' | 'attributes'>;
type Known = { attributes: Map<string, AttributeRow>; kinds: Map<string, Pick<Kind, 'attributes'>> };

/** So many products are read at once. */
const atOnce = 500;

/** Parts end with what comes before every letter and digit, so that a shorter part comes first. */
const end = '\t';
/** It comes after every value. */
const missing = '~';
/** Parts have so many letters. The name decides between equal sizes, and alone where there is no kind. */
const longest = { kind: 40, text: 40, name: 40, nameAlone: 120 };

/** A cursor has room for a key of so many bytes, as JSON writes them. */
const mostBytes = 280;

const sizeOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;

const cut = (text: string, letters: number) => (text.length <= letters ? text : [...text].slice(0, letters).join(''));

function clipped(key: string) {
  if (sizeOf(key) <= mostBytes) return key;
  let left = mostBytes;
  return [...key].filter((letter) => (left -= sizeOf(letter)) >= 0).join('');
}

function partOf({ options }: AttributeRow, value: SpecValue): string {
  switch (value.kind) {
    case 'OPTION':
      return String(sizedOptions(options).indexOf(value.kept)).padStart(4, '0');
    case 'FLAG':
      return value.flag ? '0' : '1';
    case 'NUMBER':
      return numberKey(value.measure.base);
    case 'RANGE': {
      const { low, high } = value.range;
      const first = low ?? high;
      return `${first ? numberKey(first.base) : missing} ${high ? numberKey(high.base) : missing}`;
    }
    case 'TEXT':
      return cut(naturalKey(value.text), longest.text);
  }
}

/** Returns the key of the smallest of several values. */
function valueKey(attribute: AttributeRow | undefined, values: string[]): string {
  if (!attribute) return missing;
  const read = values.flatMap((value) => readValue({ ...attribute, decimals: null }, value).value ?? []);
  const [smallest = missing] = read.map((value) => partOf(attribute, value)).sort();
  return smallest;
}

const keysOf = ({ attributes }: Pick<Kind, 'attributes'>) =>
  attributes.flatMap(({ attributeId, key }) => (key ? attributeId : []));

/**
 * Returns the key by which products are sorted by size: the kind, the values of its key attributes, the name. Products without
 * a kind come last.
 */
export function sizeKeyOf({ name, kindId, specs }: Sized, { attributes, kinds }: Known): string {
  const kind = kindId === null ? undefined : kinds.get(kindId);
  if (kindId === null || !kind) return clipped(`2${cut(naturalKey(name), longest.nameAlone)}`);
  const values = keysOf(kind).map((id) =>
    valueKey(attributes.get(id), specs.find(({ attributeId }) => attributeId === id)?.values ?? []),
  );
  const named = cut(naturalKey(name), values.some((value) => value !== missing) ? longest.name : longest.nameAlone);
  return clipped([`1${cut(turkishKey(kindId), longest.kind)}`, ...values, named].join(end));
}

const write = prepareOnce((tx) => {
  const { seq, sizeKey } = placeholdersOf(products);
  return tx.update(products).set({ sizeKey }).where(eq(products.seq, seq)).prepare();
});

/** Writes the keys of these products where they are others now; their versions stay. */
export async function writeSizes(tx: Tx, seqs: number[], known: Known) {
  const { seq, name, kindId, specs, sizeKey } = products;
  for (let at = 0; at < seqs.length; at += atOnce) {
    const isOne = amongNumbers(seq, seqs.slice(at, at + atOnce));
    for (const row of await tx.select({ seq, name, kindId, specs, sizeKey }).from(products).where(isOne)) {
      const now = sizeKeyOf(row, known);
      if (now !== row.sizeKey) await write(tx).execute({ seq: row.seq, sizeKey: now });
    }
  }
}

/** Writes the keys of all products of a kind when its key attributes have changed. */
export async function noteSizes(tx: Tx, kind: Kind, before: Kind | null) {
  if (before && isDeepStrictEqual(keysOf(kind), keysOf(before))) return;
  const rows = await tx.select({ seq: products.seq }).from(products).where(eq(products.kindId, kind.id));
  if (rows.length === 0) return;
  const attributes = new Map((await list(tx)).map((row) => [row.id, row]));
  await writeSizes(
    tx,
    rows.map(({ seq }) => seq),
    { attributes, kinds: new Map([[kind.id, kind]]) },
  );
}
