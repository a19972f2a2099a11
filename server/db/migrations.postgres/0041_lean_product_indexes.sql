DROP INDEX "products_complete_by_category";--> statement-breakpoint
DROP INDEX "products_by_featured";--> statement-breakpoint
DROP INDEX "products_by_image";--> statement-breakpoint
DROP INDEX "products_by_successor";--> statement-breakpoint
DROP INDEX "products_by_former_category";--> statement-breakpoint
DROP INDEX "products_by_kind";--> statement-breakpoint
DROP INDEX "products_of_kind_by_size";--> statement-breakpoint
DROP INDEX "products_of_both_by_size";--> statement-breakpoint
DROP INDEX "products_by_family";--> statement-breakpoint
DROP INDEX "products_by_offer";--> statement-breakpoint
DROP INDEX "products_by_brand";--> statement-breakpoint
DROP INDEX "products_by_pricing";--> statement-breakpoint
CREATE INDEX "products_by_featured" ON "products" USING btree ("created_at","id","availability","is_public") WHERE "products"."featured";--> statement-breakpoint
CREATE INDEX "products_by_image" ON "products" USING btree ("image") WHERE "products"."image" is not null;--> statement-breakpoint
CREATE INDEX "products_by_successor" ON "products" USING btree ("successor_id") WHERE "products"."successor_id" is not null;--> statement-breakpoint
CREATE INDEX "products_by_former_category" ON "products" USING btree ("former_category_id") WHERE "products"."former_category_id" is not null;--> statement-breakpoint
CREATE INDEX "products_by_kind" ON "products" USING btree ("kind_id","category_id","created_at","id","availability","is_public") WHERE "products"."kind_id" is not null;--> statement-breakpoint
CREATE INDEX "products_of_kind_by_size" ON "products" USING btree ("kind_id","size_key","id","availability","is_public") WHERE "products"."kind_id" is not null;--> statement-breakpoint
CREATE INDEX "products_of_both_by_size" ON "products" USING btree ("kind_id","category_id","size_key","id","availability","is_public") WHERE "products"."kind_id" is not null;--> statement-breakpoint
CREATE INDEX "products_by_family" ON "products" USING btree ("family_id") WHERE "products"."family_id" is not null;--> statement-breakpoint
CREATE INDEX "products_by_offer" ON "products" USING btree ("category_id","availability","kind_id","price","lead_days","is_public","complete");--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand","created_at","id") WHERE "products"."brand" is not null;--> statement-breakpoint
CREATE INDEX "products_by_pricing" ON "products" USING btree ("priced_at","created_at","id","availability") WHERE "products"."priced_at" is not null;