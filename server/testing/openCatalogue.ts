import { readFileSync } from 'node:fs';
import type { Db } from '../db/database.ts';
import { giveSynonyms } from '../modules/catalogue/synonyms/builtIn.ts';
import { importContent } from '../modules/upkeep/content/content.import.ts';
import { giveTexts, readStarterTexts, type StarterTexts } from '../modules/upkeep/content/starterTexts.ts';
import { openTestApi } from './openTestApi.ts';

/** The catalogue of tests is small: it is that of the first releases. */
const small = 'server/testing/starter';

type Content = {
  information: { products: { products: { image: null; documents?: string[] }[] }; documents?: unknown };
};

/** The content of a folder without the files that a first start makes: pictures and documents. */
export function contentWithoutFiles(folder = small) {
  const content = JSON.parse(readFileSync(`${folder}/content.json`, 'utf8')) as Content;
  for (const product of content.information.products.products) {
    product.image = null;
    delete product.documents;
  }
  delete content.information.documents;
  return content;
}

/** The privacy notice is none of the content. */
const ofContent = ({ texts, ...all }: StarterTexts): StarterTexts => ({
  ...all,
  texts: texts.filter(({ entity }) => entity !== 'privacyNotice'),
});

/** Imports a catalogue without its files, and the words of the trade. */
export async function importStarter(db: Db, folder = small, { inLanguages = false } = {}) {
  await importContent(db, contentWithoutFiles(folder));
  const texts = inLanguages ? await readStarterTexts(folder) : null;
  if (texts) await db.write((tx) => giveTexts(tx, ofContent(texts)));
  await giveSynonyms(db);
}

/** Opens an API over the small catalogue of tests, or over that of another folder. */
export async function openCatalogue(folder?: string, options?: { inLanguages?: boolean }) {
  const api = await openTestApi();
  await importStarter(api.db, folder, options);
  const names = async (search: string, first = 20) => {
    const query =
      'query ($search: String, $first: Int) { products(search: $search, first: $first) { nodes { name } } }';
    const { data } = await api.asVisitor(query, { search, first });
    return data.products.nodes.map((node: { name: string }) => node.name) as string[];
  };
  return { ...api, names };
}
