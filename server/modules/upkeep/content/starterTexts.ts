import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tx } from '../../../db/database.ts';
import { putLanguage } from '../../pages/languages/languages.store.ts';
import { saveTextsWithin } from '../../languages/texts/saveTexts.ts';

/** The languages of a new site and its texts in them, as data/starter/generate.ts writes them. */
export type StarterTexts = {
  languages: { code: string; name: string }[];
  texts: ({ entity: string; id: string; field: string } & Record<string, string>)[];
};

/** Reads them; a folder may have none. */
export async function readStarterTexts(folder: string): Promise<StarterTexts | null> {
  const file = join(folder, 'texts.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as StarterTexts) : null;
}

/** Gives a new site its further languages, and its content the texts in them. */
export async function giveTexts(tx: Tx, { languages, texts }: StarterTexts) {
  for (const [position, { code, name }] of languages.entries()) {
    const shown = { inMenu: true, indexable: true, currency: null, position };
    const chosen = { showsUnconfirmed: false, untranslated: 'IN_PLACE' } as const;
    await putLanguage(tx, code, { name, direction: 'LTR', ...shown, ...chosen });
  }
  const rows = languages.flatMap(({ code: language }) =>
    texts.map(({ entity, id, field, [language]: value = null }) => {
      return { entity, id, language, field, value, origin: 'PERSON' as const };
    }),
  );
  await saveTextsWithin(tx, rows, null);
}
