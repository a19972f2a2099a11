import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { createPacer } from '../jobs/pacer.ts';

/**
 * Makes a table that Excel opens in Turkey. Texts of visitors are never read as formulas. Rows are read as fast as the client
 * takes them, with pauses for other requests, since SQLite and a fast client would otherwise keep the event loop busy.
 */
export function turkishCsv(columns: string[], rows: AsyncIterable<string[]>): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    escape_formulas: true,
    header: true,
    columns,
  });
  return Readable.from(paced(rows))
    .on('error', (error) => csv.destroy(error))
    .pipe(csv);
}

async function* paced(rows: AsyncIterable<string[]>) {
  const pace = createPacer();
  for await (const row of rows) {
    yield row;
    await pace();
  }
}
