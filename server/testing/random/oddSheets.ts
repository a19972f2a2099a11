import type { ColumnName } from '../../modules/upkeep/sheets/reading/columns.ts';
import { importSheet, type ImportOptions } from '../../modules/upkeep/sheets/import.ts';
import { describeSheet } from '../../modules/upkeep/sheets/reading/readLines.ts';
import { zipped } from '../../spreadsheet/zip.ts';
import type { openTestApi } from '../openTestApi.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Odd = {
  formats?: string[];
  after?: string;
  settings?: string;
  /** Further sheets before the one of the rows. */
  sheets?: string;
  /** Attributes of rows, by their numbers. */
  hidden?: Record<number, string>;
};

/** Makes a workbook of these rows of `<c>` elements, or texts; `formats` are those of the styles 1, 2, … */
export async function workbookOf(
  rows: string[][],
  { formats = [], after = '', settings = '', sheets = '', hidden = {} }: Odd = {},
): Promise<Buffer> {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const cell = (content: string, place: string) =>
    content.startsWith('<c')
      ? content.replace('<c', `<c r="${place}"`)
      : content === ''
        ? ''
        : `<c r="${place}" t="inlineStr"><is><t>${escaped(content)}</t></is></c>`;
  const data = rows.map(
    (cells, row) =>
      `<row ${hidden[row + 1] ?? ''}>${cells.map((one, at) => cell(one, `${String.fromCharCode(65 + at)}${row + 1}`)).join('')}</row>`,
  );
  const related = (type: string, target: string, id: number) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const numFmts = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`).join('');
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('');
  const parts: [string, string][] = [
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets}<sheet name="A" sheetId="1" r:id="rId1"/></sheets>${settings}</workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${related('worksheet', 'worksheets/sheet1.xml', 1)}${related('styles', 'styles.xml', 2)}</Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${main}"><numFmts>${numFmts}</numFmts><cellXfs><xf numFmtId="0"/>${styles}</cellXfs></styleSheet>`,
    ],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${main}"><sheetData>${data.join('')}</sheetData>${after}</worksheet>`,
    ],
  ];
  const pieces: Buffer[] = [];
  for await (const piece of zipped(parts.map(([name, text]) => ({ name, text: [text] })))) pieces.push(piece);
  return Buffer.concat(pieces);
}

type More = Partial<ImportOptions> & { columns?: (ColumnName | null)[] };

/** Imports a file within this process; a missing description becomes the name. */
export const importFile = (
  { db }: Pick<Awaited<ReturnType<typeof openTestApi>>, 'db'>,
  file: Buffer | string,
  more: More = {},
) =>
  importSheet(
    db,
    { bytes: Buffer.from(file), name: 'liste', admin: 'a@b.co' },
    {
      ...{ profile: undefined, columns: undefined, corrections: undefined, answers: { descriptionFromName: true } },
      ...{
        dryRun: false,
        skipWrong: false,
        fingerprint: undefined,
        letPass: false,
        runId: undefined,
        keepAs: undefined,
      },
      ...more,
    },
  );

/** Stock code, name and price of each product that would be added, with the numbers of rows that are refused or are no products. */
export type Tried = { rows: string[]; wrong: number; no: number };

const plainPrice = (cell = '') => {
  const digits = cell.replaceAll(/[^\d,]/g, '').replace(',', '.');
  return digits === '' ? '' : String(Number(digits));
};

/** Tries a file as the screen of imports does, with the columns that are found; returns the sentence where it is refused. */
export async function tried(api: Awaited<ReturnType<typeof openTestApi>>, bytes: Buffer): Promise<Tried | string> {
  try {
    const { columns } = await describeSheet(api.db, bytes);
    const report = await importFile(api, bytes, { dryRun: true, columns: columns.map(({ field }) => field) });
    const place = (field: string) => report.fields.findIndex((one) => one === field);
    const rows = report.rows
      .filter(({ outcome }) => outcome === 'ADDED')
      .map(
        ({ values }) => `${values[place('stockCode')]}|${values[place('name')]}|${plainPrice(values[place('price')])}`,
      );
    return { rows, wrong: report.wrong + report.unclear, no: report.noProduct };
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

/** A file, and how it is read; a text is the sentence by which it is refused. */
export type Made = [what: string, file: string | Buffer | Promise<Buffer>, right: Partial<Tried> | string];

/** Tries each file. Returns how they were read and what is right, by the name of the file, to be compared. */
export async function triedAll(api: Awaited<ReturnType<typeof openTestApi>>, files: readonly Made[]) {
  const got: Record<string, Tried | string> = {};
  for (const [what, file] of files) got[what] = await tried(api, Buffer.from(await file));
  const right = files.map(([what, , is]) => [what, typeof is === 'string' ? is : { wrong: 0, no: 0, ...is }] as const);
  return { got, right: Object.fromEntries(right) };
}
