import { readCsv, unguarded } from './csv.ts';
import { isZip } from './fileKind.ts';
import { isPage, readHtmlTable } from './htmlTable.ts';
import { decoded, lettersOf } from './letters.ts';
import type { Bounds, Cells } from './readCells.ts';
import { isSpreadsheetXml, readSpreadsheetXml } from './readSpreadsheetXml.ts';
import { isXml, xmlText } from './readXmlRecords.ts';
import { mostUnpacked, namesIn, openZip } from './unzip.ts';
import { fromXlsx } from './xlsx.ts';

/** How a table was read; each is null, or without a name, where files of its kind do not have it. */
export type FoundFormat = { letters: string | null; separator: string | null; sheets: string[] };
/** `visible` are the names of the sheets that are not hidden; `doubtful` is where the quotes of rows have several readings, by the number of the row. */
export type Table = Cells & {
  name: string | null;
  doubtful?: Map<number, number>;
  visible?: string[];
  found: FoundFormat;
};

/** A value that is 'AUTO' or null is found out. */
export type TableFormat = { letters: string; separator: string; sheet: string | null; mostRecords: number };

/** The letters that a page states. */
const charset = /\bcharset\s*=\s*["']?([\w-]{1,20})/i;
const looked = 4000;

/** The content of a workbook of LibreOffice, which is an archive. */
const documentIn = (bytes: Buffer) =>
  namesIn(bytes).some((name) => /^xl\//i.test(name)) ? undefined : openZip(bytes, mostUnpacked)('content.xml');

/** Tells whether a file is a table that is written as XML: a page, or a workbook. */
export const isTableXml = (bytes: Buffer) =>
  isPage(bytes) || (isXml(bytes) && isSpreadsheetXml(decoded(bytes.subarray(0, looked))));

const nothing: FoundFormat = { letters: null, separator: null, sheets: [] };

const ofSheets = ({ sheets, ...table }: Cells & { name: string | null; sheets: string[] }): Table => ({
  ...table,
  found: { ...nothing, sheets },
});

/** Reads the rows of a workbook, of a page or of a table of CSV. Throws when it is none, or a value is beyond the bounds. */
export async function readTable(bytes: Buffer, format: TableFormat, bounds: Bounds): Promise<Table> {
  const { letters, sheet, mostRecords } = format;
  if (isZip(bytes)) {
    const document = documentIn(bytes);
    return ofSheets(
      document ? readSpreadsheetXml(document.toString(), bounds, sheet) : await fromXlsx(bytes, bounds, sheet),
    );
  }
  if (isPage(bytes)) {
    const said = charset.exec(bytes.toString('latin1', 0, looked))?.[1];
    const found = { ...nothing, letters: lettersOf(bytes, letters, said) };
    return { name: null, found, ...readHtmlTable(decoded(bytes, letters, said), bounds) };
  }
  if (isTableXml(bytes)) return ofSheets(readSpreadsheetXml(xmlText(bytes, letters), bounds, sheet));
  const { rows, separator } = readCsv(bytes, { ...format, mostRecords });
  return {
    name: null,
    rows: rows.map(({ cells }) => cells.map(unguarded)),
    ...{ joined: [], currencies: new Map(), looks: new Map(), hidden: new Set() },
    found: { ...nothing, letters: lettersOf(bytes, letters), separator },
    doubtful: new Map(
      rows.flatMap(({ doubtful }, at) => (doubtful === undefined ? [] : [[at + 1, doubtful] as const])),
    ),
  };
}
