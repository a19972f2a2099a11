import { connectionFields } from '../../../context/connection.ts';
import { badInput, forbidden } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { morning, countUnreadNotices, readAllNotices, readNotices } from '../../people/notices/notices.store.ts';
import * as choices from '../../people/notices/noticeChoices.store.ts';
import { requireLiveSession } from '../../people/sessions/requireSession.ts';
import { noticesOf, readerOf } from './noticesOf.ts';

const iso = (time: number) => new Date(time).toISOString();

export const noticeResolvers = {
  Query: {
    notices: (_, { first, after }, context) => noticesOf(context, { first, after }),
    unreadNotices: (_, __, context) => countUnreadNotices(context.db, readerOf(context)),
    noticeSettings: (_, __, context) => readerOf(context),
  },
  Mutation: {
    async readNotices(_, { ids }, context) {
      const reader = readerOf(context);
      if (ids == null) await readAllNotices(context.db, reader);
      else await readNotices(context.db, reader, ids);
      return countUnreadNotices(context.db, reader);
    },
    async chooseNotices(_, { kind, bell, mail }, context) {
      const reader = readerOf(context);
      if (!reader.kinds.includes(kind)) throw forbidden('Your roles do not include these notices.');
      if (mail !== 'NEVER' && !context.sendsMail)
        throw badInput('mail', 'This site sends no mails: the setting SMTP_URL of the server is not set.');
      await choices.choose(context.db, reader.admin.id, kind, { bell, mail });
      return reader;
    },
  },
  Subscription: {
    unreadNotices: {
      async subscribe(_, __, context) {
        let known: number | undefined;
        return context.changes.follow(async () => {
          await requireLiveSession(context);
          const count = await countUnreadNotices(context.db, readerOf(context));
          if (count === known) return [];
          known = count;
          return [{ unreadNotices: count }];
        });
      },
    },
  },
  Notice: {
    createdAt: ({ createdAt }) => iso(createdAt),
    changedAt: ({ changedAt }) => iso(changedAt),
  },
  NoticeConnection: connectionFields,
  NoticeSettings: {
    sendsMail: (_, __, { sendsMail }) => sendsMail,
    morning: () => morning,
    async choices({ admin, kinds }, _, { db }) {
      const chosen = (await choices.choicesOf(db, admin.id)).choices;
      return kinds.map((kind) => ({ kind, ...(chosen[kind] ?? choices.usual) }));
    },
  },
} satisfies Resolvers;
