ALTER TABLE "admins" ADD COLUMN "starts_with_today" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "settled_at" bigint;--> statement-breakpoint
CREATE INDEX "offers_by_end" ON "offers" USING btree ("valid_until");