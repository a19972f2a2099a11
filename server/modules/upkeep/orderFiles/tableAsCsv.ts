import { stringify } from 'csv-stringify/sync';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { encoded, forPrograms } from '../../../spreadsheet/csv.ts';

/** Writes the rows of a table as a profile's CSV file. */
export async function* tableAsCsv(
  rows: AsyncIterable<string[]>,
  { separator, letters }: ProfileSetup['format'],
): AsyncGenerator<Buffer> {
  const delimiter = separator === 'AUTO' ? ';' : separator === 'TAB' ? '\t' : separator;
  const hasMark = letters === 'AUTO' || letters === 'UTF-8' || letters === 'UTF-16';
  let isFirst = true;
  for await (const row of rows) {
    yield encoded(
      stringify([row.map(forPrograms)], { delimiter, bom: hasMark && isFirst, record_delimiter: 'windows' }),
      letters,
    );
    isFirst = false;
  }
}
