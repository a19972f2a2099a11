/** Fewer digits are in too many codes to mean something. */
const fewest = 3;

/** Returns the figures by which the trade knows a part: '6204' of 'SKF 6204-2RSH'; undefined where there are none. */
export function coreOf(search: string): string | undefined {
  const figures = search.match(/\d+/g) ?? [];
  const [longest] = figures.toSorted((one, other) => other.length - one.length);
  return longest !== undefined && longest.length >= fewest ? longest : undefined;
}
