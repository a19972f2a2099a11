import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { categories, products, state } from '../../../db/tables/tables.ts';
import { storeOwnImage } from '../../catalogue/images/images.intake.ts';
import type { ImageStore } from '../../../storage/storageOf.ts';
import { addPrivacyNotice } from '../../pages/privacy/privacy.store.ts';
import { importContent } from './content.import.ts';
import { renderDrawing } from './drawings.ts';
import { giveTexts, readStarterTexts } from './starterTexts.ts';
import { documentsWithoutFile, storeDocuments, type DocumentSources } from './starterDocuments.ts';

export type StarterProduct = { id: string; name: string; image: string | null; imageCaption?: string };
type StarterContent = { information: DocumentSources & { products: { products: StarterProduct[] } } };

/** Returns what is wrong with the folder before anything of it is stored; null where it can be read. */
export async function whatIsWrongIn(folder: string): Promise<string | null> {
  let content: Partial<StarterContent>;
  try {
    content = await readStarter(folder);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return 'content.json is no JSON.';
  }
  const { information } = content;
  if (typeof information !== 'object') return 'content.json has no “information”.';
  if (!existsSync(join(folder, 'kvkk.md'))) return 'kvkk.md, the privacy notice, is missing.';
  const missing = productsOf(information).find(
    ({ image }) => image && isDrawing(image) && !existsSync(join(folder, image)),
  );
  if (missing) return `The drawing ${missing.image} of ${missing.name} is missing.`;
  const unmade = documentsWithoutFile(information, folder)[0];
  return unmade ? `The document ${unmade} is not in its folder “documents”.` : null;
}

/** An import knows what to say of a picture that is given by an address. */
const isDrawing = (image: string) => !/^(\w+:|\/)/.test(image);
const productsOf = (information: Partial<StarterContent['information']>): StarterProduct[] =>
  information.products?.products ?? [];

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
  for (const product of productsOf(content.information)) {
    if (!product.image || !isDrawing(product.image)) continue;
    const url = urls.get(product.image) ?? (await storeDrawing(db, images, join(folder, product.image)));
    urls.set(product.image, url);
    product.image = url;
  }
  await storeDocuments({ db, images, uploader: starter }, content.information, folder);
  const text = await readFile(join(folder, 'kvkk.md'), 'utf8');
  const texts = await readStarterTexts(folder);
  await importContent(db, content, {
    async also(tx: Tx) {
      await addPrivacyNotice(tx, { version: versionOf(text), text, createdAt: Date.now() });
      await tx.insert(state).values({ key: seeded, value: 1 });
      if (texts) await giveTexts(tx, texts);
    },
  });
}

async function storeDrawing(db: Db, images: ImageStore, file: string) {
  const { light, ...drawing } = await renderDrawing(file);
  return (await storeOwnImage(db, images, { bytes: light, ...drawing, name: basename(file), uploader: starter })).url;
}

/** The notice states its own version in its last line: 'Sürüm: 1.0 · …'. */
const versionOf = (text: string) => /^Sürüm: ([\d.]+)/m.exec(text)?.[1] ?? '1.0';
