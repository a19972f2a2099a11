import { unauthenticated } from '../../graphql/errors.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import * as auth from './auth.store.ts';
import { passwordFits } from './password.ts';

export const authResolvers: Resolvers = {
  Query: {
    me: (_, __, { admin }) => admin,
  },
  Mutation: {
    async signIn(_, { email, password }, { db, limits, address, token, setSession }) {
      const account = auth.normalEmail(email);
      await limits.beforeSignIn(address, account);
      const admin = await auth.findAdmin(db, account);
      if (!(await passwordFits(admin, password)) || !admin) {
        await limits.signInFailed(address, account);
        throw unauthenticated('Failed to sign in. Please check your credentials.');
      }
      if (token) await auth.closeSession(db, token);
      setSession(await auth.openSession(db, admin.id, Date.now()));
      return admin;
    },
    async signOut(_, __, { db, token, setSession }) {
      setSession(null);
      return token ? auth.closeSession(db, token) : false;
    },
  },
};
