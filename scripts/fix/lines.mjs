/** Stands where a person has to write; the ledger refuses it. */
export const undescribed = 'TODO: describe it';

/** Returns the first sentence of a text, without its full stop; the placeholder for no text. */
export function firstSentence(text) {
  const [sentence] =
    text
      ?.trim()
      .replaceAll(/\s+/g, ' ')
      .split(/[.;](?: |$)/) ?? [];
  return sentence || undescribed;
}

/** Begins with a small letter, as the words behind a colon do, unless the first word is a name or an abbreviation. */
export const behindColon = (text) => (/^[A-Z][a-z ]/.test(text) ? text[0].toLowerCase() + text.slice(1) : text);

/** Returns the cells of a line of a table. */
export const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

export const row = (...cells) => `| ${cells.join(' | ')} |`;

/**
 * Changes the rows of the table under a heading, head and rule apart. `change`: from rows of cells to rows of cells.
 * Rows that stay the same keep their text.
 */
export function withTable(text, heading, change) {
  const start = `\n${text}`.indexOf(`\n${heading}\n`);
  if (start === -1) throw new Error(`There is no heading "${heading}".`);
  const lines = text.slice(start).split('\n');
  const first = lines.findIndex((line) => line.startsWith('| ')) + 2;
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  const before = lines.splice(first, length, '');
  const textOf = new Map(before.map((line) => [JSON.stringify(cellsOf(line)), line]));
  const after = change(before.map(cellsOf)).map((cells) => textOf.get(JSON.stringify(cells)) ?? row(...cells));
  lines.splice(first, 1, ...after);
  return text.slice(0, start) + lines.join('\n');
}

/** Returns a text in which tables differ only where a cell does: the formatter gives columns their width. */
export const withoutWidths = (text) =>
  text.replaceAll(/^\|.*$/gm, (line) => cellsOf(line).join('|').replaceAll(/-{3,}/g, '---'));
