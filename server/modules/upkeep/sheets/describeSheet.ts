import type { Tx } from '../../../db/database.ts';
import { choicesOf, columnsFor, recognise, type ColumnName } from './columns.ts';
import { fold } from '../../../../common/text/letters.ts';
import { basisIn } from './headings.ts';
import { readSheet, usualFormat } from '../../../spreadsheet/readSheet.ts';
import { cut } from './cellText.ts';
import { withOwnIds } from './ownIds.ts';

export type SheetDescription = Awaited<ReturnType<typeof describeSheet>>;

/** Describes the columns of a file, for a person to assign them; `record` is that of an XML file. Throws the errors of `readSheet`. */
export async function describeSheet(db: Tx, bytes: Buffer, record: string | null = null) {
  const known = columnsFor(await choicesOf(db));
  const sheet = await readSheet(bytes, { ...usualFormat, record, recognise: (texts) => recognise(texts, known) });
  const { name, heading, lines, records } = sheet;
  const named = withNames(heading, recognise(heading, known));
  const fields = await withOwnIds(db, sheet, named, known);
  const columns = heading.map((text, index) => {
    const filled = lines.find(({ cells }) => String(cells[index] ?? '').trim() !== '');
    return {
      heading: cut(text),
      sample: cut(String(filled?.cells[index] ?? '')),
      field: fields[index] ?? null,
      hasOtherIds: named[index] === 'id' && fields[index] !== 'id',
      prices: basisIn(text),
    };
  });
  return { name, rows: lines.length, columns, fields: known.map(({ field }) => field), records };
}

/** In a price list without names, 'Ürün Açıklaması' holds them. */
function withNames(headings: string[], fields: (ColumnName | null)[]) {
  const isName = (place: number) =>
    fields[place] === 'description' && /^(urun|malzeme|stok)\W/.test(fold(headings[place] ?? ''));
  return fields.includes('name') ? fields : fields.map((field, place) => (isName(place) ? ('name' as const) : field));
}
