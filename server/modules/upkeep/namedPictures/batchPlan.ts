import { mostItems } from '../../../../common/generated/mostItems.ts';
import type { Tx } from '../../../db/database.ts';
import type { FurtherPicture, products } from '../../../db/tables/tables.ts';
import { findImages } from '../../catalogue/images/images.store.ts';
import { picturesOf } from '../../catalogue/products/checks/products.references.ts';
import { storedWithIds } from '../../catalogue/products/products.rows.ts';
import { findDocuments } from '../../catalogue/references/documents.store.ts';
import { inParts } from '../../../db/parts.ts';
import type { BatchFileRow, BatchPlace } from './batches.store.ts';
import { collator } from '../../../../common/text/locale.ts';

type Product = typeof products.$inferSelect;

/** A product with the files that it gets, in their order. */
export type Given = { product: Product; files: BatchFileRow[] };
export type Batch = {
  given: Given[];
  /** What the products have already: the checksum of each picture and of the file of each document, by its address or id. */
  sums: Map<string, string>;
};

export const productIdOf = ({ isLeftOut, problem, chosenId, matchId }: BatchFileRow) =>
  isLeftOut || problem !== null ? null : (chosenId ?? matchId);

const byName = collator({ numeric: true });

/** Reads the products of a batch that are still there, with what they have. */
export async function readBatch(tx: Tx, files: BatchFileRow[]): Promise<Batch> {
  const byProduct = new Map<string, BatchFileRow[]>();
  for (const file of files) {
    const id = productIdOf(file);
    if (id !== null) byProduct.set(id, [...(byProduct.get(id) ?? []), file]);
  }
  const rows = await storedWithIds(tx, [...byProduct.keys()]);
  const pictures = await inParts(rows.flatMap(picturesOf), (part) => findImages(tx, part));
  const named = await findDocuments(tx, [...new Set(rows.flatMap(({ documentIds }) => documentIds))]);
  return {
    given: rows.map((product) => ({
      product,
      files: (byProduct.get(product.id) ?? []).sort(
        (one, other) => one.place - other.place || byName.compare(one.path, other.path),
      ),
    })),
    sums: new Map([
      ...pictures.map(({ url, sha256 }) => [url, sha256] as const),
      ...named.map(({ id, stored }) => [id, stored.sha256] as const),
    ]),
  };
}

/** Returns the checksums of what a product has. */
export const sumsOf = ({ sums }: Batch, product: Product): Set<string> =>
  new Set([...picturesOf(product), ...product.documentIds].flatMap((key) => sums.get(key) ?? []));

/** A product has a picture, and some further ones. */
export const most = {
  pictures: 1 + mostItems.ProductInput.morePictures,
  documents: mostItems.ProductInput.documentIds,
};

export type Step = {
  product: Product;
  image: string | null;
  imageAlt: string | null;
  morePictures: FurtherPicture[];
  /** The files that become documents. */
  documents: BatchFileRow[];
  /** How many files it gets, and how many it has no place for. */
  added: number;
  leftOver: number;
};

/** Returns what becomes of a product. The same bytes as of one of its pictures or documents are passed over. */
export function stepOf(batch: Batch, { product, files }: Given, place: BatchPlace): Step {
  const { sums } = batch;
  const before = withAlts(product);
  const urlOf = new Map(before.map(({ url }) => [sums.get(url) ?? url, url]));
  const sent = files.filter(({ url, sha256 }) => url !== null && sha256 !== null);
  const pictures = new Map<string, FurtherPicture>();
  for (const { url, sha256, isDocument } of sent) {
    if (isDocument || url === null || sha256 === null || pictures.has(sha256)) continue;
    const own = urlOf.get(sha256);
    pictures.set(sha256, before.find((one) => one.url === own) ?? { url, alt: null });
  }
  const given = [...pictures.values()];
  const wanted = given.length > 0 ? ordered(before, given, place) : before;
  const [first, ...more] = wanted.slice(0, Math.max(most.pictures, before.length));
  const had = new Set(sumsOf(batch, product));
  const attached = sent.filter(({ isDocument, sha256 }) => {
    if (!isDocument || sha256 === null || had.has(sha256)) return false;
    had.add(sha256);
    return true;
  });
  const kept = attached.slice(0, Math.max(0, most.documents - product.documentIds.length));
  const isNew = ({ url }: FurtherPicture) => !before.some((one) => one.url === url);
  const shown = first ? [first, ...more] : [];
  const added = shown.filter(isNew).length + kept.length;
  return {
    product,
    image: first?.url ?? null,
    imageAlt: first?.alt ?? null,
    morePictures: more,
    documents: kept,
    added,
    leftOver: wanted.filter(isNew).length + attached.length - added,
  };
}

const withAlts = (product: Product): FurtherPicture[] => [
  ...(product.image === null ? [] : [{ url: product.image, alt: product.imageAlt }]),
  ...product.morePictures,
];

function ordered(before: FurtherPicture[], given: FurtherPicture[], place: BatchPlace): FurtherPicture[] {
  if (place === 'ALL') return given;
  const others = (all: FurtherPicture[]) => all.filter(({ url }) => !given.some((one) => one.url === url));
  if (place === 'AFTER') {
    return [...before, ...given.filter(({ url }) => !before.some((one) => one.url === url))];
  }
  const [first, ...rest] = given;
  return first ? [first, ...others(before.slice(1)), ...rest] : before;
}
