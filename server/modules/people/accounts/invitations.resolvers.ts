import { addToAudit } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { inUse, notFound } from '../../../core/errors.ts';
import { rolesText } from '../../../../common/enumWords.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { undeliveredBatched } from '../../../mail/mailTrouble.ts';
import { beginSession } from '../sessions/signedIn.ts';
import { hashPassword, refuseCommon } from '../sessions/password.ts';
import { invitationPath } from './invitationMail.ts';
import {
  acceptInvitation,
  addInvitation,
  findInvitationByToken,
  listInvitations,
  withdrawInvitation,
} from './invitations.store.ts';
import { rolesGiven } from './accounts.store.ts';

const iso = (time: number) => new Date(time).toISOString();

const byLink = ({ db, limits, address }: Context, token: string) =>
  limits.followLink(address, () => findInvitationByToken(db, token, Date.now()));

export const invitationResolvers = {
  Query: {
    invitations(_, __, context) {
      return listInvitations(context.db);
    },
    invitation: (_, { token }, context) => byLink(context, token),
  },
  Mutation: {
    async invitePerson(_, { email, roles: asked }, context) {
      const { db, key, sendsMail } = context;
      const invitedBy = requireAdmin(context).email;
      const roles = rolesGiven(asked);
      const invitation = await addInvitation(db, key.tokenOf, { email, roles, invitedBy }, Date.now());
      if (!invitation) throw inUse(`There is already a person with the address ${email}.`);
      await addToAudit(db, {
        event: 'PERSON_INVITED',
        admin: invitedBy,
        about: `${invitation.email}: ${rolesText(roles)}`,
      });
      return { invitation, path: invitationPath(key, invitation.id), mailed: sendsMail };
    },
    async withdrawInvitation(_, { id }, context) {
      const { email } = requireAdmin(context);
      const withdrawn = await withdrawInvitation(context.db, id);
      if (!withdrawn) return false;
      await addToAudit(context.db, { event: 'INVITATION_WITHDRAWN', admin: email, about: withdrawn.email });
      return true;
    },
    async acceptInvitation(_, { token, name, password }, context) {
      const { db } = context;
      // The link is checked first, since hashing is expensive and a stranger must not cause it.
      if (!(await byLink(context, token))) throw notFound('Invitation');
      await refuseCommon('password', password);
      const passwordHash = await hashPassword(password);
      const admin = await acceptInvitation(db, token, { name, passwordHash }, Date.now());
      if (!admin) throw notFound('Invitation');
      await addToAudit(db, { event: 'INVITATION_ACCEPTED', admin: admin.email });
      await beginSession(context, admin);
      return admin;
    },
  },
  Invitation: {
    createdAt: ({ createdAt }) => iso(createdAt),
    expiresAt: ({ expiresAt }) => iso(expiresAt),
    ended: ({ expiresAt }) => expiresAt <= Date.now(),
    mailFailure: async ({ id }, _, context) => (await undeliveredBatched(context, id, {}))[0]?.failure ?? null,
  },
  InvitationToAccept: { expiresAt: ({ expiresAt }) => iso(expiresAt) },
} satisfies Resolvers;
