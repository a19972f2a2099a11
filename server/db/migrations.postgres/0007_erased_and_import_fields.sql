ALTER TABLE "audit" ADD COLUMN "erased" json;--> statement-breakpoint
ALTER TABLE "imported_products" ADD COLUMN "written" json;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kept" json DEFAULT '[]'::json NOT NULL;