import type { columns } from './entry.ts';

// Translates an expression of FTS5 (see tiers.ts and units.ts) into a tsquery of PostgreSQL. There, weights distinguish the
// columns, and a special term marks the beginning of a title.

type Column = (typeof columns)[number];

export const weights: Record<Column, string> = { title: 'A', body: 'B', code: 'C', facets: 'D' };
export const beginning = '^';

/** PostgreSQL accepts terms of at most 2046 bytes; nobody searches for one that long. */
const longest = 500;

export const quoted = (term: string) => `'${term.slice(0, longest).replaceAll('\\', '\\\\').replaceAll(`'`, `''`)}'`;

const token = /\s*(?:"(?<text>[^"]*)"|(?<word>[A-Za-z]+)|(?<sign>[(){}:*^]))/gy;

type Token = { text?: string; word?: string; sign?: string };

function tokensOf(expression: string): Token[] {
  return [...expression.matchAll(token)].map(({ groups }) => groups ?? {});
}

/** Returns the text of a tsquery that finds the same rows. */
export function tsqueryOf(expression: string): string {
  const tokens = tokensOf(expression);
  let at = 0;
  const next = () => tokens[at];
  const take = (sign: string) => {
    if (next()?.sign !== sign && next()?.word !== sign) return false;
    at++;
    return true;
  };

  function either(weight: string): string {
    const parts = [all(weight)];
    while (take('OR')) parts.push(all(weight));
    return parts.length > 1 ? `(${parts.join(' | ')})` : parts.join('');
  }

  function all(weight: string): string {
    const parts = [one(weight)];
    for (;;) {
      if (take('AND')) parts.push(one(weight));
      else if (take('NOT')) parts.push(`!${one(weight)}`);
      else break;
    }
    return parts.length > 1 ? `(${parts.join(' & ')})` : parts.join('');
  }

  function one(weight: string): string {
    if (take('(')) {
      const inner = either(weight);
      expect(')');
      return inner;
    }
    const narrowed = columnsHere();
    if (narrowed !== undefined) return one(narrowed);
    const isFirst = take('^');
    const text = tokens[at++]?.text;
    if (text === undefined) throw unreadable();
    const words = text.split(' ').filter(Boolean);
    const isPrefix = take('*');
    const terms = words.map((word, place) => {
      const mark = `${isPrefix && place === words.length - 1 ? '*' : ''}${weight}`;
      return mark ? `${quoted(word)}:${mark}` : quoted(word);
    });
    // Only terms of the title have positions: elsewhere, words that say one thing together just stand in the same column.
    const isOrdered = weight === '' || weight.includes(weights.title);
    return `(${[...(isFirst ? [`${quoted(beginning)}:${weight}`] : []), ...terms].join(isOrdered ? ' <-> ' : ' & ')})`;
  }

  /** Reads a column filter and returns the weights of its columns; undefined when there is none. */
  function columnsHere(): string | undefined {
    const isList = take('{');
    let found = '';
    while (next()?.word !== undefined) found += weights[tokens[at++]?.word as Column];
    if (isList) expect('}');
    if (found === '') return undefined;
    expect(':');
    return found;
  }

  function expect(sign: string) {
    if (!take(sign)) throw unreadable();
  }

  const unreadable = () => new Error(`No expression of FTS5 at part ${at}: ${expression}`);

  const query = either('');
  if (at < tokens.length) throw unreadable();
  return query;
}
