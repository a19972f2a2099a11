DROP INDEX "notifications_by_time";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "failure" text collate "C";--> statement-breakpoint
CREATE INDEX "notifications_by_subject" ON "notifications" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "notifications_by_time" ON "notifications" USING btree ("failure","next_at");