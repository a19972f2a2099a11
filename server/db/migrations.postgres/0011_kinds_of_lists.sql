DROP INDEX "products_by_kind";--> statement-breakpoint
DROP INDEX "products_by_offer";--> statement-breakpoint
CREATE INDEX "products_by_kind" ON "products" USING btree ("kind_id","category_id","created_at","id","availability");--> statement-breakpoint
CREATE INDEX "products_by_offer" ON "products" USING btree ("category_id","availability","kind_id","price","lead_days");