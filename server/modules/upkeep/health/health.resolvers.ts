import { healthCheckNames } from '../../../../common/health/healthChecks.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { uncategorized } from '../../catalogue/references/categories.store.ts';
import { uncategorizedId } from '../../catalogue/references/categoryId.ts';
import { readProductCheck } from '../../catalogue/products/products.work.ts';
import { acceptFinding, listAcceptedFindings, takeBackFinding } from './acceptedFindings.ts';
import { mailboxTrouble } from '../../../mail/bounces/mailboxTrouble.ts';
import { mailTrouble } from '../../../mail/mailTrouble.ts';
import { countHealthJob } from './health.jobs.ts';
import * as health from './health.store.ts';
import { specFaults } from './specFaults.ts';
import { collator } from '../../../../common/text/locale.ts';

const leastShown = 4;
const names = collator();
/** Counting over more products would hold the process for too long. */
const mostHere = 20_000;
const iso = (time: number) => new Date(time).toISOString();
const percent = ({ complete, count }: { complete: number; count: number }) =>
  count === 0 ? 100 : Math.floor(complete / count);

async function healthNow({ db, heavyWork, leaving, mailHost, mailboxHost }: Context, now: number) {
  const byCategory = await health.completeByCategory(db);
  const whole = byCategory.reduce(
    (sum, { complete, count }) => ({ complete: sum.complete + complete, count: sum.count + count }),
    { complete: 0, count: 0 },
  );
  const { counts, fineCount, before } =
    whole.count > mostHere
      ? await heavyWork.run(countHealthJob, { now }, { signal: leaving() })
      : await health.lookAt(db, now);
  const findings = healthCheckNames.map((check) => {
    const count = counts[check];
    const earlier = before?.counts[check] ?? null;
    return { check, count, before: earlier, risen: earlier === null ? 0 : Math.max(count - earlier, 0) };
  });
  return {
    findings: findings.sort((a, b) => Math.sign(b.risen) - Math.sign(a.risen) || b.count - a.count),
    countedAt: iso(now),
    since: before ? iso(before.countedAt) : null,
    fineCount,
    productCount: whole.count,
    percent: percent(whole),
    categories: byCategory
      .map(({ id, name, ...sums }) => ({
        id: id ?? uncategorizedId,
        name: name ?? uncategorized.name,
        percent: percent(sums),
      }))
      .sort((a, b) => b.percent - a.percent || names.compare(a.name, b.name)),
    leastComplete: await health.leastComplete(db, leastShown),
    mailTrouble: await mailTrouble({ db, mailHost }),
    mailboxTrouble: await mailboxTrouble({ db, mailboxHost }),
  };
}

export const healthResolvers = {
  Query: {
    health: (_, __, context) => healthNow(context, Date.now()),
    specFaults: (_, { check, ids }, { db, admin }) => specFaults(db, { check, ids, language: admin?.language ?? 'en' }),
    fineFindings: (_, { first }, { db }) => listAcceptedFindings(db, first ?? 100),
  },
  Mutation: {
    sayFine(_, { check, ids, reason }, context) {
      const { email: admin } = requireAdmin(context);
      return acceptFinding(context.db, readProductCheck(check, 'check'), ids, { reason, admin, now: Date.now() });
    },
    takeBackFine(_, { check, ids }, context) {
      return takeBackFinding(context.db, readProductCheck(check, 'check'), ids);
    },
  },
} satisfies Resolvers;
