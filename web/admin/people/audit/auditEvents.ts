import type { AuditEvent } from '../../../graphql/generated/operations.ts';
import * as words from '../../../words/admin/en/audit.ts';

export const auditEvents: Record<AuditEvent, string> = words.auditEvents;

export const isAuditEvent = (text: string): text is AuditEvent => text in auditEvents;
