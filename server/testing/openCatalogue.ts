import { readFileSync } from 'node:fs';
import type { Db } from '../db/database.ts';
import { giveSynonyms } from '../modules/catalogue/synonyms/builtIn.ts';
import { importContent } from '../modules/upkeep/content/content.import.ts';
import { openTestApi } from './openTestApi.ts';

/** The catalogue of tests is small: it is that of the first releases. */
const small = 'server/testing/starter';

/** Imports a catalogue without its pictures and documents, and the words of the trade. */
export async function importStarter(db: Db, folder = small) {
  const content = JSON.parse(readFileSync(`${folder}/content.json`, 'utf8')) as {
    information: { documents?: object; products: { products: { image: null; documents?: string[] }[] } };
  };
  delete content.information.documents;
  for (const product of content.information.products.products) {
    product.image = null;
    delete product.documents;
  }
  await importContent(db, content);
  await giveSynonyms(db);
}

/** Opens an API over the small catalogue of tests, or over that of another folder. */
export async function openCatalogue(folder?: string) {
  const api = await openTestApi();
  await importStarter(api.db, folder);
  const names = async (search: string, first = 20) => {
    const query =
      'query ($search: String, $first: Int) { products(search: $search, first: $first) { nodes { name } } }';
    const { data } = await api.asVisitor(query, { search, first });
    return data.products.nodes.map((node: { name: string }) => node.name) as string[];
  };
  return { ...api, names };
}
