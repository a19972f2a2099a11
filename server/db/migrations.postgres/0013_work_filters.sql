DROP INDEX "revisions_by_change";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lacks_specs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "products" SET "lacks_specs" = true WHERE EXISTS (
	SELECT 1 FROM "product_kinds", json_array_elements("product_kinds"."attributes") AS "has"
	WHERE "product_kinds"."id" = "products"."kind_id"
		AND ("has" ->> 'required')::boolean
		AND NOT EXISTS (
			SELECT 1 FROM "spec_values"
			WHERE "product_seq" = "products"."seq" AND "attribute_id" = "has" ->> 'attributeId'
		)
);--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand","created_at","id");--> statement-breakpoint
CREATE INDEX "products_without_picture" ON "products" USING btree ("created_at","id") WHERE "products"."image" is null;--> statement-breakpoint
CREATE INDEX "products_without_price" ON "products" USING btree ("created_at","id") WHERE "products"."price" is null;--> statement-breakpoint
CREATE INDEX "products_without_code" ON "products" USING btree ("created_at","id") WHERE "products"."stock_code" is null;--> statement-breakpoint
CREATE INDEX "products_lacking_specs" ON "products" USING btree ("created_at","id") WHERE "products"."lacks_specs";--> statement-breakpoint
CREATE INDEX "revisions_by_change" ON "revisions" USING btree ("change_seq","entity","entity_id");