import { readFileSync } from 'node:fs';

export type SearchRow = { number: string; search: string; names: string[] };

/**
 * Returns the rows of docs/search.md: number, search, and the names that have to come first, in any order among
 * themselves.
 */
export function searchTable(): SearchRow[] {
  const lines = readFileSync('docs/search.md', 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [number, search, names] = /^\| *(\d+) *\| *`(.+?)` *\| *(.+?) *\|/.exec(line)?.slice(1) ?? [];
    return number && search && names ? [{ number, search, names: names.split('<br>') }] : [];
  });
}
