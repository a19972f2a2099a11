import { addToAudit, type AuditEvent } from '../../../context/audit.ts';
import { requireRole, type Context } from '../../../context/context.ts';
import { notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { findActive } from '../secondFactor/secondFactor.store.ts';
import * as people from './accounts.store.ts';

const owner = (context: Context) => requireRole(context, ['OWNER']);
const iso = (time: number) => new Date(time).toISOString();

type Changed = Awaited<ReturnType<typeof people.rename>>;

/** Records in the audit log what an owner did to an account. Throws `NOT_FOUND` when there was no change. */
async function recorded(context: Context, event: AuditEvent, changed: Changed, what = '') {
  if (!changed) throw notFound('Person');
  const about = [changed.before.email, what].filter(Boolean).join(': ');
  await addToAudit(context.db, { event, admin: owner(context).email, about });
  return changed.after;
}

export const peopleResolvers = {
  Query: {
    people(_, __, context) {
      owner(context);
      return people.list(context.db);
    },
  },
  Mutation: {
    async renamePerson(_, { id, name }, context) {
      owner(context);
      return recorded(context, 'PERSON_RENAMED', await people.rename(context.db, id, name), name);
    },
    async setPersonRole(_, { id, role }, context) {
      owner(context);
      const changed = await people.setRole(context.db, id, role);
      return recorded(context, 'ROLE_CHANGED', changed, `${changed?.before.role} → ${role}`);
    },
    async setPersonSuspended(_, { id, suspended }, context) {
      owner(context);
      const changed = await people.setSuspended(context.db, id, suspended ? Date.now() : null);
      return recorded(context, suspended ? 'PERSON_SUSPENDED' : 'PERSON_LET_IN', changed);
    },
    async removePerson(_, { id }, context) {
      const { email } = owner(context);
      const removed = await people.remove(context.db, id);
      if (!removed) throw notFound('Person');
      await addToAudit(context.db, { event: 'PERSON_REMOVED', admin: email, about: removed.email });
      return true;
    },
  },
  Person: {
    twoStep: async ({ id }, _, { db }) => (await findActive(db, id)) !== null,
    suspended: ({ suspendedAt }) => suspendedAt !== null,
    createdAt: ({ createdAt }) => iso(createdAt),
    lastSeenAt: ({ lastSeenAt }) => (lastSeenAt === null ? null : iso(lastSeenAt)),
  },
} satisfies Resolvers;
