import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { badInput, inUse, unauthenticated } from '../../../core/errors.ts';
import { keepSecurity } from '../../../context/securityLog.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { beginSession } from '../sessions/signedIn.ts';
import { withinLimits } from '../sessions/withinLimits.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import { readAdded, readSignedIn } from './answers.ts';
import { requestOptions, whoSignsIn } from './authentication.ts';
import { addPasskey, listPasskeys, mostPasskeys, removePasskey } from './passkeys.store.ts';
import { checkAdded, creationOptions } from './registration.ts';

export const passkeyResolvers = {
  Query: {
    myPasskeys: (_, __, context) => listPasskeys(context.db, requireAdmin(context).id),
  },
  Mutation: {
    async beginPasskey(_, __, context) {
      const admin = requireAdmin(context);
      const known = await listPasskeys(context.db, admin.id);
      if (known.length >= mostPasskeys) throw inUse(`You have ${mostPasskeys} passkeys. Remove one first.`);
      const company = await findContact(context.db);
      return creationOptions(context, admin, known, company?.name || 'Vitrin');
    },
    async addPasskey(_, { name, response }, context) {
      const admin = requireAdmin(context);
      const made = await checkAdded(context, admin, readAdded(response));
      if (!made) throw badInput('response', 'The passkey does not answer what was asked. Please try again.');
      const row = { ...made, adminId: admin.id, name, createdAt: Date.now() };
      const added = await addPasskey(context.db, row);
      if (!added) throw inUse('This passkey is there already, or there are too many.');
      await addToAudit(context.db, { event: 'PASSKEY_ADDED', admin: admin.email, about: name });
      return added;
    },
    async removePasskey(_, { id }, context) {
      const admin = requireAdmin(context);
      const removed = await removePasskey(context.db, admin.id, id);
      if (!removed) return false;
      await addToAudit(context.db, { event: 'PASSKEY_REMOVED', admin: admin.email, about: removed.name });
      return true;
    },
    beginPasskeySignIn: (_, __, context) => context.relyingParty && requestOptions(context, context.relyingParty.id),
    async signInWithPasskey(_, { response }, context) {
      const answer = readSignedIn(response);
      const { limits, address } = context;
      const tried = () => limits.tryPasskey(address, () => whoSignsIn(context, answer));
      const admin = await withinLimits(context, undefined, tried);
      if (!admin) {
        await keepSecurity(context, 'sign-in failed');
        throw unauthenticated('Failed to sign in. Please check your credentials.');
      }
      await beginSession(context, admin, 'signed in with a passkey');
      return admin;
    },
  },
} satisfies Resolvers;
