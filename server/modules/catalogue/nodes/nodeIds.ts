/** The types of the API that are nodes. Ids are unique within each of them alone. */
export const nodeTypes = ['Product', 'Category', 'Attribute', 'ProductKind', 'Family'] as const;
export type NodeType = (typeof nodeTypes)[number];

/** A row of one of these types, which says which. */
export type NodeRow = { __typename: NodeType };

export const nodeIdOf = (type: NodeType, id: string) => `${type}:${id}`;

/** Returns undefined for what no `nodeId` can be. */
export function readNodeId(nodeId: string): { type: NodeType; id: string } | undefined {
  const at = nodeId.indexOf(':');
  const type = nodeTypes.find((one) => one === nodeId.slice(0, Math.max(at, 0)));
  return type && { type, id: nodeId.slice(at + 1) };
}
