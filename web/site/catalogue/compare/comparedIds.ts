/** This many products fit beside each other on a screen. */
export const mostCompared = 4;

/** The API refuses a longer id. */
const longest = 200;

/** Reads the products that an address compares: `?u=…&u=…`, each once. */
export const comparedIds = (params: URLSearchParams) =>
  [...new Set(params.getAll('u').filter((id) => id !== '' && id.length <= longest))].slice(0, mostCompared);

/** `fark=1` asks for the differences alone and `fark=0` for everything; else narrow screens show differences alone. */
export const shownRows = (params: URLSearchParams) => {
  const asked = params.get('fark');
  if (asked === '1') return 'only';
  return asked === '0' ? 'all' : 'by width';
};
export type ShownRows = ReturnType<typeof shownRows>;

/** A phone shows differences alone from this many products on, unless the address says otherwise. */
export const manyCompared = 3;

/** The products are called by these letters where their codes have no room. */
export const letterAt = (place: number) => 'ABCD'[place] ?? '';

export function compareVariables(params: URLSearchParams) {
  const all = comparedIds(params);
  const [first = '', second = '', third = '', fourth = ''] = all;
  return { first, second, third, fourth, all };
}
