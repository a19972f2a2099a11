import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { categories, products, state } from '../../../db/tables.ts';
import { storeOwn } from '../../catalogue/images/images.intake.ts';
import type { ImageStore } from '../../../storage/storageOf.ts';
import * as notice from '../../pages/privacy/privacy.store.ts';
import { importContent } from './content.import.ts';
import { renderDrawing } from './drawings.ts';
import { storeDocuments, type DocumentSources } from './starterDocuments.ts';

export type StarterProduct = { id: string; name: string; image: string | null; imageCaption?: string };
type StarterContent = { information: DocumentSources & { products: { products: StarterProduct[] } } };

export const readStarter = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'content.json'), 'utf8')) as StarterContent;

const seeded = 'seeded';
/** The pictures have this as uploader, where others name an admin. */
export const starter = 'starter';

/**
 * Returns whether the database is new: it is empty, and was never filled before, even if everything was deleted since.
 */
export async function isEmpty(db: Db) {
  const [done] = await db.select().from(state).where(eq(state.key, seeded));
  return !done && (await db.$count(products)) === 0 && (await db.$count(categories)) === 0;
}

/**
 * Fills the database with the content of `folder`, which has a privacy notice, too; its drawings become pictures like any
 * other, and its documents files.
 */
export async function fillWithStarter(db: Db, images: ImageStore, folder: string) {
  const content = await readStarter(folder);
  const urls = new Map<string, string>();
  for (const product of content.information.products.products) {
    if (!product.image) continue;
    const url = urls.get(product.image) ?? (await storeDrawing(db, images, join(folder, product.image)));
    urls.set(product.image, url);
    product.image = url;
  }
  await storeDocuments({ db, images, uploader: starter }, content.information, folder);
  const text = await readFile(join(folder, 'kvkk.md'), 'utf8');
  await importContent(db, content, {
    async also(tx: Tx) {
      await notice.add(tx, { version: versionOf(text), text, createdAt: Date.now() });
      await tx.insert(state).values({ key: seeded, value: 1 });
    },
  });
}

async function storeDrawing(db: Db, images: ImageStore, file: string) {
  const { light, ...drawing } = await renderDrawing(file);
  return (await storeOwn(db, images, { bytes: light, ...drawing, name: basename(file), uploader: starter })).url;
}

/** The notice states its own version in its last line: 'Sürüm: 1.0 · …'. */
const versionOf = (text: string) => /^Sürüm: ([\d.]+)/m.exec(text)?.[1] ?? '1.0';
