ALTER TABLE "products" ADD COLUMN "size_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_size" ON "products" USING btree ("size_key","id","availability","is_public");--> statement-breakpoint
CREATE INDEX "products_of_category_by_size" ON "products" USING btree ("category_id","size_key","id","availability","is_public");--> statement-breakpoint
CREATE INDEX "products_of_kind_by_size" ON "products" USING btree ("kind_id","size_key","id","availability","is_public");--> statement-breakpoint
CREATE INDEX "products_of_both_by_size" ON "products" USING btree ("kind_id","category_id","size_key","id","availability","is_public");