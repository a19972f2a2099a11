import { columns, termsOf, type Entry } from './entry.ts';

type Column = (typeof columns)[number];
export type Terms = Record<Column, Set<string>>;

/** Returns the terms of an entry by column. */
export function termsByColumn(entry: Entry): Terms {
  const texts = termsOf(entry);
  const sets = columns.map((column, at) => [column, new Set(texts[at]?.split(' '))] as const);
  return Object.fromEntries(sets) as Terms;
}

const part = /"([^"]*)"|[A-Za-z]+|[(){}:*]/g;

/**
 * Tells whether an entry meets an expression of FTS5 that has single terms, prefixes, columns, AND, OR and NOT, as that of one
 * unit has. It asks no database: a page of results is at hand, and its entries are small.
 */
export function meets(expression: string, terms: Terms): boolean {
  const parts = [...expression.matchAll(part)];
  let at = 0;
  const take = (sign: string) => parts[at]?.[0] === sign && at++ >= 0;

  function either(within: readonly Column[]): boolean {
    let found = all(within);
    while (take('OR')) found = all(within) || found;
    return found;
  }

  function all(within: readonly Column[]): boolean {
    let found = one(within);
    for (;;) {
      if (take('AND')) found = one(within) && found;
      else if (take('NOT')) found = !one(within) && found;
      else return found;
    }
  }

  function one(within: readonly Column[]): boolean {
    if (take('(')) {
      const found = either(within);
      take(')');
      return found;
    }
    const text = parts[at]?.[1];
    if (text === undefined) return one(columnsHere());
    at++;
    const isPrefix = take('*');
    return within.some((column) =>
      isPrefix ? [...terms[column]].some((term) => term.startsWith(text)) : terms[column].has(text),
    );
  }

  function columnsHere(): Column[] {
    const named: Column[] = [];
    const isList = take('{');
    for (let name = columns.find((column) => take(column)); name; name = columns.find((column) => take(column)))
      named.push(name);
    if (isList) take('}');
    if (named.length === 0 || !take(':')) throw new Error(`No expression of one unit at part ${at}: ${expression}`);
    return named;
  }

  return either(columns);
}
