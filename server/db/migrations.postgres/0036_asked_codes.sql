CREATE TABLE "customer_codes" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"customer" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"code" text collate "C" NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"learned_by" text collate "C" NOT NULL,
	"learned_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry_rows" ADD COLUMN "asked_code" text collate "C";--> statement-breakpoint
ALTER TABLE "quote_rows" ADD COLUMN "asked_code" text collate "C";--> statement-breakpoint
ALTER TABLE "offer_rows" ADD COLUMN "asked_code" text collate "C";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_codes_by_code" ON "customer_codes" USING btree ("customer","key");--> statement-breakpoint
CREATE INDEX "customer_codes_by_product" ON "customer_codes" USING btree ("product_id");