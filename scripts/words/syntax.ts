import type { ESTree } from 'vite';

/** Replaces a part of a file by a text. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Lists a node and all below it. */
export function* nodesIn(node: ESTree.Node): Generator<ESTree.Node> {
  yield node;
  for (const value of Object.values(node).flat(1)) if (isNode(value)) yield* nodesIn(value);
}

/** Returns the code with these parts changed, which do not overlap. */
export function changed(code: string, changes: Change[]): string {
  const inOrder = changes.toSorted((one, other) => one.start - other.start);
  const ends = [0, ...inOrder.map(({ end }) => end)];
  return inOrder.map(({ start, text }, at) => code.slice(ends[at], start) + text).join('') + code.slice(ends.at(-1));
}
