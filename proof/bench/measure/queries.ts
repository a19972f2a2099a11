/** The three operations that the goals name; each is asked with other arguments every time. */
export const operations = {
  '20 categories with 3 products each':
    'query ($after: String) { categories { id name products(first: 3, after: $after) { nodes { id name price } } } }',
  'a list of 60 products':
    'query ($after: String) { products(first: 60, after: $after) { nodes { id name price category { id name } } } }',
  'one product':
    'query ($id: ID!) { product(id: $id) { id name description price image featured category { id name } } }',
};

export type Operation = keyof typeof operations;

/** What the arguments are taken from: cursors of the list's newer half, so that a full page follows each, and all ids. */
export type Places = { cursors: string[]; ids: string[] };

/** The n-th request for an operation, as the body of a POST. `n` stands in it, so that no two are the same. */
export function bodyOf(operation: Operation, { cursors, ids }: Places, n: number): string {
  const variables = { after: cursors[(n * 7919) % cursors.length], id: ids[(n * 7919) % ids.length], n };
  return JSON.stringify({ query: operations[operation], variables });
}

/** The same request each time. */
export const sameBodyOf = (operation: Operation, places: Places) => bodyOf(operation, places, 0);
