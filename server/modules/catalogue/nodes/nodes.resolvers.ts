import { notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { nodeIdOf } from './nodeIds.ts';
import { findNode, removeNode } from './nodes.ts';

export const nodeResolvers = {
  Query: {
    node: (_, { id }, { db }) => findNode(db, id),
  },
  Mutation: {
    async deleteNode(_, { nodeId }, { db }) {
      const id = await removeNode(db, nodeId);
      if (id === null) throw notFound('What this nodeId names');
      return { deletedNodeId: nodeId, deletedId: id };
    },
  },
  Node: { __resolveType: ({ __typename }) => __typename },
  Product: { nodeId: ({ id }) => nodeIdOf('Product', id) },
  Category: { nodeId: ({ id }) => nodeIdOf('Category', id) },
  Attribute: { nodeId: ({ id }) => nodeIdOf('Attribute', id) },
  ProductKind: { nodeId: ({ id }) => nodeIdOf('ProductKind', id) },
  Family: { nodeId: ({ id }) => nodeIdOf('Family', id) },
} satisfies Resolvers;
