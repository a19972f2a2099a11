import type { AuditEvent } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/audit.ts';

export const auditEvents: Record<AuditEvent, string> = words.auditEvents;

export const isAuditEvent = (text: string): text is AuditEvent => text in auditEvents;
