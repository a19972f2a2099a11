DROP INDEX "products_by_offer";--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "shows_unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "untranslated" text collate "C" DEFAULT 'IN_PLACE' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_offer" ON "products" USING btree ("category_id","availability","kind_id","price","lead_days","is_public","complete","brand");