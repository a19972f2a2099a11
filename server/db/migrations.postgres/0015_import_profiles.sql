CREATE TABLE "import_keys" (
	"profile_id" text collate "C" PRIMARY KEY NOT NULL,
	"hash" text collate "C" NOT NULL,
	"made_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_missing" (
	"profile_id" text collate "C" NOT NULL,
	"product_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_profiles" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"setup" json NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_pulls" (
	"profile_id" text collate "C" PRIMARY KEY NOT NULL,
	"schedule" text collate "C",
	"due_at" bigint,
	"version" bigint NOT NULL,
	"tries" bigint NOT NULL,
	"etag" text collate "C",
	"last_modified" text collate "C",
	"sign_in" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"profile_id" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"admin" text collate "C" NOT NULL,
	"file_name" text collate "C" NOT NULL,
	"file_hash" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"rows" bigint NOT NULL,
	"added" bigint NOT NULL,
	"changed" bigint NOT NULL,
	"unchanged" bigint NOT NULL,
	"missing" bigint NOT NULL,
	"wrong" bigint NOT NULL,
	"reasons" json DEFAULT '[]'::json NOT NULL,
	"file" text collate "C",
	"report" text collate "C",
	"known" json,
	"import_id" text collate "C"
);
--> statement-breakpoint
CREATE INDEX "import_missing_by_profile" ON "import_missing" USING btree ("profile_id","product_seq");--> statement-breakpoint
CREATE INDEX "import_runs_by_profile" ON "import_runs" USING btree ("profile_id","created_at");