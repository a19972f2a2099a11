import { withoutInvisible } from '../../../../common/text/letters.ts';
import { badInput, DomainError, wrongType } from '../../../core/errors.ts';
import type { Cell } from '../../../fields/sheet.ts';
import { kindOf } from '../../../spreadsheet/fileKind.ts';
import { isCellError } from '../../../spreadsheet/cellErrors.ts';
import { readTable } from '../../../spreadsheet/readTable.ts';
import { linesOf, type PastedList } from './pastedLines.ts';
import { spoken } from '../../../words/words.ts';

/** So many rows are read only to say how many there are; a list takes far fewer. */
const mostRead = 20_000;

/** The columns of code and quantity are looked for among the first of this number. */
const mostColumns = 200;
const said = () => spoken().refusals.quoteFile;
const tooWide = () => badInput('file', said().tooWide);
const bounds = { rows: mostRead, columns: mostColumns, refuse: tooWide };

/**
 * A number is written as a person would type it, since a point would be read as that of a thousand. It has no doubt about its
 * comma: three decimals get a fourth.
 */
const typed = (cell: Cell) =>
  withoutInvisible(
    typeof cell === 'number'
      ? String(cell)
          .replace('.', ',')
          .replace(/,\d{3}$/, '$&0')
      : (cell ?? ''),
  ).trim();

/**
 * Reads lines of code and quantity from a visitor's file. Throws `UNSUPPORTED_MEDIA_TYPE` or `BAD_USER_INPUT`, in words
 * for visitors.
 */
export async function fileLines(bytes: Buffer): Promise<PastedList> {
  if (bytes.length === 0) throw badInput('file', said().empty);
  const kind = kindOf(bytes);
  if (kind !== 'table') throw wrongType('file', said().kinds[kind]);
  return linesOf((await rowsOf(bytes)).map((cells) => cells.map(typed)));
}

/** Any error that the parsers throw is about the file. */
async function rowsOf(bytes: Buffer): Promise<Cell[][]> {
  try {
    const format = { letters: 'AUTO', separator: 'AUTO', sheet: null, mostRecords: mostRead };
    const { rows } = await readTable(bytes, format, bounds);
    if (rows.some(({ length }) => length > mostColumns)) throw tooWide();
    return rows.map((row) => row.map((cell) => (isCellError(cell) ? null : cell)));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw wrongType('file', said().unreadable, error);
  }
}
