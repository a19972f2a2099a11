// Old programs print a table with blanks alone between its columns, each of which begins or ends in one place.

/** So many lines show where the columns are. */
const looked = 200;
/** Two blanks in the same place of all lines divide columns; one stands between words. */
const fewestBlanks = 2;
const otherSigns = /[;\t|"]/;
/** A comma between names divides cells; one between digits is a mark of decimals. */
const divides = /,(?!\d)/;
/** Two columns are few: then the second one has numbers. */
const fewest = 3;
const isLine = (line: string) => /^[-=_ ]+$/.test(line);

/** Returns the places where columns begin: behind blanks that all lines have in common. */
function beginningsIn(lines: string[]): number[] {
  const width = Math.max(...lines.map((line) => line.length));
  const beginnings: number[] = [];
  let blanks = fewestBlanks;
  for (let at = 0; at < width; at++) {
    const isBlank = lines.every((line) => (line[at] ?? ' ') === ' ');
    if (!isBlank && blanks >= fewestBlanks) beginnings.push(at);
    blanks = isBlank ? blanks + 1 : 0;
  }
  return beginnings;
}

/** Returns a table of blanks with tabs between its cells; null for any other text. */
export function withTabs(text: string): string | null {
  const start = text.slice(0, 20_000);
  if (otherSigns.test(start) || !/\S {2,}\S/.test(start)) return null;
  const lines = text.split(/\r?\n/);
  const head = lines.findIndex((line) => /\S {2,}\S/.test(line));
  const shown = lines.slice(head, head + looked).filter((line) => line.trim() !== '' && !isLine(line));
  const beginnings = beginningsIn(shown);
  const partsOf = (line: string) => line.trim().split(/ {2,}/).length;
  const [first = ''] = lines.filter((line) => line.trim() !== '');
  const lastOf = (line: string) => line.slice(beginnings.at(-1)).trim();
  const isWide =
    beginnings.length >= fewest ||
    (beginnings.length === 2 && shown.slice(1).every((line) => /^[\d.,]*$/.test(lastOf(line))));
  const isTable = shown.length > 2 && isWide && !divides.test(first) && beginnings.length >= partsOf(lines[head] ?? '');
  if (!isTable) return null;
  return lines
    .map((line, at) =>
      at < head || isLine(line)
        ? line.trim()
        : beginnings.map((from, place) => line.slice(from, beginnings[place + 1]).trim()).join('\t'),
    )
    .join('\n');
}
