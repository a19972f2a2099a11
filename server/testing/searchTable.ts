import { readFileSync } from 'node:fs';

export type SearchRow = { number: string; search: string; names: string[] };

/** The tables of docs/search.md: of the small catalogue of the tests, of that of a new site, and of that in other languages. */
const headings = {
  small: '## The table\n',
  'new site': '## The table of the new site\n',
  en: '## The table in English\n',
  de: '## The table in German\n',
};

/** Returns the rows of a table: number, search, and the names that have to come first, in any order among themselves. */
export function searchTable(catalogue: keyof typeof headings): SearchRow[] {
  const text = readFileSync('docs/search.md', 'utf8');
  const from = text.indexOf(headings[catalogue]);
  const ends = Object.values(headings).flatMap((heading) => {
    const at = text.indexOf(heading);
    return at > from ? at : [];
  });
  const lines = text.slice(from, Math.min(text.length, ...ends)).split('\n');
  return lines.flatMap((line) => {
    const [number, search, names] = /^\| *(\d+) *\| *`(.+?)` *\| *(.+?) *\|/.exec(line)?.slice(1) ?? [];
    return number && search && names ? [{ number, search, names: names.split('<br>') }] : [];
  });
}
