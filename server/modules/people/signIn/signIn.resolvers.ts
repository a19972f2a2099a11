import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { badInput, notFound, unauthenticated } from '../../../core/errors.ts';
import { keepSecurity } from '../../../context/securityLog.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { requireSecondStep } from '../secondFactor/requireSecondStep.ts';
import * as auth from '../sessions/sessions.store.ts';
import { beginSession } from '../sessions/signedIn.ts';
import { hashPassword, passwordFits, refuseCommon } from '../sessions/password.ts';
import { withinLimits } from '../sessions/withinLimits.ts';

export const authResolvers = {
  Query: {
    me: (_, __, { admin, usedKey }) => (usedKey ? null : admin),
    admins(_, __, context) {
      return auth.listSellers(context.db);
    },
    mySessions(_, __, context) {
      const { id } = requireAdmin(context);
      return auth.sessionsOf(context.db, id, Date.now());
    },
  },
  Mutation: {
    async signIn(_, { email, password, code }, context) {
      const account = auth.normalEmail(email);
      const admin = await auth.findAdmin(context.db, account);
      if (!(await fits(context, account, admin, password)) || admin?.suspendedAt !== null) {
        await keepSecurity(context, 'sign-in failed', { admin: admin?.email });
        throw unauthenticated('Failed to sign in. Please check your credentials.');
      }
      await requireSecondStep(context, admin, code);
      await beginSession(context, admin);
      return admin;
    },
    async signOut(_, __, context) {
      const { db, token, admin, setSession } = context;
      setSession(null);
      if (!token) return false;
      await keepSecurity(context, 'signed out', { admin: admin?.email });
      return auth.closeSession(db, token);
    },
    async endSession(_, { id }, context) {
      const admin = requireAdmin(context);
      if (!(await auth.endSession(context.db, admin.id, id))) throw notFound('Session');
      return true;
    },
    endOtherSessions(_, __, context) {
      const { id } = requireAdmin(context);
      return auth.endOtherSessions(context.db, id, context.token ?? '');
    },
    async changePassword(_, { current, next }, context) {
      const admin = requireAdmin(context);
      if (!(await fits(context, admin.email, admin, current))) {
        await keepSecurity(context, 'password change failed', { admin: admin.email });
        throw badInput('current', 'This is not the current password.');
      }
      await refuseCommon('next', next);
      await auth.setPassword(context.db, admin.email, await hashPassword(next), context.token ?? '');
      await keepSecurity(context, 'password changed', { admin: admin.email });
      return true;
    },
  },
  Session: {
    current: (session, _, { token }) => auth.isSessionOf(session, token),
  },
} satisfies Resolvers;

/** Checks a password within the limits on tries. Throws `RATE_LIMITED`. */
async function fits(context: Context, account: string, admin: Context['admin'], password: string) {
  const { db, limits, address } = context;
  const renew = async (passwordHash: string) => admin && auth.renewHash(db, admin, passwordHash);
  const tried = () =>
    limits.tryPassword(address, account, () => passwordFits(admin, password, renew), context.leaving());
  return withinLimits(context, admin?.email, tried);
}
