CREATE TABLE "keys" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"hash" text collate "C" NOT NULL,
	"start" text collate "C" NOT NULL,
	"former_hash" text collate "C",
	"former_until" bigint,
	"scopes" json NOT NULL,
	"profile_ids" json NOT NULL,
	"addresses" json NOT NULL,
	"admin_id" text collate "C",
	"made_by" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	"last_used_at" bigint,
	"last_used_from" text collate "C",
	"revoked_at" bigint,
	CONSTRAINT "keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keys_by_former_hash" ON "keys" USING btree ("former_hash");--> statement-breakpoint
CREATE INDEX "keys_by_admin" ON "keys" USING btree ("admin_id");