CREATE TABLE "fetched_pictures" (
	"import_id" text collate "C" NOT NULL,
	"product_seq" bigint NOT NULL,
	"place" bigint NOT NULL,
	"address" text collate "C" NOT NULL,
	"host" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"tries" bigint NOT NULL,
	"url" text collate "C",
	"reason" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "made" json;--> statement-breakpoint
ALTER TABLE "fetched_pictures" ADD CONSTRAINT "fetched_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fetched_pictures_by_import" ON "fetched_pictures" USING btree ("import_id","state");--> statement-breakpoint
CREATE INDEX "fetched_pictures_by_state" ON "fetched_pictures" USING btree ("state","tries");--> statement-breakpoint
CREATE INDEX "fetched_pictures_by_product" ON "fetched_pictures" USING btree ("product_seq");