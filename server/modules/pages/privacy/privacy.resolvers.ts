import type { Resolvers } from '../../../generated/resolvers.ts';
import * as notice from './privacy.store.ts';

export const noticeResolvers = {
  Query: {
    privacyNotice: (_, __, { db }) => notice.current(db),
  },
  PrivacyNotice: {
    retention: (_, __, { retentionMonths }) => `${retentionMonths} ay`,
  },
} satisfies Resolvers;
