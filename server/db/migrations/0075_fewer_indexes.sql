DROP INDEX `audit_by_age`;--> statement-breakpoint
DROP INDEX `audit_by_event`;--> statement-breakpoint
CREATE INDEX `audit_by_event` ON `audit` (`event`,`seq`) WHERE "audit"."event" <> 'CHANGED';--> statement-breakpoint
DROP INDEX `changes_by_kind`;--> statement-breakpoint
CREATE INDEX `changes_by_kind` ON `changes` (`kind`,`seq`) WHERE "changes"."kind" is null or "changes"."kind" <> 'EDIT';