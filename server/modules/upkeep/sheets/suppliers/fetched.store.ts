import { and, asc, eq, inArray } from 'drizzle-orm';
import { mostItems } from '../../../../../common/generated/mostItems.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { fetchedPictures as table, importedProducts } from '../../../../db/tables/importTables.ts';
import { inParts } from '../../../../db/parts.ts';
import { changeProducts, type ProductChange } from '../../../catalogue/products/products.change.ts';
import { productsWithSeqs } from '../../../catalogue/products/products.rows.ts';
import { picturesOf } from '../../../catalogue/products/checks/products.references.ts';

/** Returns where the pictures of an import are stored that have been fetched for another product of it. */
export async function storedEarlier(db: Db, importId: string, addresses: string[]): Promise<Map<string, string>> {
  const rows = await inParts(addresses, (some) =>
    db
      .select({ address: table.address, url: table.url })
      .from(table)
      .where(and(eq(table.importId, importId), eq(table.state, 'DONE'), inArray(table.address, some))),
  );
  return new Map(rows.flatMap(({ address, url }) => (url === null ? [] : [[address, url] as const])));
}

const { morePictures: mostFurther } = mostItems.ProductInput;

/**
 * Gives products their pictures once none of them waits any more: a page never shows the third picture as the first. What a product
 * shows already stays before them. An undo of the import takes them off again.
 */
export async function showFetched(tx: Tx, importId: string, seqs: number[]) {
  const rows = await tx
    .select()
    .from(table)
    .where(and(eq(table.importId, importId), inArray(table.productSeq, seqs)))
    .orderBy(asc(table.productSeq), asc(table.place));
  const waiting = new Set(rows.flatMap(({ state, productSeq }) => (state === 'WAITING' ? [productSeq] : [])));
  const ready = [...new Set(rows.map(({ productSeq }) => productSeq))].filter((seq) => !waiting.has(seq));
  const products = await productsWithSeqs(tx, ready);
  const changes = products.flatMap((product) => {
    const shown = picturesOf(product);
    const fetched = rows.flatMap(({ productSeq, url }) => (productSeq === product.seq && url !== null ? [url] : []));
    const [image = null, ...more] = [...new Set([...shown, ...fetched])];
    if (new Set([...shown, ...fetched]).size === shown.length) return [];
    const alts = new Map(product.morePictures.map(({ url, alt }) => [url, alt]));
    const morePictures = more.slice(0, mostFurther).map((url) => ({ url, alt: alts.get(url) ?? null }));
    return [{ product, values: { image, morePictures } }];
  });
  if (changes.length === 0) return;
  const written = await changeProducts(
    tx,
    changes.map(({ product, values }): ProductChange => ({ of: product, values })),
  );
  for (const [place, { product, values }] of changes.entries()) {
    const version = written[place]?.version ?? product.version + 1;
    const isOne = and(eq(importedProducts.importId, importId), eq(importedProducts.productSeq, product.seq));
    const [noted] = await tx.select().from(importedProducts).where(isOne);
    // The import has left the product as it was, so that nothing is noted yet.
    if (!noted)
      await tx.insert(importedProducts).values({
        ...{ importId, productSeq: product.seq, name: product.name, version, before: product, written: values },
        image: product.image === values.image ? null : product.image,
      });
    else if (noted.version === product.version)
      await tx
        .update(importedProducts)
        .set({ version, written: { ...noted.written, ...values } })
        .where(isOne);
    // Somebody has edited it since: what the undo knows of its other fields stays.
    else if (noted.written)
      await tx
        .update(importedProducts)
        .set({ written: { ...noted.written, ...values } })
        .where(isOne);
  }
}
