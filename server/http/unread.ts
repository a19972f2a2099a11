/**
 * A variable of a large request that the process which serves has not read: the request, as JSON in UTF-8, and the
 * variable's name. What comes of JSON holds no bytes, so that neither is taken for the other.
 */
export type Unread = { request: Uint8Array; variable: string };

/** In a document, a variable stands no deeper than there are tokens. */
const deepest = 2000;

const isUnread = (value: object): value is Unread => 'request' in value && value.request instanceof Uint8Array;

/** The value with all in it read that was left unread; for jobs, since many megabytes hold up whoever parses them. */
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
