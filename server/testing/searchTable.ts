import { readFileSync } from 'node:fs';

export type SearchRow = { number: string; search: string; names: string[] };

/** The tables of docs/search.md: that of the small catalogue of the tests, and that of the catalogue of a new site. */
const headings = { small: '## The table\n', 'new site': '## The table of the new site\n' };

/** Returns the rows of a table: number, search, and the names that have to come first, in any order among themselves. */
export function searchTable(catalogue: keyof typeof headings): SearchRow[] {
  const text = readFileSync('docs/search.md', 'utf8');
  const from = text.indexOf(headings[catalogue]);
  const lines = text.slice(from, catalogue === 'small' ? text.indexOf(headings['new site']) : undefined).split('\n');
  return lines.flatMap((line) => {
    const [number, search, names] = /^\| *(\d+) *\| *`(.+?)` *\| *(.+?) *\|/.exec(line)?.slice(1) ?? [];
    return number && search && names ? [{ number, search, names: names.split('<br>') }] : [];
  });
}
