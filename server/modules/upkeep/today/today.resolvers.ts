import { requireAdmin } from '../../../context/rights.ts';
import { notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { mailboxTrouble } from '../../../mail/bounces/mailboxTrouble.ts';
import { mailTrouble } from '../../../mail/mailTrouble.ts';
import { countUnsettledMails, settleMail, unsettledMails } from '../../../mail/outbox.store.ts';
import { requireLiveSession } from '../../people/sessions/requireSession.ts';
import { whatMailsAre } from '../notices/failedMails.ts';
import { todayFigures } from './todayFigures.ts';

export const todayResolvers = {
  Query: {
    todayFigures: (_, __, context) => todayFigures(context, requireAdmin(context)),
    async failedMails(_, { first }, { db, mailHost, mailboxHost, admin }) {
      const mails = await unsettledMails(db, first ?? 5);
      const said = await whatMailsAre(db, mails, admin?.language ?? 'en');
      return {
        totalCount: await countUnsettledMails(db),
        trouble: await mailTrouble({ db, mailHost }),
        mailboxTrouble: await mailboxTrouble({ db, mailboxHost }),
        nodes: mails.flatMap(({ seq, failure, nextAt }) => {
          const mail = said.get(seq);
          return mail && failure
            ? [{ id: String(seq), ...mail, failure, failedAt: new Date(nextAt).toISOString() }]
            : [];
        }),
      };
    },
  },
  Mutation: {
    async settleFailedMail(_, { id }, { db }) {
      if (!/^\d{1,15}$/.test(id) || !(await settleMail(db, Number(id), Date.now()))) throw notFound('Mail');
      return true;
    },
  },
  Subscription: {
    todayFigures: {
      async subscribe(_, __, context) {
        const person = requireAdmin(context);
        let known = '';
        return context.changes.follow(async () => {
          await requireLiveSession(context);
          const figures = await todayFigures(context, person);
          const now = JSON.stringify(figures);
          if (now === known) return [];
          known = now;
          return [{ todayFigures: figures }];
        });
      },
    },
  },
} satisfies Resolvers;
