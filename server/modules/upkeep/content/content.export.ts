import type { Tx } from '../../../db/database.ts';
import type { ShownUploads } from '../../../entity/contentPart.ts';
import type { ImageStore } from '../../../storage/storageOf.ts';
import { parts } from './content.document.ts';
import { embeddedFile } from './content.files.ts';
import { embedded } from './content.pictures.ts';

const addresses: ShownUploads = {
  picture: async (address) => address,
  file: async ({ url }) => url,
};

const bytesOf = (images: ImageStore): ShownUploads => ({
  picture: async (address) => (address ? ((await embedded(images, address)) as typeof address) : address),
  file: (row) => embeddedFile(images, row),
});

type Entry = [key: string, value: unknown];
type Row = Record<string, unknown>;
/** Every export has the parts that are named here. */
type ExportedContent = {
  information: { products: { products: Row[] }; categories: { categories: Row[] } } & Row;
  messages: Row[];
};

/**
 * Returns the whole content as one document, in an order that depends on the content alone. With `images` it embeds the
 * pictures of this site and the files of its documents, for another site; otherwise it has their addresses.
 */
export async function exportContent(db: Tx, images?: ImageStore): Promise<ExportedContent> {
  const uploads = images ? bytesOf(images) : addresses;
  const [information, beside]: [Entry[], Entry[]] = [[], []];
  for (const { key, isBeside, read } of parts) {
    const value = await read(db, uploads);
    if (value !== undefined) (isBeside ? beside : information).push([key, value]);
  }
  return { information: Object.fromEntries(information), ...Object.fromEntries(beside) } as ExportedContent;
}
