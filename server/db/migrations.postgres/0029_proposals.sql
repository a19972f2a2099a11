CREATE TABLE "proposals" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"program" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"rows" json NOT NULL,
	"created_at" bigint NOT NULL,
	"state" text collate "C" DEFAULT 'WAITING' NOT NULL,
	"decided_by" text collate "C",
	"decided_at" bigint,
	"undo" json
);
--> statement-breakpoint
CREATE INDEX "proposals_by_moment" ON "proposals" USING btree ("created_at");