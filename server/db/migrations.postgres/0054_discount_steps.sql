ALTER TABLE "offer_rows" ADD COLUMN "discount_steps" text collate "C";--> statement-breakpoint
ALTER TABLE "order_rows" ADD COLUMN "discount_steps" text collate "C";