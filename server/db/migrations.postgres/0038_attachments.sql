CREATE TABLE "attachments" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"enquiry_id" text collate "C",
	"place" bigint DEFAULT 0 NOT NULL,
	"name" text collate "C" NOT NULL,
	"format" text collate "C" NOT NULL,
	"byte_size" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"ends_at" bigint
);
--> statement-breakpoint
CREATE INDEX "attachments_by_enquiry" ON "attachments" USING btree ("enquiry_id","place");--> statement-breakpoint
CREATE INDEX "attachments_by_end" ON "attachments" USING btree ("ends_at");