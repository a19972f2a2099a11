import { currencyOfFormat, foreignCurrency, foreignIn } from '../../common/measures/currencies.ts';
import { badInput } from '../core/errors.ts';
import type { Cell } from '../fields/sheet.ts';
import { isCellError, noResult } from './cellErrors.ts';
import { createGrid } from './grid.ts';
import { isHiddenRow, type Bounds, type Cells, type Look } from './readCells.ts';
import { readXml, type Attributes } from './readXml.ts';
import { showsDate } from './readWorkbook.ts';
import { shownBy } from './shownText.ts';

// Two older forms of workbooks: the XML of Excel 2003, which programs call .xls, and OpenDocument, which LibreOffice saves as .ods.

const excel2003 = /<(?:\w+:)?Workbook\b[^>]*urn:schemas-microsoft-com:office:spreadsheet/;
const openDocument = /<office:document[\s-][^>]*urn:oasis:names:tc:opendocument/;

/** Tells whether XML is a workbook; its first signs are enough. */
export const isSpreadsheetXml = (start: string) => excel2003.test(start) || openDocument.test(start);

type Sheet = Cells & { name: string | null; sheets: string[]; visible: string[] };
type Sheets = { name: string | null; grid: ReturnType<typeof createGrid>; isHidden?: boolean }[];

export const readSpreadsheetXml = (xml: string, bounds: Bounds, wanted: string | null): Sheet =>
  chosen(excel2003.test(xml.slice(0, 4000)) ? excelSheets(xml, bounds) : documentSheets(xml, bounds), bounds, wanted);

function chosen(sheets: Sheets, bounds: Bounds, wanted: string | null): Sheet {
  const sheet =
    wanted === null
      ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
      : (sheets.find(({ name }) => name === wanted) ?? sheets[Number(wanted) - 1]);
  if (wanted !== null && !sheet) throw badInput('file', `The workbook has no sheet ${wanted}.`);
  const names = sheets.flatMap(({ name }) => name ?? []);
  const visible = sheets.flatMap(({ name, isHidden }) => (isHidden ? [] : (name ?? [])));
  return { name: sheet?.name ?? null, sheets: names, visible, ...(sheet?.grid ?? createGrid(bounds)).cells };
}

const numberOf = (text: string | undefined, usual: number) => {
  const number = Number(text ?? usual);
  return Number.isInteger(number) && number >= 0 ? number : usual;
};

/** Formats that have a name instead of a pattern. */
const namedFormats: Record<string, string | undefined> = {
  'Euro Currency': '#,##0.00 [$€-407]',
  Currency: undefined,
  Scientific: '0.00E+00',
  ...Object.fromEntries(['General Date', 'Long Date', 'Medium Date', 'Short Date'].map((name) => [name, 'dd/mm/yyyy'])),
};

function excelSheets(xml: string, bounds: Bounds): Sheets {
  const sheets: Sheets = [];
  const formats = new Map<string, string>();
  let style = '';
  let [row, column, span] = [0, 0, 0];
  let cell: Attributes | undefined;
  let type: string | undefined;
  let text = '';
  let isData = false;
  let isVisible: string | null = null;
  let inComment = 0;
  readXml(xml, {
    open(name, attributes) {
      if (name === 'Style') style = attributes().ID ?? '';
      else if (name === 'NumberFormat') formats.set(style, attributes().Format ?? '');
      else if (name === 'Worksheet') {
        sheets.push({ name: attributes().Name ?? null, grid: createGrid(bounds) });
        [row, column, span] = [0, 0, 0];
      } else if (name === 'Row') {
        const own = attributes();
        row = numberOf(own.Index, row + span + 1);
        [column, span] = [0, numberOf(own.Span, 0)];
        if (isHiddenRow(own.Hidden, own.Height))
          for (let n = 0; n <= span && row + n <= bounds.rows; n++) sheets.at(-1)?.grid.hide(row + n);
      } else if (name === 'Cell') {
        cell = attributes();
        column = numberOf(cell.Index, column + 1);
        [text, type] = ['', undefined];
      } else if (name === 'Visible') isVisible = '';
      else if (name === 'Comment') inComment++;
      else if (name === 'Data' && cell && inComment === 0) {
        type = attributes().Type;
        isData = true;
      }
    },
    text(piece) {
      if (isData) text += piece;
      else if (isVisible !== null) isVisible += piece;
    },
    close(name) {
      if (name === 'Data') isData = false;
      if (name === 'Comment') inComment--;
      const sheet = sheets.at(-1);
      if (name === 'Visible' && sheet) sheet.isHidden = /^Sheet(?:Very)?Hidden$/.test(isVisible?.trim() ?? '');
      if (name === 'Visible') isVisible = null;
      if (name !== 'Cell' || !cell) return;
      const format = formats.get(cell.StyleID ?? '');
      const { value, ...more } = excelValue(type, text.trim(), cell.Formula !== undefined, named(format));
      const grid = sheets.at(-1)?.grid;
      grid?.put(row, column, value, more);
      const [across, down] = [numberOf(cell.MergeAcross, 0), numberOf(cell.MergeDown, 0)];
      grid?.join(row, column, down);
      column += across;
      cell = undefined;
    },
  });
  return sheets;
}

const named = (format: string | undefined) =>
  format !== undefined && Object.hasOwn(namedFormats, format) ? namedFormats[format] : format;

type Read = { value: Cell; currency?: string | null; look?: Look | null };

function excelValue(type: string | undefined, text: string, isFormula: boolean, format: string | undefined): Read {
  if (text === '') return { value: isFormula && type !== 'String' ? noResult : null };
  if (type === 'DateTime') return { value: text.slice(0, 10), look: { change: 'DATE' } };
  if (type === 'Boolean') return { value: String(text === '1'), look: { change: 'TRUTH' } };
  const number = Number(text);
  if (type !== 'Number' || Number.isNaN(number)) return { value: text };
  if (format !== undefined && showsDate(format)) return { value: text, look: { change: 'DATE' } };
  const shown = shownBy(format)?.(number) ?? null;
  return {
    value: number,
    currency: format === undefined ? null : currencyOfFormat(format),
    look: shown === null || shown === String(number) ? null : { text: shown },
  };
}

/** A deletion, a note or a drawing is no text of a cell. */
const beside = new Set(['tracked-changes', 'annotation', 'shapes', 'frame', 'custom-shape', 'ruby-text', 'forms']);

function documentSheets(xml: string, bounds: Bounds): Sheets {
  const sheets: Sheets = [];
  let [row, column, repeated] = [1, 1, 1];
  let cell: Attributes | undefined;
  let text = '';
  let inBeside = 0;
  let paragraphs = 0;
  let isHidden = false;
  let style = '';
  const hiddenStyles = new Set<string>();
  let filled: { column: number; read: Read; down: number }[] = [];
  readXml(xml, {
    open(name, attributes) {
      if (beside.has(name)) inBeside++;
      if (name === 'style') style = attributes().name ?? '';
      if (name === 'table-properties' && attributes().display === 'false') hiddenStyles.add(style);
      if (inBeside > 0) return;
      if (name === 'table') {
        const own = attributes();
        const isHiddenSheet = hiddenStyles.has(own['style-name'] ?? '');
        sheets.push({ name: own.name ?? null, grid: createGrid(bounds), isHidden: isHiddenSheet });
        row = 1;
      } else if (name === 'table-row') {
        const own = attributes();
        repeated = numberOf(own['number-rows-repeated'], 1);
        isHidden = own.visibility === 'collapse' || own.visibility === 'filter';
        [column, filled] = [1, []];
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = attributes();
        [text, paragraphs] = ['', 0];
      } else if (name === 'p' && paragraphs++ > 0) text += ' ';
      else if (name === 'tab' || name === 'line-break') text += ' ';
      else if (name === 's') text += ' '.repeat(Math.min(numberOf(attributes().c, 1), 100));
    },
    text: (piece) => void (text += inBeside === 0 && paragraphs > 0 ? piece : ''),
    close(name) {
      if (beside.has(name)) inBeside--;
      if (inBeside > 0) return;
      if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        const times = numberOf(cell['number-columns-repeated'], 1);
        const read = documentValue(cell, text.trim());
        const down = numberOf(cell['number-rows-spanned'], 1) - 1;
        if (name === 'table-cell' && read.value !== null)
          for (let n = 0; n < times && n <= bounds.columns; n++) filled.push({ column: column + n, read, down });
        column += times;
        cell = undefined;
      } else if (name === 'table-row') {
        const grid = sheets.at(-1)?.grid;
        for (let n = 0; n < repeated && filled.length > 0; n++) {
          if (isHidden) grid?.hide(row + n);
          for (const { column: place, read, down } of filled) {
            const { value, ...more } = read;
            grid?.put(row + n, place, value, more);
            grid?.join(row + n, place, down);
          }
        }
        row += repeated;
      }
    },
  });
  return sheets;
}

function documentValue(cell: Attributes, text: string): Read {
  const type = cell['value-type'];
  if (type === 'error' || isCellError(text)) return { value: text || '#N/A' };
  if (type === undefined || type === 'void') return { value: cell.formula === undefined ? text || null : noResult };
  if (type === 'date') return { value: (cell['date-value'] ?? text).slice(0, 10) || null, look: { change: 'DATE' } };
  if (type === 'boolean') return { value: cell['boolean-value'] ?? text, look: { change: 'TRUTH' } };
  const number = Number(cell.value);
  if (!['float', 'currency', 'percentage'].includes(type) || cell.value === undefined || Number.isNaN(number))
    return { value: cell['string-value']?.trim() ?? (text || null) };
  // A code is shown with more signs than its number has; groups of thousands and decimals are those of prices.
  const isPower = /^\d[.,]?\d*E[+-]\d+$/i.test(text) && number % 1000 === 0;
  const isCode = text !== String(number) && !/[.,]/.test(text) && text.includes(String(number));
  return {
    value: number,
    currency: type === 'currency' ? foreignCurrency(cell.currency ?? '', true) : foreignIn(text),
    look: isCode || isPower ? { text } : null,
  };
}
