CREATE TABLE "offer_templates" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"valid_days" bigint,
	"delivery_terms" text collate "C",
	"payment_terms" text collate "C",
	"notes" text collate "C",
	"version" bigint DEFAULT 1 NOT NULL
);
