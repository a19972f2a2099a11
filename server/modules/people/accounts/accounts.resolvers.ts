import { addToAudit, type AuditEvent } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import { holds } from '../../../core/holds.ts';
import { rolesText } from '../../../../common/enumWords.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { findActiveSecondFactor } from '../secondFactor/secondFactor.store.ts';
import {
  changeOwnAccount,
  listPeople,
  removePerson,
  renamePerson,
  rolesGiven,
  setRolesOf,
  setSuspended,
} from './accounts.store.ts';

const iso = (time: number) => new Date(time).toISOString();

type Changed = Awaited<ReturnType<typeof renamePerson>>;

/** Records in the audit log what an owner did to an account, unless it was so already. Throws `NOT_FOUND` for nobody. */
async function recorded(context: Context, event: AuditEvent, changed: Changed, what = '') {
  if (!changed) throw notFound('Person');
  if (holds(changed.after, changed.before)) return changed.after;
  const about = [changed.before.email, what].filter(Boolean).join(': ');
  await addToAudit(context.db, { event, admin: requireAdmin(context).email, about });
  return changed.after;
}

export const peopleResolvers = {
  Query: {
    people(_, __, context) {
      return listPeople(context.db);
    },
  },
  Mutation: {
    async renamePerson(_, { id, name }, context) {
      return recorded(context, 'PERSON_RENAMED', await renamePerson(context.db, id, name), name);
    },
    async updateOwnAccount(_, { input: { name, signature, startsWithToday, language } }, context) {
      const { id } = requireAdmin(context);
      const values = {
        ...(name != null && { name }),
        ...(signature != null && { signature }),
        ...(startsWithToday != null && { startsWithToday }),
        ...(language != null && { language: language.toLowerCase() as Lowercase<typeof language> }),
      };
      if (Object.keys(values).length === 0) throw badInput('', 'Nothing is to be changed.');
      const changed = await changeOwnAccount(context.db, id, values);
      if (!changed) throw notFound('Person');
      const { email, name: before } = changed.before;
      if (name != null && name !== before)
        await addToAudit(context.db, { event: 'PERSON_RENAMED', admin: email, about: `${email}: ${name}` });
      return changed.after;
    },
    async setPersonRoles(_, { id, roles: asked }, context) {
      const roles = rolesGiven(asked);
      const changed = await setRolesOf(context.db, id, roles);
      return recorded(
        context,
        'ROLE_CHANGED',
        changed,
        `${rolesText(changed?.before.roles ?? [])} → ${rolesText(roles)}`,
      );
    },
    async setPersonSuspended(_, { id, suspended }, context) {
      const changed = await setSuspended(context.db, id, suspended ? Date.now() : null);
      return recorded(context, suspended ? 'PERSON_SUSPENDED' : 'PERSON_LET_IN', changed);
    },
    async removePerson(_, { id }, context) {
      const { email } = requireAdmin(context);
      const removed = await removePerson(context.db, id);
      if (!removed) throw notFound('Person');
      await addToAudit(context.db, { event: 'PERSON_REMOVED', admin: email, about: removed.email });
      return true;
    },
  },
  Person: {
    twoStep: async ({ id }, _, { db }) => (await findActiveSecondFactor(db, id)) !== null,
    suspended: ({ suspendedAt }) => suspendedAt !== null,
    createdAt: ({ createdAt }) => iso(createdAt),
    lastSeenAt: ({ lastSeenAt }) => (lastSeenAt === null ? null : iso(lastSeenAt)),
  },
} satisfies Resolvers;
