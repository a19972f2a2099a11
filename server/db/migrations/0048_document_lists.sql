CREATE INDEX `document_files_by_age` ON `document_files` (`created_at`,`url`);--> statement-breakpoint
CREATE INDEX `documents_by_kind` ON `documents` (`kind`,`id`);