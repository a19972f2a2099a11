CREATE TABLE "outliers" (
	"product_seq" bigint NOT NULL,
	"attribute_id" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_kinds" ADD COLUMN "weights" json DEFAULT '{"specs":1,"picture":1,"code":1,"description":1,"price":1}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "outliers" ADD CONSTRAINT "outliers_product_seq_products_seq_fk" FOREIGN KEY ("product_seq") REFERENCES "public"."products"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outliers_by_product" ON "outliers" USING btree ("product_seq");