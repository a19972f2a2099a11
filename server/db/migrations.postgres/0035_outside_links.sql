CREATE TABLE "outside_links" (
	"product_seq" bigint NOT NULL,
	"address" text collate "C" NOT NULL,
	"asked_at" bigint,
	"failures" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outside_links" ADD CONSTRAINT "outside_links_product_seq_products_seq_fk" FOREIGN KEY ("product_seq") REFERENCES "public"."products"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_links_by_product" ON "outside_links" USING btree ("product_seq");--> statement-breakpoint
CREATE INDEX "outside_links_by_failures" ON "outside_links" USING btree ("failures","product_seq");