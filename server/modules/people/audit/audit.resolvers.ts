import { connectionFields } from '../../../context/connection.ts';
import type { AuditEvent, Resolvers } from '../../../generated/resolvers.ts';
import { auditEventPage } from './audit.store.ts';

export const auditResolvers = {
  Query: {
    audit(_, { event, admin, first, after }, context) {
      return auditEventPage(context.db, { ...(event && { event }), ...(admin && { admin }) }, { first, after });
    },
  },
  AuditEntry: {
    at: ({ at }) => new Date(at).toISOString(),
    // Only `addToAudit` writes it, and it accepts no other event.
    event: ({ event }) => event as AuditEvent,
  },
  AuditConnection: connectionFields,
} satisfies Resolvers;
