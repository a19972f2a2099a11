DROP INDEX "spec_values_by_product";--> statement-breakpoint
DROP INDEX "spec_values_by_term";--> statement-breakpoint
DROP INDEX "spec_values_by_measure";--> statement-breakpoint
DROP INDEX "spec_values_by_category_and_term";--> statement-breakpoint
DROP INDEX "spec_values_by_category_and_measure";--> statement-breakpoint
DROP INDEX "products_by_age";--> statement-breakpoint
DROP INDEX "products_by_category";--> statement-breakpoint
DROP INDEX "products_by_featured";--> statement-breakpoint
DROP INDEX "products_by_kind";--> statement-breakpoint
DROP INDEX "products_by_offer";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "status" text collate "C" DEFAULT 'PUBLISHED' NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "status" text collate "C" DEFAULT 'PUBLISHED' NOT NULL;--> statement-breakpoint
ALTER TABLE "spec_values" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "status" text collate "C" DEFAULT 'PUBLISHED' NOT NULL;--> statement-breakpoint
ALTER TABLE "general" ADD COLUMN "new_as_drafts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status" text collate "C" DEFAULT 'PUBLISHED' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_status" ON "products" USING btree ("status","created_at","id") WHERE "products"."status" <> 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spec_values_by_product" ON "spec_values" USING btree ("product_seq","attribute_id","term","low","high","is_public");--> statement-breakpoint
CREATE INDEX "spec_values_by_term" ON "spec_values" USING btree ("attribute_id","term","discontinued","product_seq","is_public");--> statement-breakpoint
CREATE INDEX "spec_values_by_measure" ON "spec_values" USING btree ("attribute_id","low","high","discontinued","product_seq","is_public") WHERE "spec_values"."low" is not null;--> statement-breakpoint
CREATE INDEX "spec_values_by_category_and_term" ON "spec_values" USING btree ("category_id","attribute_id","term","discontinued","product_seq","is_public") WHERE "spec_values"."term" is not null;--> statement-breakpoint
CREATE INDEX "spec_values_by_category_and_measure" ON "spec_values" USING btree ("category_id","attribute_id","low","high","discontinued","product_seq","is_public") WHERE "spec_values"."low" is not null;--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at","id","availability","is_public");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","created_at","id","availability","is_public");--> statement-breakpoint
CREATE INDEX "products_by_featured" ON "products" USING btree ("featured","created_at","id","availability","is_public");--> statement-breakpoint
CREATE INDEX "products_by_kind" ON "products" USING btree ("kind_id","category_id","created_at","id","availability","is_public");--> statement-breakpoint
CREATE INDEX "products_by_offer" ON "products" USING btree ("category_id","availability","kind_id","price","lead_days","is_public");