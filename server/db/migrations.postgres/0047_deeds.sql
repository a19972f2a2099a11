CREATE TABLE "undone_changes" (
	"change_seq" bigint PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"admin" text collate "C",
	"restored" bigint NOT NULL,
	"kept" json DEFAULT '[]'::json NOT NULL,
	"kept_count" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "kind" text collate "C";--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "things" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "note" json;--> statement-breakpoint
ALTER TABLE "undone_changes" ADD CONSTRAINT "undone_changes_change_seq_changes_seq_fk" FOREIGN KEY ("change_seq") REFERENCES "public"."changes"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_by_admin" ON "changes" USING btree ("admin","seq");--> statement-breakpoint
CREATE INDEX "changes_by_kind" ON "changes" USING btree ("kind","seq");