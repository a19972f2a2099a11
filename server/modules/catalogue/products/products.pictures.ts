import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { productPictures, type FurtherPicture } from '../../../db/tables.ts';

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
