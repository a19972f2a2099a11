import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { createPacer } from '../jobs/pacer.ts';

/**
 * Writes a CSV file for Turkish Excel, which reads no text of visitors as a formula. Rows are read as fast as the client
 * receives them, with pauses for other requests, since SQLite and a fast client would otherwise block the event loop.
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
