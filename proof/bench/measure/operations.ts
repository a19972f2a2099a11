/** The goals name these operations. */
export const operations = {
  '20 categories with 3 products each':
    'query ($after: String) { categories { id name products(first: 3, after: $after) { nodes { id name price } } } }',
  'a list of 60 products':
    'query ($after: String) { products(first: 60, after: $after) { nodes { id name price category { id name } } } }',
  'one product':
    'query ($id: ID!) { product(id: $id) { id name description price image featured category { id name } } }',
};

export type Operation = keyof typeof operations;
export const operationNames = Object.keys(operations) as Operation[];

/** The operations take their arguments from here: cursors of the list's newer half, so that a full page follows each, and all ids. */
export type Places = { cursors: string[]; ids: string[] };

/** Makes the n-th request for an operation, as the body of a POST. `n` is one of its variables, so that no two are the same. */
export function bodyOf(operation: Operation, { cursors, ids }: Places, n: number): string {
  const variables = { after: cursors[(n * 7919) % cursors.length], id: ids[(n * 7919) % ids.length], n };
  return JSON.stringify({ query: operations[operation], variables });
}

/** Makes bodies for an operation: with other arguments each time, and the same each time. */
export const bodiesOf = (operation: Operation, places: Places) =>
  [
    ['not repeated', (n: number) => bodyOf(operation, places, n)],
    ['repeated', () => bodyOf(operation, places, 0)],
  ] as const;
