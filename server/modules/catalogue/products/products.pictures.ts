import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { productPictures, products, type FurtherPicture } from '../../../db/tables.ts';
import { nameOfRowWith, pictureColumn } from '../../../entity/pictureUses.ts';

type Pictured = { image: string | null; morePictures: FurtherPicture[] };

/** Returns the addresses of all pictures of a product, in their order. */
export const picturesOf = ({ image, morePictures }: Pictured): string[] => [
  ...(image === null ? [] : [image]),
  ...morePictures.map(({ url }) => url),
];

/** Replaces the rows of one product's further pictures, by which unused files are found. */
export async function replacePictures(tx: Tx, productSeq: number, pictures: FurtherPicture[]) {
  await tx.delete(productPictures).where(eq(productPictures.productSeq, productSeq));
  if (pictures.length > 0) await tx.insert(productPictures).values(pictures.map(({ url }) => ({ productSeq, url })));
}

const named = (name: string | undefined) => (name === undefined ? null : `the product “${name}”`);

/** The columns in which a product shows pictures. */
export const productPictureUses = [
  pictureColumn(products.image, {
    inputs: ['ProductInput.image'],
    shownBy: async (db, url) => named(await nameOfRowWith(db, products.image, url, products.name)),
  }),
  pictureColumn(productPictures.url, {
    inputs: ['ProductPictureInput.url'],
    async shownBy(db, url) {
      const [row] = await db
        .select({ name: products.name })
        .from(productPictures)
        .innerJoin(products, eq(products.seq, productPictures.productSeq))
        .where(eq(productPictures.url, url))
        .limit(1);
      return named(row?.name);
    },
  }),
];
