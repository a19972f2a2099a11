import { connectionFields } from '../../../context/connection.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import * as inbox from './inbox.store.ts';

export const inboxResolvers = {
  Query: {
    unanswered: (_, { first, after }, context) => inbox.unanswered(context.db, { first, after }),
  },
  InboxConnection: connectionFields,
} satisfies Resolvers;
