/**
 * Reads rows that were copied from a spreadsheet. A cell with a line break or a tab in it stands in quotes there, whose
 * own quotes are doubled.
 */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|$)/g,
  )) {
    if (whole === '' && row.length === 0) break;
    row.push(clean(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

const clean = (cell: string) => cell.replaceAll(/\s+/g, ' ').trim();
