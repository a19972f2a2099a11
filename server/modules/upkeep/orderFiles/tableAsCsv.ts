import { stringify } from 'csv-stringify/sync';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { encoded, forProgramsOfStrangers } from '../../../spreadsheet/csv.ts';

/** Writes the rows of a table as a profile's CSV file. They have words of buyers in them, such as the number of an order. */
export async function* tableAsCsv(
  rows: AsyncIterable<string[]>,
  { separator, letters }: Pick<ProfileSetup['format'], 'separator' | 'letters'>,
): AsyncGenerator<Buffer> {
  const delimiter = separator === 'AUTO' ? ';' : separator === 'TAB' ? '\t' : separator;
  const hasMark = letters === 'AUTO' || letters === 'UTF-8' || letters === 'UTF-16';
  let isFirst = true;
  for await (const row of rows) {
    yield encoded(
      stringify([row.map(forProgramsOfStrangers)], { delimiter, bom: hasMark && isFirst, record_delimiter: 'windows' }),
      letters,
    );
    isFirst = false;
  }
}
