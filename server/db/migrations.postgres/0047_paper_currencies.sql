ALTER TABLE "money" ADD COLUMN "foreign_terms" text collate "C";--> statement-breakpoint
ALTER TABLE "offer_rows" ADD COLUMN "gross" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "currency" text collate "C" DEFAULT 'TRY' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "rates" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "order_rows" ADD COLUMN "gross" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "currency" text collate "C" DEFAULT 'TRY' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rates" json DEFAULT '[]'::json NOT NULL;