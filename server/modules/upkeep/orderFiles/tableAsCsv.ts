import { stringify } from 'csv-stringify/sync';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { cellFor, encoded, type Reader } from '../../../spreadsheet/csv.ts';

/** Writes the rows of a table as a profile's CSV file. What strangers have written is in them. */
export async function* tableAsCsv(
  rows: AsyncIterable<string[]>,
  { separator, letters }: ProfileSetup['format'],
  reader: Reader,
): AsyncGenerator<Buffer> {
  const delimiter = separator === 'AUTO' ? ';' : separator === 'TAB' ? '\t' : separator;
  const hasMark = letters === 'AUTO' || letters === 'UTF-8' || letters === 'UTF-16';
  let isFirst = true;
  for await (const row of rows) {
    yield encoded(
      stringify([row.map(cellFor[reader])], { delimiter, bom: hasMark && isFirst, record_delimiter: 'windows' }),
      letters,
    );
    isFirst = false;
  }
}
