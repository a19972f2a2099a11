ALTER TABLE "quote_rows" ADD COLUMN "unread_quantity" text collate "C";--> statement-breakpoint
ALTER TABLE "quote_rows" ADD COLUMN "written" text collate "C";