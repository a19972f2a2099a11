import { requireAdmin } from '../../core/context.ts';
import { badInput, notFound, unauthenticated } from '../../core/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import * as auth from './auth.store.ts';
import { hashPassword, passwordFits } from './password.ts';

export const authResolvers: Resolvers = {
  Query: {
    me: (_, __, { admin }) => admin,
    mySessions(_, __, context) {
      const { id } = requireAdmin(context);
      return auth.sessionsOf(context.db, id, Date.now());
    },
  },
  Mutation: {
    async signIn(_, { email, password }, { db, limits, address, token, userAgent, setSession }) {
      const account = auth.normalEmail(email);
      await limits.beforeSignIn(address, account);
      const admin = await auth.findAdmin(db, account);
      if (!(await passwordFits(admin, password)) || !admin) {
        throw unauthenticated('Failed to sign in. Please check your credentials.');
      }
      await limits.signInWorked(address, account);
      if (token) await auth.closeSession(db, token);
      setSession(await auth.openSession(db, admin.id, Date.now(), userAgent));
      return admin;
    },
    async signOut(_, __, { db, token, setSession }) {
      setSession(null);
      return token ? auth.closeSession(db, token) : false;
    },
    async endSession(_, { id }, context) {
      const admin = requireAdmin(context);
      if (!(await auth.endSession(context.db, admin.id, id))) throw notFound('Session');
      return true;
    },
    async changePassword(_, { current, next }, context) {
      const admin = requireAdmin(context);
      const { db, limits, address, token } = context;
      await limits.beforeSignIn(address, admin.email);
      if (!(await passwordFits(admin, current))) throw badInput('current', 'This is not the current password.');
      await limits.signInWorked(address, admin.email);
      await auth.setPassword(db, admin.email, await hashPassword(next), token ?? '');
      return true;
    },
  },
  Session: {
    current: (session, _, { token }) => auth.isSessionOf(session, token),
  },
};
