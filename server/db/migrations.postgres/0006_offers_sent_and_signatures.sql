ALTER TABLE "admins" ADD COLUMN "signature" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "sent_at" bigint;--> statement-breakpoint
-- Buyers have seen each offer that was made before there was sending.
UPDATE "offers" SET "sent_at" = "created_at";
