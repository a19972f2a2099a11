import type { Tx } from '../../../db/database.ts';
import { saveTextsWithin } from '../../languages/texts/saveTexts.ts';
import { textOfColumn } from './reading/textColumns.ts';
import { changedTexts, type SaidTexts } from './rowTexts.ts';

/** So many texts are checked and written in one piece. */
const atOnce = 500;

/** Writes the texts of rows, once their products are written: they are made from the Turkish of the same file. */
export async function writeTexts(tx: Tx, rows: { id: string; texts: SaidTexts }[], by: string) {
  const sent = rows.flatMap(({ id, texts }) =>
    changedTexts(texts).map((column) => ({
      ...{ entity: 'product', id, ...textOfColumn(column), value: texts.get(column)?.after ?? null },
      origin: 'FILE' as const,
    })),
  );
  for (let at = 0; at < sent.length; at += atOnce) await saveTextsWithin(tx, sent.slice(at, at + atOnce), by);
}
