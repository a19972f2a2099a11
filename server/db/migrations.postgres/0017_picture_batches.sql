CREATE TABLE "picture_batch_files" (
	"batch_id" text collate "C" NOT NULL,
	"file" bigint NOT NULL,
	"path" text collate "C" NOT NULL,
	"byte_size" bigint NOT NULL,
	"place" bigint NOT NULL,
	"is_document" boolean NOT NULL,
	"match_id" text collate "C",
	"candidates" json DEFAULT '[]'::json NOT NULL,
	"chosen_id" text collate "C",
	"is_left_out" boolean NOT NULL,
	"url" text collate "C",
	"sha256" text collate "C",
	"width" bigint,
	"height" bigint,
	"problem" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "picture_batches" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"admin_id" text collate "C" NOT NULL,
	"admin" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"state" text collate "C" NOT NULL,
	"place" text collate "C",
	"sent_at" bigint NOT NULL,
	"added" bigint NOT NULL,
	"products" bigint NOT NULL,
	"left_over" bigint NOT NULL,
	"import_id" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "documents" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_batch_files" ADD CONSTRAINT "picture_batch_files_batch_id_picture_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."picture_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_batch_files_by_batch" ON "picture_batch_files" USING btree ("batch_id","file");