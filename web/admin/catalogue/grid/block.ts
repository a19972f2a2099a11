// Cells on the clipboard, as Excel, LibreOffice and Google Sheets write them: tabs between cells, line breaks between rows.

const quoted = /"((?:[^"]|"")*)"(?=\t|\r|\n|$)/y;
const plain = /[^\t\r\n]*/y;
const special = /[\t\r\n]|""/;

/**
 * Reads the cells. Spreadsheets quote only a cell that holds a tab, a line break or doubled quotes, so that '1/2" boru' and
 * '"Özel"' are what they are. Shorter rows are filled up.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [];
  let [row, at]: [string[], number] = [[], 0];
  const matched = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  while (at <= text.length) {
    const whole = text[at] === '"' ? matched(quoted) : null;
    const isQuoted = whole !== null && special.test(whole[1] ?? '');
    const found = isQuoted ? whole : matched(plain);
    row.push(isQuoted ? (found?.[1] ?? '').replaceAll('""', '"') : (found?.[0] ?? ''));
    at += found?.[0].length ?? 0;
    if (text[at] === '\t') {
      at++;
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    // The last row ends with a line break, too.
    if (at >= text.length) break;
  }
  const width = Math.max(...rows.map(({ length }) => length));
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]);
}

const isSpecial = (cell: string) => /[\t\r\n]/.test(cell) || cell.startsWith('"');

/** Writes the cells so that `readBlock` and spreadsheets read the same ones. */
export const writeBlock = (rows: string[][]) =>
  rows
    .map((cells) => cells.map((cell) => (isSpecial(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
