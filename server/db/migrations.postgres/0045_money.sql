CREATE TABLE "exchange_rates" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"currency" text collate "C" NOT NULL,
	"rate" bigint NOT NULL,
	"margin" bigint NOT NULL,
	"day" text collate "C" NOT NULL,
	"source" text collate "C" NOT NULL,
	"kind" text collate "C",
	"bulletin" text collate "C",
	"fixed_until" text collate "C",
	"state" text collate "C" NOT NULL,
	"by" text collate "C",
	"changed" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money" (
	"id" bigint PRIMARY KEY NOT NULL,
	"currencies" json NOT NULL,
	"source" text collate "C" NOT NULL,
	"rate_kind" text collate "C" NOT NULL,
	"margin" bigint NOT NULL,
	"old_after_days" bigint NOT NULL,
	"when_old" text collate "C" NOT NULL,
	"vat_rates" json NOT NULL,
	"shows_net" boolean NOT NULL,
	"shows_rate" boolean NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_notes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"applied" text collate "C" NOT NULL,
	"asked" text collate "C",
	"taken_day" text collate "C",
	"problem" text collate "C",
	"told_old" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "list_price" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "list_breaks" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "currency" text collate "C";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vat_rate" bigint;--> statement-breakpoint
CREATE INDEX "exchange_rates_by_day" ON "exchange_rates" USING btree ("currency","day","created_at");--> statement-breakpoint
CREATE INDEX "exchange_rates_by_state" ON "exchange_rates" USING btree ("state");--> statement-breakpoint
CREATE INDEX "products_by_currency" ON "products" USING btree ("currency","seq") WHERE "products"."currency" is not null;