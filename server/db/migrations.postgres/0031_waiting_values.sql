CREATE TABLE "waiting_values" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"entity" text collate "C" NOT NULL,
	"thing_id" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"changes" json NOT NULL,
	"base" json NOT NULL,
	"changed_by" text collate "C" NOT NULL,
	"changed_at" bigint NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "preview_links_by_product";--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "entity" text collate "C" DEFAULT 'product' NOT NULL;--> statement-breakpoint
CREATE INDEX "preview_links_by_product" ON "preview_links" USING btree ("product_id","entity");