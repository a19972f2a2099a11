import { createOnce } from '../../../entity/createOnce.ts';
import { randomUUID } from 'node:crypto';
import { connectionFields } from '../../../context/connection.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import type { MessageStatus, Resolvers } from '../../../generated/resolvers.ts';
import { requireLiveSession } from '../../people/sessions/requireSession.ts';
import { steadyTime } from '../../../db/clock.store.ts';
import { undeliveredBatched } from '../../../mail/mailTrouble.ts';
import { privacyNoticeShown } from '../../pages/privacy/privacy.store.ts';
import {
  type Status,
  createMessage,
  findMessage,
  lastMessageSeq,
  messagePage,
  messagesArrivedAfter,
  removeMessage,
  setMessageStatus,
  setMessageSuspectedSpam,
} from './messages.store.ts';
import { looksLikeSpam } from '../spam/looksLikeSpam.ts';

const stored = { NEW: 'new', READ: 'read', REPLIED: 'replied' } as const;
const shown = { new: 'NEW', read: 'READ', replied: 'REPLIED' } as const satisfies Record<Status, MessageStatus>;

export const messageResolvers = {
  Query: {
    messages(_, { first, after, status, search, suspectedSpam }, context) {
      const filter = {
        suspectedSpam: suspectedSpam ?? false,
        ...(status && { status: stored[status] }),
        ...(search && { search }),
      };
      return messagePage(context.db, filter, { first, after });
    },
    message(_, { id }, context) {
      return findMessage(context.db, id);
    },
  },
  Mutation: {
    async sendMessage(_, { input, key }, { db, limits, address }) {
      await limits.beforeMessage(address);
      const { website, leaveEmpty, noticeVersion, company = null, ...message } = input;
      const sent = { mutation: 'sendMessage', key, content: input };
      return createOnce({ db, admin: null }, sent, {
        create: async (within) =>
          createMessage(within, {
            ...message,
            company,
            suspectedSpam: looksLikeSpam({ ...message, company }, { website, leaveEmpty }),
            id: randomUUID(),
            createdAt: await steadyTime(within, Date.now()),
            status: 'new',
            noticeVersion: await privacyNoticeShown(within, noticeVersion),
          }),
        idOf: ({ id }) => id,
        find: findMessage,
        raisesRevision: false,
      });
    },
    async setMessageStatus(_, { id, status }, context) {
      const next = stored[status];
      if (next === 'new') throw badInput('status', 'A message never becomes new again.');
      const saved = await setMessageStatus(context.db, id, next);
      if (!saved) throw notFound('Message');
      return saved;
    },
    async setMessageSuspectedSpam(_, { id, suspectedSpam }, context) {
      const saved = await setMessageSuspectedSpam(context.db, id, suspectedSpam);
      if (!saved) throw notFound('Message');
      return saved;
    },
    async deleteMessage(_, { id }, context) {
      if (!(await removeMessage(context.db, id))) throw notFound('Message');
      return true;
    },
  },
  Subscription: {
    messageReceived: {
      async subscribe(_, { since }, context) {
        const known = since == null ? null : await findMessage(context.db, since);
        if (since != null && !known) throw notFound('Message');
        let seen = known?.seq ?? (await lastMessageSeq(context.db));
        return context.changes.follow(async () => {
          await requireLiveSession(context);
          const arrived = await messagesArrivedAfter(context.db, seen);
          seen = arrived.at(-1)?.seq ?? seen;
          return arrived.map((message) => ({ messageReceived: message }));
        });
      },
    },
  },
  Message: {
    status: ({ status }) => shown[status],
    undelivered: ({ id }, _, context) => undeliveredBatched(context, id, {}),
  },
  MessageConnection: connectionFields,
} satisfies Resolvers;
