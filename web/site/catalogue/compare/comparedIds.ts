/** This many products fit beside each other on a screen. */
export const mostCompared = 4;

/** The API refuses a longer id. */
const longest = 200;

/** Reads the products that an address compares: `?u=…&u=…`, each once. */
export const comparedIds = (params: URLSearchParams) =>
  [...new Set(params.getAll('u').filter((id) => id !== '' && id.length <= longest))].slice(0, mostCompared);

/** Tells whether the address shows differences alone: `&fark=1`. */
export const onlyDifferences = (params: URLSearchParams) => params.get('fark') === '1';

export function compareVariables(params: URLSearchParams) {
  const [first = '', second = '', third = '', fourth = ''] = comparedIds(params);
  return { first, second, third, fourth };
}
