CREATE TABLE "health_days" (
	"day" text collate "C" PRIMARY KEY NOT NULL,
	"counts" json NOT NULL,
	"counted_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_fine" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"check_name" text collate "C" NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"admin" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "complete" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "priced_at" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fine" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "products" SET "complete" = 25 * (CASE WHEN "image" IS NULL THEN 0 ELSE 1 END + CASE WHEN "stock_code" IS NULL THEN 0 ELSE 1 END + CASE WHEN length("description") < 60 THEN 0 ELSE 1 END + CASE WHEN "price" IS NULL THEN 0 ELSE 1 END);--> statement-breakpoint
UPDATE "products" SET "priced_at" = (extract(epoch from date_trunc('day', now())) * 1000)::bigint WHERE "price" IS NOT NULL;--> statement-breakpoint
UPDATE "products" SET "complete" = (
	SELECT (200 * ((CASE WHEN "image" IS NULL THEN 0 ELSE 1 END + CASE WHEN "stock_code" IS NULL THEN 0 ELSE 1 END + CASE WHEN length("description") < 60 THEN 0 ELSE 1 END + CASE WHEN "price" IS NULL THEN 0 ELSE 1 END) + "of_kind"."stated") + 4 + "of_kind"."required") / (2 * (4 + "of_kind"."required"))
	FROM (
		SELECT count(*) AS "required", coalesce(sum(CASE WHEN EXISTS (
			SELECT 1 FROM "spec_values"
			WHERE "product_seq" = "products"."seq" AND "attribute_id" = "has" ->> 'attributeId'
		) THEN 1 ELSE 0 END), 0) AS "stated"
		FROM "product_kinds", json_array_elements("product_kinds"."attributes") AS "has"
		WHERE "product_kinds"."id" = "products"."kind_id" AND ("has" ->> 'required')::boolean
	) AS "of_kind"
) WHERE "kind_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "health_fine_by_check" ON "health_fine" USING btree ("check_name","product_id");--> statement-breakpoint
CREATE INDEX "health_fine_by_product" ON "health_fine" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "health_fine_by_age" ON "health_fine" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_small" ON "images" USING btree ("url") WHERE "images"."width" < 800;--> statement-breakpoint
CREATE INDEX "products_without_alt" ON "products" USING btree ("created_at","id") WHERE "products"."image" is not null and "products"."image_alt" is null;--> statement-breakpoint
CREATE INDEX "products_described_briefly" ON "products" USING btree ("created_at","id") WHERE length("products"."description") < 60;--> statement-breakpoint
CREATE INDEX "products_without_successor" ON "products" USING btree ("created_at","id") WHERE "products"."availability" = 'DISCONTINUED' and "products"."successor_id" is null;--> statement-breakpoint
CREATE INDEX "products_by_pricing" ON "products" USING btree ("priced_at","created_at","id","availability");--> statement-breakpoint
CREATE INDEX "products_by_completeness" ON "products" USING btree ("complete","id");--> statement-breakpoint
CREATE INDEX "products_complete_by_category" ON "products" USING btree ("category_id","complete");