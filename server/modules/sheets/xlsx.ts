import type { Cell } from '../../fields/sheet.ts';

// Both packages are loaded with the first workbook: a start has no need of them.

/** What a workbook may unpack to, in bytes: a small file can claim to be huge. */
const largestUnpacked = 64 * 1024 * 1024;

/** The first row is the heading; texts are marked as such, so that codes and formulas stay what was typed. */
export async function toXlsx([heading = [], ...rows]: Cell[][], widths: number[]): Promise<Buffer> {
  const cell = (value: Cell) =>
    typeof value === 'number'
      ? { value, type: Number, format: '#,##0.00' }
      : { value: value ?? '', type: String, format: '@' };
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const title = heading.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const }));
  const file = writeWorkbook([title, ...rows.map((row) => row.map(cell))], {
    sheet: 'Products',
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  });
  return file.toBuffer();
}

/** The first sheet and its name. Throws when it is no workbook. */
export async function fromXlsx(bytes: Buffer): Promise<{ name: string | null; rows: Cell[][] }> {
  if (unpackedSize(bytes) > largestUnpacked) throw new Error('The workbook is too large when unpacked.');
  const { default: readWorkbook } = await import('read-excel-file/node');
  const [sheet] = await readWorkbook(bytes);
  const rows = (sheet?.data ?? []).map((row) =>
    row.map((value) => (value === null || typeof value === 'number' ? value : textOf(value))),
  );
  return { name: sheet?.sheet ?? null, rows };
}

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value));

/** As the directory at the end of the archive states it. */
function unpackedSize(bytes: Buffer) {
  let total = 0;
  for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1')) {
    if (at + 28 <= bytes.length) total += bytes.readUInt32LE(at + 24);
  }
  return total;
}
