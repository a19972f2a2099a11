CREATE TABLE "preview_links" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"created_by" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "preview_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "waiting_changes" (
	"product_id" text collate "C" PRIMARY KEY NOT NULL,
	"changes" json NOT NULL,
	"base" json NOT NULL,
	"changed_by" text collate "C" NOT NULL,
	"changed_at" bigint NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_pictures" (
	"product_id" text collate "C" NOT NULL,
	"url" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_pictures" ADD CONSTRAINT "waiting_pictures_product_id_waiting_changes_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."waiting_changes"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_by_product" ON "preview_links" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "preview_links_by_end" ON "preview_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "waiting_pictures_by_product" ON "waiting_pictures" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "waiting_pictures_by_url" ON "waiting_pictures" USING btree ("url");