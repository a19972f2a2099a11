import { addToAuditWithin } from '../../../context/audit.ts';
import { perAccount } from '../../../limits/budget.ts';
import type { Context } from '../../../context/context.ts';
import { secondFactorRequired, wrongCode } from '../../../core/errors.ts';
import { keepSecurity } from '../../../context/securityLog.ts';
import type { AdminRow } from '../../../db/tables/accountTables.ts';
import { withinLimits } from '../sessions/withinLimits.ts';
import { addMail } from '../../../mail/outbox.store.ts';
import { findActiveSecondFactor } from './secondFactor.store.ts';
import { takeAppCode, takeRecoveryCode } from './takeCode.ts';
import { isAppCode } from './totp.ts';

/**
 * Throws `SECOND_FACTOR_REQUIRED` when a code is needed and missing. The refusal of a wrong one says what is wrong with it: the
 * password was right, so it tells a stranger nothing.
 */
export async function requireSecondStep(context: Context, admin: AdminRow, code: string | null | undefined) {
  if (!(await findActiveSecondFactor(context.db, admin.id))) return;
  if (!code) throw secondFactorRequired();
  const { codes } = context.limits;
  const report = (wrong: number) => reportWrongCodes(context, admin, wrong);
  let why: string | null = null;
  const tried = () =>
    isAppCode(code)
      ? codes.tryApp(admin.id, async () => (why = await takeAppCode(context, admin, code, Date.now())) === null, report)
      : codes.tryRecovery(admin.id, async () => (why = await takeRecoveryCode(context, admin, code)) === null);
  if (await withinLimits(context, admin.email, tried)) return;
  await keepSecurity(context, 'sign-in failed', { admin: admin.email });
  throw wrongCode(why ?? '');
}

/** The person gets a mail after 5 wrong codes, 10, 20, …: somebody who tries codes knows the password. */
const isMailed = (wrong: number) => Number.isInteger(Math.log2(wrong / perAccount.wrongCodesTold));

async function reportWrongCodes({ db }: Context, { id, email }: AdminRow, wrong: number) {
  if (!isMailed(wrong)) return;
  const now = Date.now();
  await db.write(
    async (tx) => {
      await addToAuditWithin(tx, { event: 'WRONG_CODES', admin: email, about: `${wrong}` });
      await addMail(tx, { kind: 'WRONG_CODES', subjectId: `${id}.${now}` }, now);
    },
    { raisesRevision: false },
  );
}
