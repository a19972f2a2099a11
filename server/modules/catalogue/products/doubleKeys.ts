import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { fold } from '../../../../common/text/letters.ts';
import type { Tx } from '../../../db/database.ts';
import { doubleKeys } from '../../../db/tables/doubleTables.ts';
import { inParts } from '../../../db/parts.ts';
import { images, type products } from '../../../db/tables/tables.ts';
import type { Definitions } from '../references/definitions.ts';
import { specRowsOf } from '../specs/specs.store.ts';

type Product = typeof products.$inferSelect;

/** Why two products may be one, the surest reason first. */
export const doubleReasons = ['GTIN', 'CODE', 'MANUFACTURER', 'SPECS', 'PICTURE', 'NAME'] as const;
export type DoubleReason = (typeof doubleReasons)[number];

const letterOf = (reason: DoubleReason) => String(doubleReasons.indexOf(reason));
export const reasonOf = (key: string) => doubleReasons[Number(key[0])] ?? 'NAME';

/** The hash has sixty bits: a hundred thousand products collide once in millions of catalogues. */
const keyOf = (reason: DoubleReason, ...parts: unknown[]) =>
  letterOf(reason) + createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 10);

/** A code without its signs and blanks, as people read it: '6204.2RS' is '6204-2rs'. */
const bareCode = (code: string | null) => fold(code ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, '');
const bareName = (name: string) =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Shorter GTINs are written with zeros before them, too. */
const wholeGtin = (gtin: string) => gtin.padStart(14, '0');

/** The columns of a family tell its products apart; one that lacks a value is not compared. */
function specsKey({ seq, familyId, specs }: Product, definitions: Definitions | undefined): string[] {
  const columns = familyId === null ? [] : (definitions?.families.get(familyId)?.columns ?? []);
  if (!definitions || columns.length === 0) return [];
  const values = columns.map((column) => {
    const stored = specs.filter(({ attributeId }) => attributeId === column);
    const texts = stored.flatMap((one) => one.values.map(fold));
    return specRowsOf(seq, stored, definitions).map(({ term, low, high }, at) => [term ?? low ?? texts[at], high]);
  });
  return values.some((ofColumn) => ofColumn.length === 0) ? [] : [keyOf('SPECS', familyId, values)];
}

const keysOf = (row: Product, sha256: string | undefined, definitions: Definitions | undefined) => [
  ...(row.gtin === null ? [] : [keyOf('GTIN', wholeGtin(row.gtin))]),
  ...(bareCode(row.stockCode) === '' ? [] : [keyOf('CODE', bareCode(row.stockCode))]),
  ...(row.brand === null || bareCode(row.manufacturerCode) === ''
    ? []
    : [keyOf('MANUFACTURER', bareName(row.brand), bareCode(row.manufacturerCode))]),
  ...specsKey(row, definitions),
  ...(sha256 === undefined ? [] : [keyOf('PICTURE', sha256)]),
  ...(bareName(row.name) === '' ? [] : [keyOf('NAME', row.categoryId, bareName(row.name))]),
];

/** Keys are made of these columns. */
const compared = (row: Product) => [
  ...[row.stockCode, row.manufacturerCode, row.brand, row.gtin, row.image, row.name, row.categoryId, row.familyId],
  row.familyId === null ? null : row.specs,
];
export const haveSameKeys = (one: Product, other: Product) => isDeepStrictEqual(compared(one), compared(other));

/** One statement inserts this many rows, since databases limit its parameters. */
const part = 200;

/** Adds the keys of products that have none yet. Their families and attributes are in `definitions`. */
export async function addDoubleKeys(tx: Tx, rows: Product[], definitions: Definitions | undefined) {
  const urls = [...new Set(rows.flatMap(({ image }) => image ?? []))];
  const pictures = await inParts(urls, (some) =>
    tx.select({ url: images.url, sha256: images.sha256 }).from(images).where(inArray(images.url, some)),
  );
  const hashes = new Map(pictures.map(({ url, sha256 }) => [url, sha256]));
  const keys = rows.flatMap((row) =>
    keysOf(row, hashes.get(row.image ?? ''), definitions).map((key) => ({ productSeq: row.seq, key })),
  );
  for (let at = 0; at < keys.length; at += part) await tx.insert(doubleKeys).values(keys.slice(at, at + part));
}

/** Replaces the keys of one product. */
export async function replaceDoubleKeys(tx: Tx, row: Product, definitions: Definitions | undefined) {
  await tx.delete(doubleKeys).where(eq(doubleKeys.productSeq, row.seq));
  await addDoubleKeys(tx, [row], definitions);
}
