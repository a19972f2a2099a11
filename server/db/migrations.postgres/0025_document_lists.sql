CREATE INDEX "document_files_by_age" ON "document_files" USING btree ("created_at","url");--> statement-breakpoint
CREATE INDEX "documents_by_kind" ON "documents" USING btree ("kind","id");