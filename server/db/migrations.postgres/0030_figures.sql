CREATE TABLE "daily_counts" (
	"day" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"n" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ignored_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pins" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"said" text collate "C" NOT NULL,
	"product_ids" json DEFAULT '[]'::json NOT NULL,
	"leads_to" text collate "C",
	"until" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "synonyms" ADD COLUMN "two_way" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "daily_counts_by_key" ON "daily_counts" USING btree ("key","kind","day");--> statement-breakpoint
CREATE INDEX "daily_counts_by_kind" ON "daily_counts" USING btree ("kind","day","key","n");