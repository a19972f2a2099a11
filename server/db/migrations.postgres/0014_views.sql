CREATE TABLE "view_arrangements" (
	"admin_id" text collate "C" PRIMARY KEY NOT NULL,
	"lists" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "views" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"owner_id" text collate "C",
	"list" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"query" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "view_arrangements" ADD CONSTRAINT "view_arrangements_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_owner_id_admins_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "views_by_owner" ON "views" USING btree ("owner_id");