CREATE TABLE "create_keys" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"content" text collate "C" NOT NULL,
	"made_id" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "create_keys_by_age" ON "create_keys" USING btree ("created_at");