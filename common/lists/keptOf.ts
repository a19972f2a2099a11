/** Says of each part of an address which values a list understands. */
export type Parts = Record<string, (value: string) => boolean>;

/** The page of a list and the view that is open are no part of what a view keeps. */
const passing = ['after', 'view'];

/**
 * Reads what a view keeps of the address of a list: each known part once and in the order of `parts`, so that the same list
 * always has the same text. `dropped` names the others.
 */
export function keptOf(params: URLSearchParams, parts: Parts): { query: string; dropped: string[] } {
  const given = [...params].filter(([name, value]) => value !== '' && !passing.includes(name));
  const fits = ([name, value]: [string, string]) => Object.hasOwn(parts, name) && parts[name]?.(value);
  const kept = new Map(given.filter(fits).toReversed());
  const query = new URLSearchParams();
  for (const name of Object.keys(parts)) if (kept.has(name)) query.set(name, kept.get(name) ?? '');
  return { query: query.toString(), dropped: [...new Set(given.filter((one) => !fits(one)).map(([name]) => name))] };
}
