import { decodedSigns } from '../../common/text/htmlText.ts';
import { currencyOfFormat } from '../../common/measures/currencies.ts';
import { createGrid } from './grid.ts';
import { decoded } from './letters.ts';
import type { Bounds, Cells } from './readCells.ts';

// Many programs write a table of a page and call it .xls, which Excel opens. The text of the cells is read and nothing else: no
// script, no style and no address.

const pages = String.raw`!doctype\s+html|html|head|body`;
const elements = String.raw`table|thead|tbody|tr|meta|style|script|title|div|center|font|p|br|h\d|form|b`;
const before = String.raw`\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^>]*-->\s*)*`;
const start = new RegExp(String.raw`^${before}<(?:(${pages})|${elements})\b`, 'i');
const cellTag = /<t[dh]\b/gi;
const looked = 1000;

/** Tells whether a file is a page; one without a head has a table at least. */
export function isPage(bytes: Buffer): boolean {
  const found = start.exec(decoded(bytes.subarray(0, looked)));
  return found !== null && (found[1] !== undefined || (decoded(bytes).match(cellTag)?.length ?? 0) > 0);
}

/** A page that asks for a sign-in is no table, whatever stands where. */
const password = /<input\b[^>]{0,500}\bpassword\b/i;

/** Tells whether a page has a table of several rows and columns. */
export const holdsTable = (page: string) =>
  (page.match(/<(?:tr|thead)\b/gi)?.length ?? 0) > 1 && (page.match(cellTag)?.length ?? 0) > 3 && !password.test(page);

/** Decodes the signs of a text, and takes its white space together. */
const plain = (text: string) => decodedSigns(text).replaceAll(/\s+/g, ' ').trim();

type Tag = { name: string; isEnd: boolean; attributes: Map<string, string>; end: number };

const tagName = /<(\/?)([a-z][\w:-]*)/iy;
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;

/** Reads the tag at a place; null where a sign < is only a sign. */
function tagAt(page: string, at: number): Tag | null {
  tagName.lastIndex = at;
  const [, slash, name] = tagName.exec(page) ?? [];
  if (name === undefined) return null;
  const attributes = new Map<string, string>();
  attribute.lastIndex = tagName.lastIndex;
  let end = tagName.lastIndex;
  for (let found = attribute.exec(page); found; found = attribute.exec(page)) {
    end = attribute.lastIndex;
    const [, key = '', double, single, bare] = found;
    attributes.set(key.toLowerCase(), double ?? single ?? bare ?? '');
  }
  const close = page.indexOf('>', end);
  return { name: name.toLowerCase(), isEnd: slash === '/', attributes, end: close < 0 ? page.length : close + 1 };
}

/** The content of these is no text. */
const raw = new Set(['script', 'style', 'title', 'textarea', 'xml', 'template', 'noscript', 'select']);
/** These begin a word of their own. */
const breaks = new Set(['br', 'p', 'div', 'li', 'hr', 'tr', 'table']);

/** A table while it is read; `taken` is how many rows more a column is taken by a cell above. */
type Table = {
  grid: ReturnType<typeof createGrid>;
  row: number;
  column: number;
  taken: Map<number, number>;
  open: Open | null;
  filled: number;
};
type Open = { text: string; across: number; down: number; currency: string | null };

const most = 20_000;
const span = (text: string | undefined) => Math.min(Math.max(Number.parseInt(text ?? '1', 10) || 1, 1), most);

function closeCell(table: Table, mostColumns: number) {
  const { open, grid, taken } = table;
  if (!open) return;
  table.open = null;
  while ((taken.get(table.column) ?? 0) > 0) table.column++;
  const value = plain(open.text);
  if (value !== '') table.filled++;
  grid.put(table.row, table.column, value, { currency: /\d/.test(value) ? open.currency : null });
  for (let n = 0; n < open.across; n++, table.column++) {
    if (table.column > mostColumns + 1) continue;
    if (open.down > 1) taken.set(table.column, open.down);
    grid.join(table.row, table.column, open.down - 1);
  }
}

function nextRow(table: Table) {
  for (const [column, rows] of table.taken)
    if (rows > 1) table.taken.set(column, rows - 1);
    else table.taken.delete(column);
  table.row++;
  table.column = 1;
}

/** Excel hides a row of a page by its style, and pages by an attribute as well. */
const isHidden = (attributes: Map<string, string>) =>
  attributes.has('hidden') || /(?:^|;)\s*display\s*:\s*none/i.test(attributes.get('style') ?? '');

const formatIn = /mso-number-format\s*:\s*("[^"]*"|'[^']*'|[^;}]+)/i;
/** Writes the format of numbers as a workbook has it: its signs stand behind backslashes, some of them as numbers. */
const plainFormat = (css: string) =>
  css
    .replaceAll(/^["']|["']$/g, '')
    .replaceAll(/\\([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/gu, '$1');

/** Returns the currency that the style of a cell shows beside its number, where the style names a format. */
function currencyIn(style: string | undefined): string | null {
  const format = style === undefined ? undefined : formatIn.exec(style)?.[1];
  return format === undefined ? null : currencyOfFormat(plainFormat(format));
}

/** Returns the currencies that the classes of a page show. */
function currenciesIn(page: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!/mso-number-format/i.test(page)) return found;
  for (const [, css = ''] of page.matchAll(/<style\b[^>]*>([^<]*(?:<!--[^<]*)?)/gi))
    for (const rule of css.split('}')) {
      const [selectors = '', style] = rule.split('{');
      const currency = currencyIn(style);
      if (currency !== null) for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)/g)) found.set(name, currency);
    }
  return found;
}

const firstRow = ({ grid }: Table) =>
  (grid.cells.rows.find((row) => row.some(Boolean)) ?? []).map((cell) => String(cell ?? '').trim()).join('\t');

/** Adds the rows of further tables that have the same heading: programs begin a new one on each page or for each group. */
function withAlike(best: Table, tables: Table[]): Table {
  const heading = firstRow(best);
  const alike = tables.filter((table) => firstRow(table) === heading);
  const [first, ...others] = alike;
  if (!first || !heading.includes('\t')) return best;
  for (const { grid } of others) {
    const above = first.grid.cells.rows.length;
    for (const [at, row] of grid.cells.rows.entries()) {
      if (grid.cells.hidden.has(at + 1)) first.grid.hide(above + at + 1);
      for (const [place, cell] of row.entries())
        first.grid.put(above + at + 1, place + 1, cell, {
          currency: grid.cells.currencies.get(at + 1)?.get(place + 1),
        });
    }
    for (const { column, from, to } of grid.cells.joined) first.grid.join(above + from, column, to - from);
  }
  return first;
}

/** Reads the table of a page that has most cells, with those of the same heading. */
export function readHtmlTable(page: string, bounds: Bounds): Cells {
  const tables: Table[] = [];
  const ended: Table[] = [];
  const currencies = currenciesIn(page);
  let best: Table | undefined;
  const begin = () => {
    const table: Table = { grid: createGrid(bounds), row: 0, column: 1, taken: new Map(), open: null, filled: 0 };
    tables.push(table);
    return table;
  };
  const end = () => {
    const table = tables.pop();
    if (!table) return;
    closeCell(table, bounds.columns);
    ended.push(table);
    if (!best || table.filled > best.filled) best = table;
  };
  for (let at = 0; at < page.length;) {
    const less = page.indexOf('<', at);
    const open = tables.at(-1)?.open;
    if (open) open.text += page.slice(at, less < 0 ? page.length : less);
    if (less < 0) break;
    const isComment = page.startsWith('<!--', less);
    if (isComment || page[less + 1] === '!' || page[less + 1] === '?') {
      const close = page.indexOf(isComment ? '-->' : '>', less);
      at = close < 0 ? page.length : close + (isComment ? 3 : 1);
      continue;
    }
    const tag = tagAt(page, less);
    if (!tag) {
      if (open) open.text += '<';
      at = less + 1;
      continue;
    }
    at = tag.end;
    const { name, isEnd, attributes } = tag;
    if (open && breaks.has(name)) open.text += ' ';
    if (!isEnd && raw.has(name)) {
      const close = new RegExp(`</${name}`, 'gi');
      close.lastIndex = at;
      at = close.exec(page)?.index ?? page.length;
    } else if (name === 'table') {
      if (isEnd) end();
      else if (tables.length < 30) begin();
    } else if (name === 'tr' || name === 'td' || name === 'th') {
      const table = tables.at(-1) ?? (isEnd ? undefined : begin());
      if (!table) continue;
      closeCell(table, bounds.columns);
      if (isEnd) continue;
      if (name === 'tr' || table.row === 0) nextRow(table);
      if (name === 'tr' && isHidden(attributes)) table.grid.hide(table.row);
      if (name !== 'tr')
        table.open = {
          ...{ text: '', across: span(attributes.get('colspan')), down: span(attributes.get('rowspan')) },
          currency: currencyIn(attributes.get('style')) ?? currencies.get(attributes.get('class') ?? '') ?? null,
        };
    }
  }
  while (tables.length > 0) end();
  return best ? withAlike(best, ended).grid.cells : createGrid(bounds).cells;
}
