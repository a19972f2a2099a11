import type { Cell } from '../fields/sheet.ts';
import { zipped } from './zip.ts';

/** The rows of a sheet, the first one its heading. */
export type Rows = Iterable<Cell[]> | AsyncIterable<Cell[]>;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const xml = (...parts: string[]) => head + parts.join('');

const contentTypes = xml(
  `<Types xmlns="${packages}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/>`,
  '</Types>',
);
const rootRelations = xml(
  `<Relationships xmlns="${packages}/relationships">`,
  `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/>`,
  '</Relationships>',
);
const bookRelations = xml(
  `<Relationships xmlns="${packages}/relationships">`,
  `<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>`,
  `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/>`,
  '</Relationships>',
);
const book = xml(
  `<workbook xmlns="${main}" xmlns:r="${relations}">`,
  '<sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets>',
  '</workbook>',
);

/** These are the places of the cell formats in the styles below. */
const style = { heading: 1, text: 2, price: 3 };
/** 49 is the format of texts and 4 is '#,##0.00'; both are built into spreadsheet programs. */
const styles = xml(
  `<styleSheet xmlns="${main}">`,
  '<fonts count="2">',
  '<font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font>',
  '</fonts>',
  '<fills count="2">',
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  '</fills>',
  '<borders count="1"><border/></borders>',
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
  '<cellXfs count="4">',
  '<xf/>',
  '<xf fontId="1" applyFont="1"/>',
  '<xf numFmtId="49" applyNumberFormat="1"/>',
  '<xf numFmtId="4" applyNumberFormat="1"/>',
  '</cellXfs>',
  '</styleSheet>',
);

/** Writes a workbook of one sheet piece by piece. Text cells get the text format, so that codes stay as they were typed. */
export const workbook = (rows: Rows, widths: number[]): AsyncGenerator<Buffer> =>
  zipped([
    { name: '[Content_Types].xml', text: [contentTypes] },
    { name: '_rels/.rels', text: [rootRelations] },
    { name: 'xl/workbook.xml', text: [book] },
    { name: 'xl/_rels/workbook.xml.rels', text: [bookRelations] },
    { name: 'xl/styles.xml', text: [styles] },
    { name: 'xl/worksheets/sheet1.xml', text: sheet(rows, widths) },
  ]);

/** This many characters are handed on at once. */
const atOnce = 1 << 16;

async function* sheet(rows: Rows, widths: number[]): AsyncGenerator<string> {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  yield xml(
    `<worksheet xmlns="${main}">`,
    '<sheetViews><sheetView workbookViewId="0">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '</sheetView></sheetViews>',
  );
  if (columns.length > 0) yield `<cols>${columns.join('')}</cols>`;
  let text = '<sheetData>';
  let number = 0;
  for await (const cells of rows) {
    number++;
    text += rowOf(cells, number);
    if (text.length > atOnce) {
      yield text;
      text = '';
    }
  }
  yield `${text}</sheetData></worksheet>`;
}

const rowOf = (cells: Cell[], number: number) =>
  `<row r="${number}">${cells.map((cell, at) => cellOf(cell, `${letters(at)}${number}`, number === 1)).join('')}</row>`;

function cellOf(cell: Cell, place: string, isHeading: boolean): string {
  if (typeof cell === 'number') return `<c r="${place}" s="${style.price}"><v>${cell}</v></c>`;
  if (!cell) return '';
  const format = isHeading ? style.heading : style.text;
  return `<c r="${place}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Returns 'A' for the first column and 'AA' for the twenty-seventh. */
const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** XML cannot hold these signs at all. */
const impossible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Programs read '_x0041_' as the letter A, so that its first sign is written in that way itself. */
const escaped = (text: string) =>
  text
    .replaceAll(impossible, '')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>\r]/g, (sign) => entities[sign] ?? sign);
