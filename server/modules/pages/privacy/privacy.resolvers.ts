import type { Resolvers } from '../../../generated/resolvers.ts';
import { currentPrivacyNotice } from './privacy.store.ts';

export const noticeResolvers = {
  Query: {
    privacyNotice: (_, __, { db }) => currentPrivacyNotice(db),
  },
  PrivacyNotice: {
    retention: (_, __, { retentionMonths }) => `${retentionMonths} ay`,
  },
} satisfies Resolvers;
