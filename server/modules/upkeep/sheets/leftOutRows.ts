import type { Progress } from '../../../jobs/progress.ts';
import type { Db } from '../../../db/database.ts';
import { readLines, type SheetReading } from './readLines.ts';
import { planImport, type PlannedRow } from './sheets.plan.ts';
import { toXlsx } from '../../../spreadsheet/xlsx.ts';

/**
 * The column with this heading says what is wrong; an import ignores it, so that the file can be sent again as it is.
 */
const reasonHeading = 'What is wrong';
const width = 24;

const unclear = ({ candidates }: PlannedRow) =>
  `This may be a new product, or ${candidates.map(({ id, name }) => `“${name}” (Id ${id})`).join(' or ')}.`;

const reasonOf = (row: PlannedRow) =>
  row.reasons.map(({ field, message }) => `${field}: ${message}`).join(' ') || unclear(row);

/** Returns the wrong and unclear rows as they are in the file, each with its reason, as a workbook in base64. */
export async function leftOutRows(db: Db, bytes: Buffer, reading: SheetReading, progress: Progress): Promise<string> {
  const { sheet, lines, rules } = await readLines(db, bytes, reading);
  const { rows } = await planImport(db, lines, progress, rules);
  const reasons = new Map(
    rows
      .filter(({ outcome }) => outcome === 'WRONG' || outcome === 'UNCLEAR')
      .map((row) => [row.line.line, reasonOf(row)]),
  );
  const out = sheet.lines.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined ? [] : [[...cells, reason]];
  });
  const titles = [...sheet.heading, reasonHeading];
  const file = await toXlsx(
    [titles, ...out],
    titles.map(() => width),
  );
  return file.toString('base64');
}
