ALTER TABLE "customer_addresses" ADD COLUMN "tax_number" text collate "C";--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_number" text collate "C";--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "letter_id" text collate "C";--> statement-breakpoint
CREATE INDEX "customers_by_tax_number" ON "customers" USING btree ("tax_number");--> statement-breakpoint
CREATE INDEX "attachments_by_letter" ON "attachments" USING btree ("letter_id");