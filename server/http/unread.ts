/**
 * A variable of a large request that the server process has not parsed: the request, as JSON in UTF-8, and the variable's
 * name. Parsed JSON contains no bytes, so that the two cannot be confused.
 */
export type Unread = { request: Uint8Array; variable: string };

/** The depth to which values are searched: a variable lies no deeper in a document than the number of its tokens. */
const deepest = 2000;

const isUnread = (value: object): value is Unread => 'request' in value && value.request instanceof Uint8Array;

/** Parses all unread variables within a value. It is for jobs, since parsing many megabytes blocks the event loop. */
export function readOut(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (isUnread(value)) return variableOf(value);
  const held = value as Record<string, unknown>;
  for (const [name, below] of Object.entries(held)) {
    const read = readOut(below, depth + 1);
    if (read !== below) held[name] = read;
  }
  return value;
}

function variableOf({ request, variable }: Unread) {
  const { variables } = JSON.parse(new TextDecoder().decode(request)) as { variables: Record<string, unknown> };
  return variables[variable];
}
